import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { Scenario } from "../scenario.ts";
import { peakOf, resetPeak } from "../site/process-memory.ts";
import { type RawAnswer, rawPost } from "../site/send-raw-post.ts";
import { hasLostProcess } from "../site/running-site.ts";
import { buildEstimateForm, createTokenIssuer, isThanksPage, PHOTO, sendForm } from "../site/send-form.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import {
  keyOfLead,
  leadsFolder,
  listOrphanFiles,
  readStoredLeads,
  waitUntilEmpty,
} from "../site/stored-leads.ts";
import { Tally } from "../tally.ts";
import { HOSTILE_FILES, type HostileFile } from "./hostile-files.ts";

const MAX_MS = 1_000;
const MAX_BYTES = 150 * 2 ** 20;
const WORK_MS = 60_000;
const SLOW_PACE_MS = 1_000;

/** Files and forms as nobody should send them: each is refused with a sentence, or is a photo without anything else in the end. */
export const uploads: Scenario = {
  name: "uploads: names, types, bombs, cut off, endless, slow",
  seededBug: "every file is taken for a photo",
  async run({ isShort }, build) {
    const site = await getSharedSite(build);
    const tally = new Tally();
    const before = new Set(await filesOf(site));
    for (let left = isShort || build === "mutated" ? 1 : 10; left > 0; left -= 1) {
      // The slow one takes its time while others are judged.
      const slow = rawPost(site.port, multipartHead("/estimer"), slowly());
      const fates = await sendFiles(site, tally);
      if (build === "real") {
        await sendBodies(site, tally);
        const { ms, ...answer } = await slow;
        // It is answered while its sender waits to send the next byte.
        judge(tally, "a byte a second", { ...answer, ms: Math.max(0, ms - SLOW_PACE_MS) }, [408]);
        await judgeFates(site, tally, fates);
      }
      if (build === "mutated") return tally.outcome();
    }
    await judgeFolder(site, tally, before);
    if (!site.isRunning() || hasLostProcess(site)) tally.violation("a process ended");
    return tally.outcome();
  },
};

async function sendFiles(site: SharedSite, tally: Tally): Promise<Map<string, HostileFile>> {
  const fates = new Map<string, HostileFile>();
  for (const file of HOSTILE_FILES) {
    const key = randomUUID();
    const form = buildEstimateForm(createTokenIssuer(site.dataDir), key);
    const answer = await inMemory(site, tally, file.name, () =>
      sendForm(site, { ...form, photos: [[file.name, file.bytes]] }),
    );
    tally.measured(answer.ms);
    const isRight =
      file.fate === "told"
        ? answer.status === 422 && answer.text.includes("n’est pas une photo")
        : isThanksPage(answer);
    if (!isRight) tally.violation(`${file.name.slice(0, 40)} is answered ${answer.status}`);
    if (answer.ms > MAX_MS)
      tally.violation(`${file.name.slice(0, 40)} is answered after ${answer.ms.toFixed(0)} ms`);
    if (file.fate !== "told") fates.set(key, file);
  }
  return fates;
}

/** Does something while no process of the site may grow much. */
async function inMemory<Result>(
  site: SharedSite,
  tally: Tally,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const pids = await site.processes();
  const start = await Promise.all(pids.map(resetPeak));
  const result = await work();
  const peaks = await Promise.all(pids.map(peakOf));
  for (const [index, peak] of peaks.entries()) {
    const grown = peak - (start[index] ?? 0);
    if (grown > MAX_BYTES)
      tally.violation(`${what.slice(0, 40)} makes a process grow by ${Math.round(grown / 2 ** 20)} MB`);
  }
  return result;
}

/** What becomes of the files that were taken at first. */
async function judgeFates(
  site: SharedSite,
  tally: Tally,
  fates: ReadonlyMap<string, HostileFile>,
): Promise<void> {
  const waiting = async () =>
    (await readStoredLeads(site.dataDir)).leads.flatMap(({ files }) =>
      files.filter(({ state }) => state === "waiting").map(({ name }) => name),
    );
  for (const name of await waitUntilEmpty(WORK_MS, waiting)) tally.violation(`${name} is not looked at`);
  for (const lead of (await readStoredLeads(site.dataDir)).leads) {
    const file = fates.get(keyOfLead(lead));
    const [kept] = lead.files;
    if (file === undefined || kept === undefined) continue;
    if (kept.state !== (file.fate === "taken" ? "ready" : "refused"))
      tally.violation(`${file.name.slice(0, 40)} became ${kept.state}`);
    if (kept.path === null) continue;
    const bytes = await readFile(join(leadsFolder(site.dataDir), kept.path));
    const { format, exif, icc, xmp } = await sharp(bytes).metadata();
    if (
      format !== "jpeg" ||
      exif !== undefined ||
      xmp !== undefined ||
      bytes.includes("<script") ||
      icc !== undefined
    )
      tally.violation(`${file.name.slice(0, 40)} is kept with more than its picture`);
  }
}

