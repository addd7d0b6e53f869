import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  isPostgresInstalled,
  type PostgresServer,
  startPostgres,
} from "../../../packages/test-kit/src/postgres/index.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import type { Build, Scenario } from "../scenario.ts";
import { newDataDir, type RunningSite, removeDataDir, startSite } from "../site/running-site.ts";
import {
  acceptAll,
  buildEstimateForm,
  buildMessageForm,
  createTokenIssuer,
  type FilledForm,
  isThanksPage,
  sendForm,
} from "../site/send-form.ts";
import type { SiteBug } from "../site/site-bug.ts";
import {
  countByKey,
  listOrphanFiles,
  missingFiles,
  readStoredLeads,
  waitUntilEmpty,
} from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";

/** Says that a form is kept a moment before it is. */
const ANSWERED_BEFORE_KEPT: readonly SiteBug[] = [
  {
    file: "/leads/open-lead-store.ts",
    find: "put\\(lead: NewLead\\) \\{",
    by: `put(lead: NewLead): Promise<{ outcome: "kept"; reference: string }> {
      setTimeout(() => void this.#write(() => putLead(this.#db, lead, this.#now())).catch(() => {}), 400);
      return Promise.resolve({ outcome: "kept", reference: "AAAAAAAAAA" });
    }
    putAtOnce(lead: NewLead) {`,
  },
];

const CLIENTS = 6;
/** What a killed process left is done and swept away once the next one has started. */
const TIDY_MS = 30_000;

/** The site is killed again and again while forms, photos and choices of cookies arrive, kept in a file. */
export const killedOnSqlite: Scenario = {
  name: "process killed while forms are posted, on SQLite",
  seededBug: "a form is answered before it is kept",
  run: ({ seed, isShort }, build) => killed({ seed, isShort, build, database: null }),
};

/** The same in a real PostgreSQL, which is killed with it every third time. */
export const killedOnPostgres: Scenario = {
  name: "process killed while forms are posted, on PostgreSQL",
  seededBug: "a form is answered before it is kept",
  findMissingPrerequisite: () => (isPostgresInstalled() ? null : "no PostgreSQL is installed here"),
  async run({ seed, isShort }, build) {
    const database = await startPostgres();
    try {
      return await killed({ seed, isShort, build, database });
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

async function killed({ seed, isShort, build, database }: KilledRun) {
  const random = seededRandom(seed);
  const isLong = !isShort && build === "real";
  const kills = isLong ? 100 : build === "real" ? 2 : 1;
  const acknowledgements = isLong ? 10_000 : kills * 60;
  const tally = new Tally();
  const dataDir = await newDataDir();
  const databaseUrl = database?.url;
  const start = () =>
    startSite({
      dataDir,
      env: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
      bugs: build === "mutated" ? ANSWERED_BEFORE_KEPT : [],
    });
  const crowd = new Crowd(tally, random);
  let site = await start();
  const restart = async () => {
    await site.kill();
    await crowd.rest();
    site = await start();
  };
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      crowd.postTo(site);
      const share = (acknowledgements * kill) / kills;
      while (crowd.acknowledgedCount < share && site.isRunning()) await wait(5);
      await wait(random.below(30));
      await site.kill();
      await crowd.rest();
      if (database !== null && kill % 3 === 0) {
        await database.kill();
        // What it was killed with may hold its memory for a moment.
        await database.restart().catch(() => wait(2_000).then(() => database.restart()));
      }
      const kept = await readStoredLeads(dataDir, databaseUrl);
      crowd.compare(kept.leads, kept.proofCount);
      for (const missing of await missingFiles(dataDir, kept.leads)) tally.violation(missing);
      if (build === "mutated") return tally.outcome();
      await restart();
    }
    // What had no answer is sent again, as people do; then nothing is under way any more.
    crowd.finish(site);
    await crowd.rest();
    await restart();
    const kept = await readStoredLeads(dataDir, databaseUrl);
    crowd.compare(kept.leads, kept.proofCount);
    const orphans = await waitUntilEmpty(TIDY_MS, async () =>
      listOrphanFiles(dataDir, await readStoredLeads(dataDir, databaseUrl)),
    );
    for (const orphan of orphans) tally.violation(`${orphan} belongs to no lead`);
    if (!isShort) console.error(`  ${kills} kills, ${crowd.acknowledgedCount} acknowledged`);
    return tally.outcome();
  } catch (error) {
    // Above all a start that failed.
    tally.violation((error as Error).message);
    return tally.outcome();
  } finally {
    await site.kill();
    await removeDataDir(dataDir);
  }
}

interface Sending {
  key: string;
  form: FilledForm | null;
}

/** People who post, each one thing after the other, and note what was answered. */
class Crowd {
  readonly #tally: Tally;
  readonly #random: SeededRandom;
  readonly #acknowledged = new Set<string>();
  /** Sent and not answered. */
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

  /** Begins to post until the site is gone. */
  postTo(site: RunningSite): void {
    this.#posting = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (site.isRunning()) await this.#post(site, this.#takeOpen() ?? this.#newSending(site));
      }),
    );
  }

  /** Sends what is open until all of it is answered. */
  finish(site: RunningSite): void {
    this.#posting = (async () => {
      for (let sending = this.#takeOpen(); sending !== undefined; sending = this.#takeOpen())
        await this.#post(site, sending);
    })();
  }

  /** Resolves when nothing is under way. */
  async rest(): Promise<void> {
    await this.#posting;
  }

  /** Compares what was acknowledged with what was kept. */
  compare(leads: Parameters<typeof countByKey>[0], proofCount: number): void {
    const counts = countByKey(leads);
    for (const key of this.#acknowledged)
      if (!counts.has(key)) this.#tally.violation(`${key} was acknowledged and is lost`);
    for (const [key, count] of counts) if (count > 1) this.#tally.violation(`${key} was kept ${count} times`);
    const halves = leads.filter(({ kind, files }) => files.length !== (kind === "estimation" ? 1 : 0));
    for (const { reference } of halves) this.#tally.violation(`${reference} is there without its photo`);
    if (proofCount < this.#proofs || proofCount > this.#proofs + this.#openProofs)
      this.#tally.violation(`of ${this.#proofs} acknowledged choices ${proofCount} have a proof`);
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
      const answer = await (form === null ? acceptAll(site) : sendForm(site, form));
      if (form === null && answer.status === 204) this.#proofs += 1;
      else if (form !== null && isThanksPage(answer)) this.#acknowledged.add(key);
      else if (answer.status === 503) throw new Error("It says to come back.");
      else return this.#tally.violation(`${form?.path} is answered ${answer.status}`);
      this.#tally.measured(answer.ms);
    } catch {
      // Nothing came back; what is known by a key is sent again.
      if (form === null) this.#openProofs += 1;
      else this.#open.set(key, sending);
    }
  }
}
