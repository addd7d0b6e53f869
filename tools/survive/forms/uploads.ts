import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { Scenario } from "../scenario.ts";
import { readPeakMemory, resetPeakMemory } from "../site/process-memory.ts";
import { hasLostProcess } from "../site/running-site.ts";
import { buildEstimateForm, createTokenIssuer, isThanksPage, PHOTO, sendForm } from "../site/send-form.ts";
import { type RawResponse, sendRawPost } from "../site/send-raw-post.ts";
import { getSharedSite, type SharedSite } from "../site/shared-site.ts";
import {
  getLeadKey,
  getLeadsFolder,
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

/** Sends hostile files and malformed forms. Each is rejected with a message, or stored as a re-encoded photo. */
export const uploads: Scenario = {
  name: "uploads: names, types, bombs, truncated, endless, slow",
  seededBug: "every file is accepted as a photo",
  async run({ isShort }, build) {
    const site = await getSharedSite(build);
    const tally = new Tally();
    const before = new Set(await listFiles(site));
    for (let remaining = isShort || build === "mutated" ? 1 : 10; remaining > 0; remaining -= 1) {
      // The slow upload runs while the others are checked.
      const slow = sendRawPost(site.port, multipartHead("/estimer"), createSlowBody());
      const fates = await sendFiles(site, tally);
      if (build === "real") {
        await sendBodies(site, tally);
        const { ms, ...response } = await slow;
        // The response may arrive while the client waits to send the next byte.
        expectRejection(tally, "a byte a second", { ...response, ms: Math.max(0, ms - SLOW_PACE_MS) }, [408]);
        await checkFates(site, tally, fates);
      }
      if (build === "mutated") return tally.toOutcome();
    }
    await checkFolder(site, tally, before);
    if (!site.isRunning() || hasLostProcess(site)) tally.addViolation("a process ended");
    return tally.toOutcome();
  },
};

async function sendFiles(site: SharedSite, tally: Tally): Promise<Map<string, HostileFile>> {
  const fates = new Map<string, HostileFile>();
  for (const file of HOSTILE_FILES) {
    const key = randomUUID();
    const form = buildEstimateForm(createTokenIssuer(site.dataDir), key);
    const response = await measureMemory(site, tally, file.name, () =>
      sendForm(site, { ...form, photos: [[file.name, file.bytes]] }),
    );
    tally.addRun(response.ms);
    const isExpected =
      file.fate === "rejected"
        ? response.status === 422 && response.text.includes("n’est pas une photo")
        : isThanksPage(response);
    if (!isExpected) tally.addViolation(`${file.name.slice(0, 40)} returned ${response.status}`);
    if (response.ms > MAX_MS)
      tally.addViolation(`${file.name.slice(0, 40)} responded after ${response.ms.toFixed(0)} ms`);
    if (file.fate !== "rejected") fates.set(key, file);
  }
  return fates;
}

/** Runs `work`; adds a violation if a process of the site grows too much. */
async function measureMemory<Result>(
  site: SharedSite,
  tally: Tally,
  what: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const pids = await site.processes();
  const start = await Promise.all(pids.map(resetPeakMemory));
  const result = await work();
  const peaks = await Promise.all(pids.map(readPeakMemory));
  for (const [index, peak] of peaks.entries()) {
    const grown = peak - (start[index] ?? 0);
    if (grown > MAX_BYTES)
      tally.addViolation(`${what.slice(0, 40)} makes a process grow by ${Math.round(grown / 2 ** 20)} MB`);
  }
  return result;
}

/** Checks the accepted files after they are decoded. */
async function checkFates(
  site: SharedSite,
  tally: Tally,
  fates: ReadonlyMap<string, HostileFile>,
): Promise<void> {
  const waiting = async () =>
    (await readStoredLeads(site.dataDir)).leads.flatMap(({ files }) =>
      files.filter(({ state }) => state === "waiting").map(({ name }) => name),
    );
  for (const name of await waitUntilEmpty(WORK_MS, waiting)) tally.addViolation(`${name} is not processed`);
  for (const lead of (await readStoredLeads(site.dataDir)).leads) {
    const file = fates.get(getLeadKey(lead));
    const [stored] = lead.files;
    if (file === undefined || stored === undefined) continue;
    if (stored.state !== (file.fate === "stored" ? "ready" : "refused"))
      tally.addViolation(`${file.name.slice(0, 40)} became ${stored.state}`);
    if (stored.path === null) continue;
    const bytes = await readFile(join(getLeadsFolder(site.dataDir), stored.path));
    const { format, exif, icc, xmp } = await sharp(bytes).metadata();
    if (
      format !== "jpeg" ||
      exif !== undefined ||
      xmp !== undefined ||
      bytes.includes("<script") ||
      icc !== undefined
    )
      tally.addViolation(`${file.name.slice(0, 40)} is stored with metadata`);
  }
}

/** Sends bodies that no browser sends. */
async function sendBodies(site: SharedSite, tally: Tally): Promise<void> {
  const { port } = site;
  const send = (what: string, head: readonly string[], body: Iterable<string | Uint8Array>) =>
    measureMemory(site, tally, what, () => sendRawPost(port, head, body));
  const contentLength = ["content-length: 10000000000"];
  for (const path of [
    "/estimer",
    "/contact",
    "/cookies",
    "/consentement",
    "/ma-selection",
    "/api/selection",
    "/v1/places:searchText",
  ])
    expectRejection(
      tally,
      `10 GB for ${path}`,
      await send(
        `10 GB for ${path}`,
        [...multipartHead(path).slice(0, -1), ...contentLength],
        repeatChunk(100),
      ),
      [413, 400],
    );
  for (const path of ["/estimer", "/cookies"]) {
    const start = `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
    expectRejection(
      tally,
      `an endless file for ${path}`,
      await send(`an endless file for ${path}`, multipartHead(path), createEndlessBody(start)),
      [413],
    );
  }
  const sendBody = (body: string, type = "multipart/form-data; boundary=b") =>
    sendRawPost(
      port,
      [...head("/estimer"), `content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`],
      [body],
    );
  const part = (name: string, value = "x") =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const bodies: Readonly<Record<string, Promise<RawResponse>>> = {
    "no boundary": sendBody("--b\r\n", "multipart/form-data"),
    "another type": sendBody("{}", "application/json"),
    "no end": sendBody(part("a")),
    "not multipart": sendBody("hello"),
    "3,000 fields": sendBody(
      `${Array.from({ length: 3_000 }, (_, index) => part(`f${index}`)).join("")}--b--\r\n`,
    ),
    "a long heading": sendBody(
      `--b\r\ncontent-disposition: form-data; name="a"; ${"x".repeat(100_000)}\r\n\r\nx\r\n--b--\r\n`,
    ),
    "a nested form": sendBody(
      `--b\r\ncontent-type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\n--c--\r\n--b--\r\n`,
    ),
    "a long field": sendBody(`${part("a", "x".repeat(50_000))}--b--\r\n`),
  };
  for (const [what, response] of Object.entries(bodies))
    expectRejection(tally, what, await response, [400, 403, 413]);
  // A client disconnects in the middle of a photo.
  const truncatedBody = `--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${Buffer.from(PHOTO).toString("latin1")}`;
  await sendRawPost(
    port,
    [...head("/estimer"), "content-type: multipart/form-data; boundary=b", "content-length: 100000"],
    [truncatedBody],
    300,
  );
}

/** Expects a fast rejection, with a French page or an error of the API. */
function expectRejection(
  tally: Tally,
  what: string,
  { status, text, ms }: RawResponse,
  statuses: readonly number[],
): void {
  tally.addRun(ms);
  if (!statuses.includes(status)) tally.addViolation(`${what} returned ${status}`);
  else if (!text.includes('lang="fr"') && !text.includes('"error"'))
    tally.addViolation(`${what} is rejected without a message`);
  if (ms > MAX_MS) tally.addViolation(`${what} responded after ${ms.toFixed(0)} ms`);
}

/** Checks that new files belong to leads, and that no URL serves them. */
async function checkFolder(site: SharedSite, tally: Tally, before: ReadonlySet<string>): Promise<void> {
  const orphans = await waitUntilEmpty(WORK_MS, async () =>
    (await listOrphanFiles(site.dataDir, await readStoredLeads(site.dataDir))).filter(
      (name) => !before.has(join("leads", name)),
    ),
  );
  for (const orphan of orphans) tally.addViolation(`${orphan} belongs to no lead`);
  const added = (await listFiles(site)).filter((name) => !before.has(name));
  for (const name of added) {
    if (
      !/^(?:leads\/(?:files|quarantine|outbox)\/|bot-check\/|listings\/pictures\/|order$|failing$)/.test(name)
    )
      tally.addViolation(`${name} was created`);
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
    if (status < 400) tally.addViolation(`${path} returned ${status}`);
  }
}

async function listFiles({ dataDir }: SharedSite): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
}

function head(path: string): string[] {
  return [`POST ${path} HTTP/1.1`, "host: 127.0.0.1", "connection: keep-alive"];
}

function multipartHead(path: string): string[] {
  return [...head(path), "content-type: multipart/form-data; boundary=b", "transfer-encoding: chunked"];
}

function* repeatChunk(count: number): Generator<string> {
  for (let remaining = count; remaining > 0; remaining -= 1) yield "x".repeat(1_000);
}

/** An endless body in chunks. */
function* createEndlessBody(start: string): Generator<string | Uint8Array> {
  yield `${start.length.toString(16)}\r\n${start}\r\n`;
  const chunk = Buffer.concat([Buffer.from("10000\r\n"), Buffer.alloc(0x10000, 7), Buffer.from("\r\n")]);
  for (;;) yield chunk;
}

/** The start of a form, then a byte per second. */
async function* createSlowBody(): AsyncGenerator<string> {
  const start = `--b\r\ncontent-disposition: form-data; name="nom"\r\n\r\n`;
  yield `${start.length.toString(16)}\r\n${start}\r\n`;
  for (let remaining = 60; remaining > 0; remaining -= 1) {
    await wait(SLOW_PACE_MS);
    yield "1\r\nx\r\n";
  }
}
