import { randomUUID } from "node:crypto";
import { cp, mkdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";
import { createDataDir, type RunningSite, removeDataDir, startSite } from "../site/running-site.ts";
import { buildMessageForm, createTokenIssuer, isThanksPage, sendForm } from "../site/send-form.ts";
import { OWN_BUGS } from "../site/site-bugs.ts";
import { Tally } from "../tally.ts";

/** A file of the data folder, and what its damage may and may not affect. */
interface DamagedFile {
  name: string;
  /** Pages that may return 503. */
  own: readonly string[];
  /** Pages that must return 200. */
  others: readonly string[];
}

const LISTINGS = "/vehicules";
const FORM = "/contact";
const PLACES = "/lieux";
const TEXT = "/actualites";

const FILES: readonly DamagedFile[] = [
  { name: "places/current.json", own: [PLACES, "/sante"], others: [LISTINGS, FORM, TEXT] },
  { name: "leads/leads.sqlite", own: [FORM], others: [LISTINGS, PLACES, TEXT] },
  { name: "listings/listings.sqlite", own: [LISTINGS], others: [FORM, PLACES, TEXT] },
  { name: "site-secret", own: [], others: [LISTINGS, FORM, PLACES, TEXT] },
  { name: "keys.sqlite", own: [], others: [LISTINGS, FORM, PLACES, TEXT] },
];

/** A folder in place of a file cannot be read by root either, who runs some tests. */
const FAULTS: Readonly<Record<string, (path: string) => Promise<void>>> = {
  deleted: async () => {},
  emptied: (path) => writeFile(path, ""),
  truncated: (path) => truncate(path, 10),
  garbled: async (path) => writeFile(path, Buffer.alloc((await readFile(path)).length, 0xa5)),
  unreadable: async (path) => {
    await mkdir(path, { recursive: true });
  },
};

/** File, fault and moment of the short form; each one ended the whole site before. */
const SHORT_CASES: readonly (readonly [file: string, fault: string, isRunning: boolean])[] = [
  ["places/current.json", "garbled", true],
  ["leads/leads.sqlite", "garbled", false],
  ["site-secret", "emptied", false],
];

const RECOVERY_MS = 20_000;
/** A worker that died at once is replaced after a second, and opens its data in two. */
const START_MS = 5_000;

/**
 * A file of the data folder is deleted, emptied, truncated, garbled or made unreadable, at the
 * start or while the site runs and a worker dies. Only the pages of that file are affected, and
 * they come back without a restart once it is repaired.
 */
export const damagedFiles: Scenario = {
  name: "a file of the data folder is damaged",
  seededBug: "a worker that cannot open the places ends the site",
  async run({ isShort }, build) {
    const tally = new Tally();
    const whole = await createWholeFolder();
    try {
      for (const isRunning of [false, true]) {
        for (const file of FILES) {
          for (const fault of Object.keys(FAULTS)) {
            const isChosen = SHORT_CASES.some(
              ([name, kind, moment]) => name === file.name && kind === fault && moment === isRunning,
            );
            if ((isShort || build === "mutated") && !isChosen) continue;
            const name = `${file.name} ${fault} ${isRunning ? "while the site runs" : "at the start"}`;
            await tally.run(name, () =>
              checkFault(whole, file, fault, isRunning, build === "mutated", tally),
            );
          }
        }
      }
    } finally {
      await removeDataDir(whole);
    }
    return tally.toOutcome();
  },
};

/** Returns a data folder in which every file exists. */
async function createWholeFolder(): Promise<string> {
  const dataDir = await createDataDir({ hasListings: true });
  await mkdir(join(dataDir, "places"), { recursive: true });
  const manifest = { version: 1, generation: 1, index: null, sources: [] };
  await writeFile(join(dataDir, "places/current.json"), JSON.stringify(manifest));
  const site = await startSite({ dataDir });
  await sendForm(site, buildMessageForm(createTokenIssuer(dataDir), randomUUID()));
  await fetch(`${site.url}/v1/places/x?key=unknown`);
  await site.stop();
  return dataDir;
}

async function checkFault(
  whole: string,
  file: DamagedFile,
  fault: string,
  isRunning: boolean,
  isMutated: boolean,
  tally: Tally,
): Promise<void> {
  const dataDir = await createDataDir();
  await cp(whole, dataDir, { recursive: true });
  const path = join(dataDir, file.name);
  let site: RunningSite | undefined;
  const start = () =>
    startSite({ dataDir, env: { WORKERS: "2" }, bugs: isMutated ? OWN_BUGS["damaged files"] : [] });
  try {
    if (isRunning) site = await start();
    if (fault === "deleted" || fault === "unreadable") await removeDatabase(path);
    await FAULTS[fault]?.(path);
    site ??= await start();
    if (isRunning) await replaceWorker(site);
    for (const other of file.others) {
      const status = await getStatus(site, other);
      if (status !== 200) tally.addViolation(`${file.name} ${fault}: ${other} returned ${status}`);
    }
    for (const own of file.own) {
      const status = await getStatus(site, own);
      if (status === null || (status >= 500 && status !== 503))
        tally.addViolation(`${file.name} ${fault}: ${own} returned ${status}`);
    }
    await removeDatabase(path);
    await cp(join(whole, file.name), path);
    await expectRecovery(site, file, tally);
  } finally {
    await site?.kill();
    await removeDataDir(dataDir);
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const suffix of ["", "-wal", "-shm"]) await rm(path + suffix, { recursive: true, force: true });
  await mkdir(dirname(path), { recursive: true });
}

/** Kills one of the two workers and waits until its successor has tried to open the data. */
async function replaceWorker(site: RunningSite): Promise<void> {
  const [worker] = await site.workers();
  if (worker !== undefined) process.kill(worker, "SIGKILL");
  await wait(START_MS);
  if (!site.isRunning()) throw new Error(`the site ended: ${site.output().slice(-200)}`);
}

async function expectRecovery(
  site: RunningSite,
  { name, own, others }: DamagedFile,
  tally: Tally,
): Promise<void> {
  const until = performance.now() + RECOVERY_MS;
  for (const page of [...own, ...others]) {
    while ((await getStatus(site, page)) !== 200) {
      if (performance.now() > until) {
        tally.addViolation(`${page} does not come back after ${name} is repaired`);
        return;
      }
      await wait(250);
    }
  }
  if (name === "site-secret") return;
  const form = buildMessageForm(createTokenIssuer(site.dataDir), randomUUID());
  if (!isThanksPage(await sendForm(site, form)))
    tally.addViolation(`no form is stored after ${name} is repaired`);
}

/** Returns null if the site does not respond. */
async function getStatus(site: RunningSite, path: string): Promise<number | null> {
  try {
    const response = await fetch(site.url + path, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
