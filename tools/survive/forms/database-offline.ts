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
  hasLostProcess,
  newDataDir,
  type RunningSite,
  removeDataDir,
  startSite,
} from "../site/running-site.ts";
import {
  aVisit,
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  isThanksPage,
  problemOfRefusal,
  sendForm,
} from "../site/send-form.ts";
import type { SiteBug } from "../site/site-bug.ts";
import { countByKey, readStoredLeads } from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** The database is waited for as long as it takes. */
const ENDLESS_PATIENCE: readonly SiteBug[] = [
  { file: "/database/postgres.ts", find: "connectionTimeoutMillis: connectTimeoutMs,", by: "" },
  { file: "/database/postgres.ts", find: "query_timeout: queryTimeoutMs,", by: "" },
  { file: "/build/server/", find: "async function withinMs\\(ms, work\\) \\{", by: "$& return work;" },
];

/** A form is answered by then. */
const ANSWERED_MS = 1_000;
/** And arrives so soon after the database is back. */
const BACK_MS = 2_000;
/** What a machine that does other things too may add in the form for CI. */
const SLACK_MS = 500;
/** Nobody waits longer. */
const GIVEN_UP_MS = 3_000;
const AWAY = ["frozen", "slow", "stopped", "killed"] as const;
const AWAY_SHORT = ["frozen", "slow", "killed"] as const;

/** A real PostgreSQL does not answer, answers slowly, stops and starts: forms say when to come back, and arrive then. */
export const databaseOffline: Scenario = {
  name: "PostgreSQL down, slow, restarted",
  seededBug: "the database is waited for without end",
  findMissingPrerequisite: () => (isPostgresInstalled() ? null : "no PostgreSQL is installed here"),
  async run({ isShort }, build) {
    const tally = new Tally();
    const dataDir = await newDataDir();
    const database = await startPostgres();
    await writeFixtureListings(dataDir, database.url);
    const site = await startSite({
      dataDir,
      env: { DATABASE_URL: database.url, FORMS_PER_HOUR: "1000" },
      bugs: build === "mutated" ? ENDLESS_PATIENCE : [],
    });
    const slackMs = isShort ? SLACK_MS : 0;
    const people = new People(site, tally, ANSWERED_MS + slackMs);
    try {
      const rounds = isShort || build === "mutated" ? 1 : 25;
      for (let round = 0; round < rounds; round += 1) {
        for (const how of build === "mutated" ? (["frozen"] as const) : isShort ? AWAY_SHORT : AWAY) {
          if (!(await people.send(buildMessageForm, how)))
            tally.violation(`before it is ${how} a form does not arrive`);
          // Some are under way when it goes.
          const underway = [buildMessageForm, aVisit, buildMessageForm].map((fill) => people.send(fill, how));
          const back = await goAway(database, how);
          await Promise.all(underway);
          if (build === "mutated") await people.send(buildMessageForm, how);
          else await people.meetAway(how);
          await back();
          const until = performance.now() + BACK_MS + slackMs;
          while (!(await people.send(buildMessageForm, how))) {
            if (performance.now() > until) {
              tally.violation(`${BACK_MS} ms after it was ${how} nothing arrives yet`);
              break;
            }
            await wait(50);
          }
        }
      }
      const counts = countByKey((await readStoredLeads(dataDir, database.url)).leads);
      for (const key of people.acknowledged)
        if (counts.get(key) !== 1) tally.violation(`${key} was acknowledged and is lost`);
      if (!site.isRunning() || hasLostProcess(site)) tally.violation("a process ended");
      return tally.outcome();
    } finally {
      await site.kill();
      await database.remove();
      await removeDataDir(dataDir);
    }
  },
};

/** Lets the database go away; what it gives brings it back. */
async function goAway(database: PostgresServer, how: (typeof AWAY)[number]): Promise<() => Promise<void>> {
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

/** Each query takes that long; less than a form waits for one of them. */
const SLOW_MS = 350;

/** Pages, and whether they stand without the database. */
const PAGES = [
  ["/contact", true],
  ["/mentions-legales", true],
  ["/favicon.svg", true],
  ["/confirmer/abc", false],
  ["/alertes/confirmer/abc", false],
  ["/vehicules", false],
] as const;

/** People who send forms and ask for pages whatever the database does. */
class People {
  readonly acknowledged: string[] = [];
  readonly #site: RunningSite;
  readonly #tally: Tally;
  readonly #mostMs: number;
  readonly #issue: ReturnType<typeof createTokenIssuer>;

  constructor(site: RunningSite, tally: Tally, mostMs: number) {
    this.#site = site;
    this.#tally = tally;
    this.#mostMs = mostMs;
    this.#issue = createTokenIssuer(site.dataDir);
  }

  /** Sends a form; whether it arrived. It is answered in time in any case. */
  async send(fill: typeof buildMessageForm, how: string): Promise<boolean> {
    const key = randomUUID();
    const answer = await sendForm(this.#site, fill(this.#issue, key), {}, GIVEN_UP_MS).catch(() => null);
    this.#tally.measured(answer?.ms ?? GIVEN_UP_MS);
    if (answer === null || answer.ms > this.#mostMs)
      this.#tally.violation(
        `while it is ${how} a form is answered after ${answer?.ms.toFixed(0) ?? "many"} ms`,
      );
    if (answer === null) return false;
    if (isThanksPage(answer)) {
      this.acknowledged.push(key);
      return true;
    }
    const problem = problemOfRefusal(answer, key);
    if (problem !== null) this.#tally.violation(`while it is ${how} ${problem}`);
    return false;
  }

  /** What is asked while it is away: forms, and pages that need no database. */
  async meetAway(how: (typeof AWAY)[number]): Promise<void> {
    for (const fill of [aVisit, buildEstimateForm]) {
      const hasArrived = await this.send(fill, how);
      if (hasArrived && how !== "slow") this.#tally.violation(`a form arrives while it is ${how}`);
    }
    for (const [path, isNeeded] of PAGES) {
      const page = await this.#get(path);
      const isAway = page?.status === 503 && page.headers.has("retry-after");
      if (isNeeded ? page?.status !== 200 : !isAway && !(page !== null && page.status < 500))
        this.#tally.violation(`while it is ${how} ${path} is answered ${page?.status ?? "too late"}`);
    }
  }

  async #get(path: string): Promise<Response | null> {
    try {
      const page = await fetch(this.#site.url + path, { signal: AbortSignal.timeout(GIVEN_UP_MS) });
      await page.arrayBuffer();
      return page;
    } catch {
      return null;
    }
  }
}
