import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ESTATE_AGENCY, writeFixtureListings } from "../../../apps/site/test/fixture-listings.ts";
import { type ListingStore, openListingStore } from "../../../packages/listing-store/src/index.ts";
import { isPostgresInstalled } from "../../../packages/test-kit/src/postgres/index.ts";
import { startS3 } from "../../../packages/test-kit/src/s3/s3-server.ts";
import type { Scenario } from "../scenario.ts";
import { createDataDir, type RunningSite, removeDataDir, startSite } from "../site/running-site.ts";
import {
  buildMessageForm,
  createTokenIssuer,
  findErrorPageProblem,
  isThanksPage,
  sendForm,
} from "../site/send-form.ts";
import { OWN_BUGS } from "../site/site-bugs.ts";
import { countByKey, readStoredLeads } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";
import { DatabaseCluster } from "./database-cluster.ts";

const DATABASES = 3;
const CLIENTS = 6;
/** Maximum time from the promotion until each server stores forms again. */
const MAX_RECOVERY_MS = 5_000;
/** Slack for a busy machine in the short form. */
const SLACK_MS = 10_000;
const REQUEST_TIMEOUT_MS = 5_000;
/** Time between fail-overs. */
const CALM_MS = 1_500;

/**
 * Site servers with empty folders share a primary and two standbys. The primary is killed again and again;
 * forms and changed agencies that were acknowledged are kept, and shown by every server at once.
 */
export const failOver: Scenario = {
  name: "the primary database is lost, and a standby takes over",
  seededBug: "a standby is read however far it is behind",
  findMissingPrerequisite: () => (isPostgresInstalled() ? null : "PostgreSQL is not installed"),
  async run({ isShort }, build) {
    const tally = new Tally();
    const [databases, files] = await Promise.all([DatabaseCluster.start(DATABASES), startS3()]);
    const sites: RunningSite[] = [];
    let store: ListingStore | undefined;
    try {
      const env = { DATABASE_URL: databases.url, DATABASE_READ_URL: databases.readUrl, FILES_URL: files.url };
      for (let number = 0; number < (isShort ? 2 : 3); number += 1) {
        const dataDir = await createDataDir();
        if (number === 0) await writeFixtureListings(dataDir, databases.url);
        sites.push(await startSite({ dataDir, env, bugs: build === "mutated" ? OWN_BUGS["fail-over"] : [] }));
      }
      store = await openListingStore({ folder: "unused", databaseUrl: databases.url });
      const visitors = new Visitors(sites, tally);
      const publisher = new Publisher(store, sites, tally);
      await databases.pauseReplay(true);
      for (let change = 0; change < 3; change += 1) await publisher.publish();
      await databases.pauseReplay(false);
      if (build === "mutated") return tally.toOutcome();

      const ending = new AbortController();
      const work = Promise.all([visitors.sendUntil(ending.signal), publisher.publishUntil(ending.signal)]);
      const maxMs = MAX_RECOVERY_MS + (isShort ? SLACK_MS : 0);
      const rounds = isShort ? 1 : 20;
      for (let round = 1; round <= rounds; round += 1) {
        await wait(CALM_MS);
        await databases.failOver();
        const recoveredMs = await visitors.waitForEachServer(maxMs);
        if (recoveredMs === null)
          tally.addViolation(`${maxMs} ms after fail-over ${round} a server stores no form`);
        else tally.addRun(recoveredMs);
      }
      ending.abort();
      await work;
      const [{ dataDir } = { dataDir: "" }] = sites;
      visitors.compare(countByKey((await readStoredLeads(dataDir, databases.url)).leads));
      if (!sites.every((site) => site.isRunning())) tally.addViolation("a server ended");
      if (!isShort)
        console.error(
          `  ${rounds} fail-overs, ${visitors.acknowledgedCount} forms and ${publisher.publishedCount} changes acknowledged`,
        );
      return tally.toOutcome();
    } finally {
      await store?.close();
      for (const site of sites) await site.kill();
      for (const { dataDir } of sites) await removeDataDir(dataDir);
      await files.close();
      await databases.remove();
    }
  },
};

