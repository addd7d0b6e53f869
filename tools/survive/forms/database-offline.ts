import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { writeFixtureListings } from "../../../apps/site/test/fixture-listings.ts";
import {
  isPostgresInstalled,
  type PostgresServer,
  startPostgres,
} from "../../../packages/test-kit/src/postgres/index.ts";
import type { Scenario } from "../scenario.ts";
import {
  createDataDir,
  hasLostProcess,
  type RunningSite,
  removeDataDir,
  startSite,
} from "../site/running-site.ts";
import {
  buildEstimateForm,
  buildMessageForm,
  buildVisitForm,
  createTokenIssuer,
  findErrorPageProblem,
  isThanksPage,
  sendForm,
} from "../site/send-form.ts";
import { OWN_BUGS } from "../site/site-bugs.ts";
import { countByKey, readStoredLeads } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";
import { DeskEdits } from "./desk-edits.ts";

/** Maximum time until a form gets a response. */
const MAX_RESPONSE_MS = 1_000;
/** Maximum time until forms are stored again after the database is back. */
const MAX_RECOVERY_MS = 2_000;
/** Slack for a busy machine in the short form. */
const SLACK_MS = 500;
/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 3_000;
const OUTAGES = ["frozen", "slow", "stopped", "killed"] as const;
const SHORT_OUTAGES = ["frozen", "slow", "killed"] as const;

/** PostgreSQL freezes, slows down, stops and restarts. Forms return Retry-After, and are stored after the restart. */
export const databaseOffline: Scenario = {
  name: "PostgreSQL down, slow, restarted",
  seededBug: "no timeout of the database",
  findMissingPrerequisite: () => (isPostgresInstalled() ? null : "PostgreSQL is not installed"),
  async run({ isShort }, build) {
    const tally = new Tally();
    const dataDir = await createDataDir();
    const database = await startPostgres();
    await writeFixtureListings(dataDir, database.url);
    const site = await startSite({
      dataDir,
      env: { DATABASE_URL: database.url, FORMS_PER_HOUR: "1000" },
      bugs: build === "mutated" ? OWN_BUGS["database offline"] : [],
    });
    const slackMs = isShort ? SLACK_MS : 0;
    const edits = await DeskEdits.create(dataDir, database.url);
    const visitors = new Visitors(site, tally, MAX_RESPONSE_MS + slackMs);
    try {
      const rounds = isShort || build === "mutated" ? 1 : 25;
      for (let round = 0; round < rounds; round += 1) {
        for (const how of build === "mutated" ? (["frozen"] as const) : isShort ? SHORT_OUTAGES : OUTAGES) {
          if (!(await visitors.send(buildMessageForm, how)))
            tally.addViolation(`before it is ${how} a form is not stored`);
          // Some requests are in flight when the outage begins.
          const underway = [buildMessageForm, buildVisitForm, buildMessageForm].map((fill) =>
            visitors.send(fill, how),
          );
          const restore = await interrupt(database, how);
          await Promise.all(underway);
          if (build === "mutated") await visitors.send(buildMessageForm, how);
          else await visitors.expectOutage(how);
          const during = await edits.save(site, REQUEST_TIMEOUT_MS).catch(() => null);
          if (during !== null && !during.isSaved && ![200, 503].includes(during.response.status))
            tally.addViolation(`while it is ${how} the desk returned ${during.response.status}`);
          await restore();
          const until = performance.now() + MAX_RECOVERY_MS + slackMs;
          while (!(await visitors.send(buildMessageForm, how))) {
            if (performance.now() > until) {
              tally.addViolation(`${MAX_RECOVERY_MS} ms after it was ${how} no form is stored`);
              break;
            }
            await wait(50);
          }
        }
      }
      const counts = countByKey((await readStoredLeads(dataDir, database.url)).leads);
      for (const key of visitors.acknowledged)
        if (counts.get(key) !== 1) tally.addViolation(`${key} was acknowledged and is lost`);
      // The first saving learns the version, if the last one before was stored without a response.
      const until = performance.now() + MAX_RECOVERY_MS + slackMs;
      while (!(await edits.save(site)).isSaved) {
        if (performance.now() > until) {
          tally.addViolation(`${MAX_RECOVERY_MS} ms after the database is back the desk saves nothing`);
          break;
        }
        await wait(50);
      }
      for (const loss of await edits.findLosses()) tally.addViolation(loss);
      if (!site.isRunning() || hasLostProcess(site)) tally.addViolation("a process ended");
      return tally.toOutcome();
    } finally {
      await site.kill();
      await database.remove();
      await removeDataDir(dataDir);
    }
  },
};