/** Bodies that no browser sends. */
async function sendBodies(site: SharedSite, tally: Tally): Promise<void> {
  const { port } = site;
  const raw = (what: string, head: readonly string[], body: Iterable<string | Uint8Array>) =>
    inMemory(site, tally, what, () => rawPost(port, head, body));
  const declared = ["content-length: 10000000000"];
  for (const path of [
    "/estimer",
    "/contact",
    "/cookies",
    "/consentement",
    "/ma-selection",
    "/api/selection",
    "/v1/places:searchText",
  ])
    judge(
      tally,
      `10 GB for ${path}`,
      await raw(`10 GB for ${path}`, [...multipartHead(path).slice(0, -1), ...declared], pieces(100)),
      [413, 400],
    );
  for (const path of ["/estimer", "/cookies"]) {
    const start = `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
    judge(
      tally,
      `an endless file for ${path}`,
      await raw(`an endless file for ${path}`, multipartHead(path), chunked(start)),
      [413],
    );
  }
  const whole = (body: string, type = "multipart/form-data; boundary=b") =>
    rawPost(
      port,
      [...head("/estimer"), `content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`],
      [body],
    );
  const part = (name: string, value = "x") =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const bodies: Readonly<Record<string, Promise<RawAnswer>>> = {
    "no boundary": whole("--b\r\n", "multipart/form-data"),
    "another type": whole("{}", "application/json"),
    "no end": whole(part("a")),
    "no form": whole("hello"),
    "3,000 fields": whole(
      `${Array.from({ length: 3_000 }, (_, index) => part(`f${index}`)).join("")}--b--\r\n`,
    ),
    "a long heading": whole(
      `--b\r\ncontent-disposition: form-data; name="a"; ${"x".repeat(100_000)}\r\n\r\nx\r\n--b--\r\n`,
    ),
    "a nested form": whole(
      `--b\r\ncontent-type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\n--c--\r\n--b--\r\n`,
    ),
    "a long field": whole(`${part("a", "x".repeat(50_000))}--b--\r\n`),
  };
  for (const [what, answer] of Object.entries(bodies)) judge(tally, what, await answer, [400, 403, 413]);
  // Somebody goes away in the middle of a photo.
  const goneBody = `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${Buffer.from(PHOTO).toString("latin1")}`;
  await rawPost(
    port,
    [...head("/estimer"), "content-type: multipart/form-data; boundary=b", "content-length: 100000"],
    [goneBody],
    300,
  );
}

/** A refusal comes soon, with a French page or the API's own form. */
function judge(
  tally: Tally,
  what: string,
  { status, text, ms }: RawAnswer,
  statuses: readonly number[],
): void {
  tally.measured(ms);
  if (!statuses.includes(status)) tally.violation(`${what} is answered ${status}`);
  else if (!text.includes('lang="fr"') && !text.includes('"error"'))
    tally.violation(`${what} is refused without a sentence`);
  if (ms > MAX_MS) tally.violation(`${what} is answered after ${ms.toFixed(0)} ms`);
}

/** Nothing new lies anywhere but where leads have it, and none of it can be asked for. */
async function judgeFolder(site: SharedSite, tally: Tally, before: ReadonlySet<string>): Promise<void> {
  const orphans = await waitUntilEmpty(WORK_MS, async () =>
    (await listOrphanFiles(site.dataDir, await readStoredLeads(site.dataDir))).filter(
      (name) => !before.has(join("leads", name)),
    ),
  );
  for (const orphan of orphans) tally.violation(`${orphan} belongs to no lead`);
  const added = (await filesOf(site)).filter((name) => !before.has(name));
  for (const name of added) {
    if (
      !/^(?:leads\/(?:files|quarantine|outbox)\/|bot-check\/|listings\/pictures\/|order$|failing$)/.test(name)
    )
      tally.violation(`${name} was made`);
  }
  const [photo = ""] = added.filter((name) => name.endsWith(".jpg"));
  for (const path of [
    `/${photo}`,
    `/img/${photo}`,
    `/assets/../${photo}`,
    `/assets/%2e%2e/${photo}`,
    "/leads/leads.sqlite",
    "/site-secret",
  ]) {
    const { status } = await fetch(site.url + path);
    if (status < 400) tally.violation(`${path} is answered ${status}`);
  }
}

async function filesOf({ dataDir }: SharedSite): Promise<string[]> {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
}

function head(path: string): string[] {
  return [`POST ${path} HTTP/1.1`, "host: 127.0.0.1", "connection: keep-alive"];
}

function multipartHead(path: string): string[] {
  return [...head(path), "content-type: multipart/form-data; boundary=b", "transfer-encoding: chunked"];
}

function* pieces(count: number): Generator<string> {
  for (let left = count; left > 0; left -= 1) yield "x".repeat(1_000);
}

/** A body in chunks that has no end. */
function* chunked(start: string): Generator<string | Uint8Array> {
  yield `${start.length.toString(16)}\r\n${start}\r\n`;
  const piece = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(0x10000, 7), Buffer.from("\r\n")]);
  for (;;) yield piece;
}

/** The start of a form, and then a byte in each second. */
async function* slowly(): AsyncGenerator<string> {
  const start = `--b\r\ncontent-disposition: form-data; name="nom"\r\n\r\n`;
  yield `${start.length.toString(16)}\r\n${start}\r\n`;
  for (let left = 60; left > 0; left -= 1) {
    await wait(SLOW_PACE_MS);
    yield "1\r\nx\r\n";
  }
}
