import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  isPostgresInstalled,
  type PostgresServer,
  startPostgres,
} from "../../../packages/test-kit/src/postgres/index.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import type { Build, Scenario } from "../scenario.ts";
import { createDataDir, type RunningSite, removeDataDir, startSite } from "../site/running-site.ts";
import {
  acceptAll,
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  type FilledForm,
  isThanksPage,
  sendForm,
} from "../site/send-form.ts";
import { OWN_BUGS } from "../site/site-bugs.ts";
import {
  countByKey,
  listMissingFiles,
  listOrphanFiles,
  readStoredLeads,
  waitUntilEmpty,
} from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";
import { DeskEdits } from "./desk-edits.ts";

const CLIENTS = 6;
/** Maximum time in which a new process cleans up after a killed one. */
const MAX_CLEANUP_MS = 30_000;

/** The site is killed repeatedly while it receives forms, photos and consent choices; it uses SQLite. */
export const killedOnSqlite: Scenario = {
  name: "process killed while forms are posted, on SQLite",
  seededBug: "a form is acknowledged before it is stored",
  run: ({ seed, isShort }, build) => runKills({ seed, isShort, build, database: null }),
};

/** The same on PostgreSQL, which is killed too every third time. */
export const killedOnPostgres: Scenario = {
  name: "process killed while forms are posted, on PostgreSQL",
  seededBug: "a form is acknowledged before it is stored",
  findMissingPrerequisite: () => (isPostgresInstalled() ? null : "PostgreSQL is not installed"),
  async run({ seed, isShort }, build) {
    const database = await startPostgres();
    try {
      return await runKills({ seed, isShort, build, database });
    } finally {
      await database.remove();
    }
  },
};

interface KilledRun {
  seed: number;
  isShort: boolean;
  build: Build;
  database: PostgresServer | null;
}

async function runKills({ seed, isShort, build, database }: KilledRun) {
  const random = seededRandom(seed);
  const isLong = !isShort && build === "real";
  const kills = isLong ? 100 : build === "real" ? 2 : 1;
  const acknowledgements = isLong ? 10_000 : kills * 60;
  const tally = new Tally();
  const dataDir = await createDataDir();
  const databaseUrl = database?.url;
  const start = () =>
    startSite({
      dataDir,
      env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      bugs: build === "mutated" ? OWN_BUGS["killed while posting"] : [],
    });
  const visitors = new Visitors(tally, random);
  const edits = await DeskEdits.create(dataDir, databaseUrl);
  let site = await start();
  const restart = async () => {
    await site.kill();
    await visitors.wait();
    site = await start();
  };
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      visitors.postTo(site);
      const editing = edits.saveWhile(site);
      const share = (acknowledgements * kill) / kills;
      while (visitors.acknowledgedCount < share && site.isRunning()) await wait(5);
      await wait(random.below(30));
      await site.kill();
      await visitors.wait();
      await editing;
      if (database !== null && kill % 3 === 0) {
        await database.kill();
        // Killed processes may hold shared memory for a moment.
        await database.restart().catch(() => wait(2_000).then(() => database.restart()));
      }
      const stored = await readStoredLeads(dataDir, databaseUrl);
      visitors.compare(stored.leads, stored.proofCount);
      for (const missing of await listMissingFiles(dataDir, stored.leads)) tally.addViolation(missing);
      for (const loss of await edits.findLosses()) tally.addViolation(loss);
      if (build === "mutated") return tally.toOutcome();
      await restart();
    }
    // Sends forms without a response again, as visitors do, until none is pending.
    visitors.finish(site);
    await visitors.wait();
    await restart();
    const stored = await readStoredLeads(dataDir, databaseUrl);
    visitors.compare(stored.leads, stored.proofCount);
    const orphans = await waitUntilEmpty(MAX_CLEANUP_MS, async () =>
      listOrphanFiles(dataDir, await readStoredLeads(dataDir, databaseUrl)),
    );
    for (const orphan of orphans) tally.addViolation(`${orphan} belongs to no lead`);
    if (!isShort) console.error(`  ${kills} kills, ${visitors.acknowledgedCount} acknowledged`);
    return tally.toOutcome();
  } catch (error) {
    // Most often the site did not start.
    tally.addViolation((error as Error).message);
    return tally.toOutcome();
  } finally {
    await site.kill();
    await removeDataDir(dataDir);
  }
}

interface Sending {
  key: string;
  form: FilledForm | null;
}

/** Visitors who send forms one after the other and record the responses. */
class Visitors {
  readonly #tally: Tally;
  readonly #random: SeededRandom;
  readonly #acknowledged = new Set<string>();
  /** Sent without a response. */
  readonly #open = new Map<string, Sending>();
  #proofs = 0;
  #openProofs = 0;
  #posting: Promise<unknown> = Promise.resolve();

  constructor(tally: Tally, random: SeededRandom) {
    this.#tally = tally;
    this.#random = random;
  }

  get acknowledgedCount(): number {
    return this.#acknowledged.size + this.#proofs;
  }

  /** Starts to send forms until the site stops. */
  postTo(site: RunningSite): void {
    this.#posting = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (site.isRunning()) await this.#post(site, this.#takeOpen() ?? this.#newSending(site));
      }),
    );
  }

  /** Sends open forms until each has a response. */
  finish(site: RunningSite): void {
    this.#posting = (async () => {
      for (let sending = this.#takeOpen(); sending !== undefined; sending = this.#takeOpen())
        await this.#post(site, sending);
    })();
  }

  /** Resolves when no request is in flight. */
  async wait(): Promise<void> {
    await this.#posting;
  }

  /** Compares acknowledged with stored forms. */
  compare(leads: Parameters<typeof countByKey>[0], proofCount: number): void {
    const counts = countByKey(leads);
    for (const key of this.#acknowledged)
      if (!counts.has(key)) this.#tally.addViolation(`${key} was acknowledged and is lost`);
    for (const [key, count] of counts)
      if (count > 1) this.#tally.addViolation(`${key} was stored ${count} times`);
    const incomplete = leads.filter(({ kind, files }) => files.length !== (kind === "estimation" ? 1 : 0));
    for (const { reference } of incomplete) this.#tally.addViolation(`${reference} has no photo`);
    if (proofCount < this.#proofs || proofCount > this.#proofs + this.#openProofs)
      this.#tally.addViolation(`of ${this.#proofs} acknowledged choices ${proofCount} have a proof`);
  }

  #newSending({ dataDir }: RunningSite): Sending {
    const key = randomUUID();
    const issue = createTokenIssuer(dataDir);
    const kind = this.#random.below(8);
    return {
      key,
      form: kind === 0 ? null : kind < 3 ? buildEstimateForm(issue, key) : buildMessageForm(issue, key),
    };
  }

  #takeOpen(): Sending | undefined {
    const [first] = this.#open.values();
    if (first !== undefined) this.#open.delete(first.key);
    return first;
  }

  async #post(site: RunningSite, sending: Sending): Promise<void> {
    const { key, form } = sending;
    try {
      const response = await (form === null ? acceptAll(site) : sendForm(site, form));
      if (form === null && response.status === 204) this.#proofs += 1;
      else if (form !== null && isThanksPage(response)) this.#acknowledged.add(key);
      else if (response.status === 503) throw new Error("The site is unavailable.");
      else return this.#tally.addViolation(`${form?.path} returned ${response.status}`);
      this.#tally.addRun(response.ms);
    } catch {
      // No response; forms with a key are sent again.
      if (form === null) this.#openProofs += 1;
      else this.#open.set(key, sending);
    }
  }
}