/** Starts an outage of the database; returns a function that ends it. */
async function interrupt(
  database: PostgresServer,
  how: (typeof OUTAGES)[number],
): Promise<() => Promise<void>> {
  if (how === "stopped") await database.stop();
  if (how === "killed") await database.kill();
  if (how === "stopped" || how === "killed") return () => database.restart();
  if (how === "frozen") {
    await database.freeze();
    return () => database.thaw();
  }
  const end = new AbortController();
  const slow = (async () => {
    while (!end.signal.aborted) {
      await database.freeze();
      await wait(SLOW_MS);
      await database.thaw();
      await wait(5);
    }
  })();
  return async () => {
    end.abort();
    await slow;
  };
}

/** Duration of a slow query; it is shorter than the query timeout of forms. */
const SLOW_MS = 350;

/** Pages, and whether they work without the database. */
const PAGES = [
  ["/contact", true],
  ["/mentions-legales", true],
  ["/favicon.svg", true],
  ["/confirmer/abc", false],
  ["/alertes/confirmer/abc", false],
  ["/vehicules", false],
] as const;

/** Visitors who send forms and load pages during outages. */
class Visitors {
  readonly acknowledged: string[] = [];
  readonly #site: RunningSite;
  readonly #tally: Tally;
  readonly #maxMs: number;
  readonly #issue: ReturnType<typeof createTokenIssuer>;

  constructor(site: RunningSite, tally: Tally, maxMs: number) {
    this.#site = site;
    this.#tally = tally;
    this.#maxMs = maxMs;
    this.#issue = createTokenIssuer(site.dataDir);
  }

  /** Sends a form and returns whether it was stored. A late or malformed response is a violation. */
  async send(fill: typeof buildMessageForm, how: string): Promise<boolean> {
    const key = randomUUID();
    const response = await sendForm(this.#site, fill(this.#issue, key), {}, REQUEST_TIMEOUT_MS).catch(
      () => null,
    );
    this.#tally.addRun(response?.ms ?? REQUEST_TIMEOUT_MS);
    if (response === null || response.ms > this.#maxMs)
      this.#tally.addViolation(
        `while it is ${how} a form gets a response after ${response?.ms.toFixed(0) ?? "many"} ms`,
      );
    if (response === null) return false;
    if (isThanksPage(response)) {
      this.acknowledged.push(key);
      return true;
    }
    const problem = findErrorPageProblem(response, key);
    if (problem !== null) this.#tally.addViolation(`while it is ${how} ${problem}`);
    return false;
  }

  /** Sends forms and loads pages during an outage. */
  async expectOutage(how: (typeof OUTAGES)[number]): Promise<void> {
    for (const fill of [buildVisitForm, buildEstimateForm]) {
      const isStored = await this.send(fill, how);
      if (isStored && how !== "slow") this.#tally.addViolation(`a form is stored while it is ${how}`);
    }
    for (const [path, worksOffline] of PAGES) {
      const page = await this.#get(path);
      const isUnavailable = page?.status === 503 && page.headers.has("retry-after");
      if (worksOffline ? page?.status !== 200 : !isUnavailable && !(page !== null && page.status < 500))
        this.#tally.addViolation(`while it is ${how} ${path} returned ${page?.status ?? "too late"}`);
    }
  }

  async #get(path: string): Promise<Response | null> {
    try {
      const page = await fetch(this.#site.url + path, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      await page.arrayBuffer();
      return page;
    } catch {
      return null;
    }
  }
}