/** Visitors who send messages, each to any server, and send those without an answer again to another. */
class Visitors {
  readonly #sites: readonly RunningSite[];
  readonly #tally: Tally;
  readonly #acknowledged = new Set<string>();
  /** When each server last acknowledged a form that was sent after the time in `#sentAfter`. */
  readonly #answered = new Set<RunningSite>();
  #sentAfterMs = 0;

  constructor(sites: readonly RunningSite[], tally: Tally) {
    this.#sites = sites;
    this.#tally = tally;
  }

  get acknowledgedCount(): number {
    return this.#acknowledged.size;
  }

  async sendUntil(signal: AbortSignal): Promise<void> {
    const [first] = this.#sites;
    // The servers share their secret.
    const issue = createTokenIssuer(first?.dataDir ?? "");
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let turn = client; !signal.aborted; ) {
          const key = randomUUID();
          const form = buildMessageForm(issue, key);
          // Until it is acknowledged, also after the last fail-over.
          while (!(await this.#send(form, key, turn++))) await wait(50);
        }
      }),
    );
  }

  /** Waits until each server has stored a form that is sent from now on; null if it takes longer. */
  async waitForEachServer(maxMs: number): Promise<number | null> {
    const startMs = performance.now();
    this.#sentAfterMs = startMs;
    this.#answered.clear();
    while (this.#answered.size < this.#sites.length) {
      if (performance.now() - startMs > maxMs) return null;
      await wait(10);
    }
    return performance.now() - startMs;
  }

  compare(counts: ReadonlyMap<string, number>): void {
    for (const key of this.#acknowledged) {
      const count = counts.get(key) ?? 0;
      if (count !== 1) this.#tally.addViolation(`${key} was acknowledged, and is stored ${count} times`);
    }
  }

  async #send(form: ReturnType<typeof buildMessageForm>, key: string, turn: number): Promise<boolean> {
    const site = this.#sites[turn % this.#sites.length] as RunningSite;
    const sentMs = performance.now();
    const response = await sendForm(site, form, {}, REQUEST_TIMEOUT_MS).catch(() => null);
    if (response === null) return false;
    if (!isThanksPage(response)) {
      const problem = findErrorPageProblem(response, key);
      if (problem !== null) this.#tally.addViolation(problem);
      return false;
    }
    this.#acknowledged.add(key);
    if (sentMs >= this.#sentAfterMs) this.#answered.add(site);
    return true;
  }
}

/** Renames an agency, and reads each acknowledged name at once on another server. */
class Publisher {
  readonly #store: ListingStore;
  readonly #sites: readonly RunningSite[];
  readonly #tally: Tally;
  #number = 0;
  publishedCount = 0;

  constructor(store: ListingStore, sites: readonly RunningSite[], tally: Tally) {
    this.#store = store;
    this.#sites = sites;
    this.#tally = tally;
  }

  async publishUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // Without a primary nothing is acknowledged.
      await this.publish().catch(() => {});
      await wait(50);
    }
  }

  /** @throws {StoreError} if the change is not acknowledged */
  async publish(): Promise<void> {
    this.#number += 1;
    const number = this.#number;
    const agency = await this.#store.agency(ESTATE_AGENCY);
    if (agency === null) throw new Error(`There is no agency ${ESTATE_AGENCY}.`);
    await this.#store.putAgency({ ...agency, nom: `Agence ${number}` });
    this.publishedCount += 1;
    for (const site of this.#sites) {
      const shown = await this.#readNumber(site);
      if (shown !== null && shown < number)
        this.#tally.addViolation(`a server shows name ${shown} after name ${number} was acknowledged`);
    }
  }

  /** Returns null if the server says that it cannot answer now. */
  async #readNumber({ url }: RunningSite): Promise<number | null> {
    const startMs = performance.now();
    const response = await fetch(`${url}/agence/${ESTATE_AGENCY}`, {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    }).catch(() => null);
    if (response === null) return null;
    const html = await response.text();
    this.#tally.addRun(performance.now() - startMs);
    if (response.status === 503 && response.headers.has("retry-after")) return null;
    const [, number] = /<h1[^>]*>\s*Agence (\d+)/.exec(html) ?? [];
    if (number === undefined) this.#tally.addViolation(`the page of the agency returned ${response.status}`);
    return Number(number);
  }
}
