import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LeadStore, type NewLead, type NewMail, openLeadStore } from "@lieudit/leads";
import { anAgency, aVehicleDraft } from "@lieudit/listing-model/testing";
import { openListingStore } from "@lieudit/listing-store";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { decodeHeic } from "./decode-heic.ts";
import { createPhotoDecoder, PhotoPostponed } from "./photo-decoder.ts";
import { PhotoUnreadable, reencodePhoto } from "./reencode-photo.ts";
import {
  type LeadWorkParts,
  reencodePhotos,
  runLeadWork,
  sendAlerts,
  sendMails,
  tidyUp,
} from "./run-lead-work.ts";
import { createSendMail } from "./send-mail.ts";

let folder: string;
let leads: LeadStore;
let parts: LeadWorkParts;
let lines: string[];
const START = Date.parse("2026-11-20T08:00:00Z");
const clock = { ms: START };

beforeEach(async () => {
  clock.ms = START;
  folder = mkdtempSync(join(tmpdir(), "lead-work-"));
  mkdirSync(join(folder, "quarantine"));
  leads = await openLeadStore({ folder, now: () => new Date(clock.ms) });
  lines = [];
  parts = {
    leads,
    listings: { news: () => Promise.reject(new Error("not asked")) },
    folder,
    brand: { name: "Lieudit", url: "http://localhost" },
    alertsFrequency: { HEURE: 12 },
    sendMail: createSendMail({ ...OFFLINE, outbox: join(folder, "outbox") }),
    now: () => new Date(clock.ms),
    log: (line) => lines.push(line),
    signal: new AbortController().signal,
  };
});
afterEach(async () => {
  await leads.close();
  rmSync(folder, { recursive: true, force: true });
});

const OFFLINE = { smtpUrl: null, outbox: "", from: "site@exemple.fr", fromName: "Lieudit" };

async function putLead(
  files: readonly string[],
  mails: readonly NewMail[] = [],
  changes: Partial<NewLead> = {},
): Promise<void> {
  await leads.put({
    key: `${Math.random()}`,
    kind: "reprise",
    listing: null,
    agency: null,
    answers: [],
    callConsent: null,
    score: 1,
    files: files.map((id) => ({ id, name: `${id}.jpg`, byteCount: 1, digest: id })),
    mails: () => mails,
    ...changes,
  });
}

const aMail = (changes: Partial<NewMail> = {}): NewMail => ({
  to: "agence@exemple.fr",
  replyTo: null,
  subject: "Une demande",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  unsubscribeUrl: null,
  ...changes,
});

describe("quarantined photos", () => {
  test("are re-encoded without their position, or rejected and deleted", async () => {
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: "#080" } });
    const withPlace = { IFD3: { GPSLatitude: "43/1 0/1 0/1", GPSLatitudeRef: "N" } };
    const [good, damaged] = [`1-${"a".repeat(32)}`, `1-${"b".repeat(32)}`];
    writeFileSync(join(folder, "quarantine", good), await photo.jpeg().withExif(withPlace).toBuffer());
    writeFileSync(join(folder, "quarantine", damaged), (await photo.png().toBuffer()).subarray(0, 60));
    await putLead([good, damaged]);
    await leads.withPhotoLease(() => reencodePhotos(parts));
    expect(readdirSync(join(folder, "quarantine")), "another server is at it").toHaveLength(2);
    await reencodePhotos(parts);
    const [first, second] = (await leads.list())[0]?.files ?? [];
    const made = await sharp(readFileSync(join(folder, first?.path ?? ""))).metadata();
    expect(made).toMatchObject({ format: "jpeg", width: 60, height: 40 });
    expect(made.exif).toBeUndefined();
    expect(second).toMatchObject({ state: "refused", path: null, reason: expect.stringMatching(/abîmée/) });
    expect(readdirSync(join(folder, "quarantine"))).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  test("that were purged meanwhile are not restored", async () => {
    const id = `1-${"c".repeat(32)}`;
    await putLead([id]);
    await reencodePhotos(parts);
    expect((await leads.list())[0]?.files[0]).toMatchObject({ state: "refused" });
    expect(existsSync(join(folder, "files"))).toBe(false);
  });

  test.each([
    [
      "a bomb of pixels",
      () =>
        sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
    ],
    ["a drawing that calls itself one", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    [
      "a HEIC of noise",
      async () => Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(999, 3)]),
    ],
  ])("with %s are refused, and no file is left", async (_what, make) => {
    writeFileSync(join(folder, "in"), await make());
    await expect(reencodePhoto(join(folder, "in"), join(folder, "out", "x.jpg"))).rejects.toThrow(
      PhotoUnreadable,
    );
    expect(existsSync(join(folder, "out"))).toBe(false);
  });

  test("in HEIC become JPEG with the same colours", async () => {
    // 64 × 48 pixels in four quarters: yellow, green, red, blue; drawn for this test, encoded by libheif and kvazaar.
    const drawn = join(import.meta.dirname, "four-colours.heic");
    await reencodePhoto(drawn, join(folder, "out", "x.jpg"));
    const made = sharp(join(folder, "out", "x.jpg"));
    expect(await made.metadata()).toMatchObject({ format: "jpeg", width: 64, height: 48 });
    const { data, info } = await made.raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => {
      const start = (y * info.width + x) * info.channels;
      return [...data.subarray(start, start + 3)].map((part) => (part > 128 ? 1 : 0)).join("");
    };
    expect([colourAt(8, 8), colourAt(56, 8), colourAt(8, 40), colourAt(56, 40)]).toEqual([
      "110",
      "010",
      "100",
      "001",
    ]);
    await expect(decodeHeic(readFileSync(drawn), { maxPixels: 64 * 48 - 1 })).rejects.toThrow(
      "too many pixels",
    );
  });

  test("a decoder that hangs is stopped", async () => {
    await expect(decodeHeic(Buffer.alloc(10), { maxPixels: 1, timeoutMs: 0 })).rejects.toThrow();
  });
});

test("emails do not wait for photos, and the photo of a person comes before those of a bot", async () => {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: "#080" } });
  const bytes = await photo.jpeg().toBuffer();
  const ids = Array.from({ length: 13 }, (_, at) => `1-${at.toString(16).padStart(32, "e")}`);
  for (const id of ids) writeFileSync(join(folder, "quarantine", id), bytes);
  await putLead(ids.slice(0, 12), [], { confirmation: { email: "bot@exemple.fr", mail: () => aMail() } });
  clock.ms += 1_000;
  await putLead(ids.slice(12), [aMail({ subject: "Une personne" })]);
  const stop = new AbortController();
  const begun: string[] = [];
  const decoding = Promise.withResolvers<void>();
  const work = runLeadWork({
    ...parts,
    signal: stop.signal,
    reencode: (from) => {
      begun.push(from);
      return decoding.promise;
    },
  });
  await expect.poll(() => leads.countMails()).toEqual({ waiting: 0, failed: 0 });
  expect(begun).toEqual([join(folder, "quarantine", ids.at(-1) ?? "")]);
  expect(await leads.readQueueAges()).toEqual({ emailSeconds: 0, photoSeconds: 0 });
  clock.ms += 60_000;
  expect(await leads.readQueueAges()).toEqual({ emailSeconds: 0, photoSeconds: 60 });
  stop.abort();
  decoding.reject(new PhotoUnreadable("stopped by the test"));
  await work;
});

test("a photo whose decoder ends is retried, and refused the third time; one without end is refused", async () => {
  const decoder = createPhotoDecoder({ timeoutMs: 20_000, maxBytes: 1 });
  const from = join(folder, "photo");
  const photo = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#080" } });
  writeFileSync(from, await photo.jpeg().toBuffer());
  await expect(decoder.reencode(from, join(folder, "out.jpg"))).rejects.toThrow(PhotoUnreadable);
  decoder.close();
  const bounded = createPhotoDecoder();
  await bounded.reencode(from, join(folder, "out.jpg"));
  expect((await sharp(join(folder, "out.jpg")).metadata()).width).toBe(3_000);
  for (const error of [PhotoPostponed, PhotoPostponed, PhotoUnreadable]) {
    const result = bounded.reencode(from, join(folder, "out.jpg"));
    setTimeout(() => bounded.close(), 1);
    await expect(result).rejects.toThrow(error);
  }
  bounded.close();
});

test("nothing is purged while the clock is not trusted", async () => {
  await putLead([]);
  await tidyUp(parts);
  clock.ms += 3_650 * 86_400_000;
  const seen: (Date | null)[] = [];
  await tidyUp({
    ...parts,
    isClockTrusted: (last) => {
      seen.push(last);
      return false;
    },
  });
  expect(seen).toEqual([new Date("2026-11-20T08:00:00Z")]);
  expect(await leads.list()).toHaveLength(1);
  expect(lines).toEqual([expect.stringMatching(/^Nothing is purged for now.*2036/)]);
});

test("emails are sent even if the disk is full for a photo", async () => {
  const id = `1-${"d".repeat(32)}`;
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: "#080" } });
  writeFileSync(join(folder, "quarantine", id), await photo.jpeg().toBuffer());
  // No photo can be written below a file.
  writeFileSync(join(folder, "files"), "");
  await putLead([id], [aMail()]);
  const stop = new AbortController();
  const sent: string[] = [];
  const sendMail = async ({ subject }: { subject: string }) => void sent.push(subject);
  const log = (line: string) => {
    lines.push(line);
    stop.abort();
  };
  await runLeadWork({ ...parts, sendMail, log, signal: stop.signal });
  expect(sent).toEqual(["Une demande"]);
  expect(lines).toEqual([expect.stringMatching(/is delayed and will be retried: E[A-Z]+/)]);
});

test("expired leads, unconfirmed alerts and proofs of consent are deleted automatically", async () => {
  await putLead([]);
  await leads.putAlert({
    key: "a",
    email: "lea@exemple.fr",
    search: "/immobilier",
    label: "Biens",
    around: null,
    isDoubtful: false,
    mail: () => aMail(),
  });
  await leads.putProof({ version: "2026-11", action: "accepter tout", categories: { video: true } });
  clock.ms += 396 * 86_400_000;
  await tidyUp(parts);
  expect([(await leads.list()).length, (await leads.listProofs()).length]).toEqual([1, 1]);
  expect(await leads.listAlerts()).toEqual([]);
  clock.ms += 700 * 86_400_000;
  await tidyUp(parts);
  expect([(await leads.list()).length, (await leads.listProofs()).length]).toEqual([0, 0]);
  expect(lines).toEqual([
    "Purged by date: 0 leads, 1 unconfirmed alerts, 0 proofs of consent.",
    "Purged by date: 1 leads, 0 unconfirmed alerts, 1 proofs of consent.",
  ]);
});

test("an alert reports every listing since its confirmation exactly once", async () => {
  const listings = await openListingStore({ folder: join(folder, "listings") });
  await listings.putAgency(anAgency({ slug: "garage-du-phare", kind: "concession", nom: "Garage du Phare" }));
  const cars = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      aVehicleDraft({
        agence: "garage-du-phare",
        reference: `R${index}`,
        dates: { publie: "2020-01-01T00:00:00.000Z", maj: "2020-01-01T00:00:00.000Z" },
      }),
    );
  const deliver = (count: number) =>
    listings.importPortfolio({ agence: "garage-du-phare", flux: "jsonl", listings: cars(count) });
  await deliver(2);
  const alert = { key: "a", email: "lea@exemple.fr", search: "/vehicules", label: "Véhicules", around: null };
  await leads.putAlert({ ...alert, isDoubtful: false, mail: () => aMail() });
  await leads.recordMailSent((await leads.claimMail())?.id ?? "");
  await leads.confirmAlert((await leads.listAlerts())[0]?.token ?? "", await listings.lastChange());
  await deliver(152);
  const looking = { ...parts, listings };
  // The alert was checked when it was confirmed; the next check is 12 hours later.
  clock.ms += 12 * 3_600_000 - 1;
  await sendAlerts(looking);
  expect(await leads.countMails()).toEqual({ waiting: 0, failed: 0 });
  clock.ms += 1;
  await sendAlerts(looking);
  const mail = await leads.claimMail();
  expect(mail?.subject).toBe("Lieudit\u00a0: 150\u00a0nouveautés pour «\u202fVéhicules\u202f»");
  clock.ms += 86_400_000;
  await sendAlerts(looking);
  expect(await leads.countMails()).toEqual({ waiting: 1, failed: 0 });
  await listings.close();
});

describe("emails", () => {
  test("without a server become files, in which input cannot add headers", async () => {
    const hostile = aMail({
      subject: "Bonjour\r\nBcc: mal@exemple.fr",
      replyTo: "lea@exemple.fr",
      unsubscribeUrl: "http://localhost/alertes/desabonner/x",
    });
    await putLead([], [hostile]);
    await sendMails(parts);
    const [name = ""] = readdirSync(join(folder, "outbox"));
    const email = readFileSync(join(folder, "outbox", name), "utf8");
    const [headers = ""] = email.split("\n\n");
    expect(headers).not.toMatch(/^Bcc/im);
    expect(headers).toMatch(/^To: agence@exemple\.fr$/m);
    expect(headers).toMatch(/^Reply-To: lea@exemple\.fr$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(await leads.countMails()).toEqual({ waiting: 0, failed: 0 });
  });

  test("wait while the server is unreachable, even across a restart; the log has no addresses", async () => {
    await putLead([], [aMail()]);
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as { port: number };
    closed.close();
    await once(closed, "close");
    const way = { ...OFFLINE, smtpUrl: `smtp://127.0.0.1:${port}`, outbox: join(folder, "outbox") };
    await sendMails({ ...parts, sendMail: createSendMail(way) });
    expect(await leads.countMails()).toEqual({ waiting: 1, failed: 0 });
    expect(lines.join()).toMatch(/was not delivered/);
    expect(lines.join()).not.toContain("agence@exemple.fr");

    await leads.close();
    leads = await openLeadStore({ folder, now: () => new Date(clock.ms) });
    clock.ms += 60_000;
    const server = aMailServer();
    await once(server.listen(port, "127.0.0.1"), "listening");
    await sendMails({ ...parts, leads, sendMail: createSendMail(way) });
    expect(server.emails.join("")).toMatch(/^To: agence@exemple\.fr\r$/m);
    expect(await leads.countMails()).toEqual({ waiting: 0, failed: 0 });
    server.close();
  });

  test("for an unknown recipient are abandoned", async () => {
    await putLead([], [aMail({ to: "personne@exemple.fr" })]);
    const server = aMailServer();
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as { port: number };
    const way = { ...OFFLINE, smtpUrl: `smtp://127.0.0.1:${port}`, outbox: "" };
    await sendMails({ ...parts, sendMail: createSendMail(way) });
    expect(await leads.countMails()).toEqual({ waiting: 0, failed: 1 });
    server.close();
  });
});

/** A mail server that accepts every recipient except `personne`. */
function aMailServer() {
  const emails: string[] = [];
  const server = createServer((socket: Socket) => {
    let isBody = false;
    socket.write("220 exemple.fr\r\n");
    socket.on("data", (piece) => {
      const text = piece.toString();
      if (isBody) {
        emails.push(text);
        if (!emails.join("").endsWith("\r\n.\r\n")) return;
        isBody = false;
        return void socket.write("250 taken\r\n");
      }
      if (text.startsWith("DATA")) {
        isBody = true;
        return void socket.write("354 go on\r\n");
      }
      if (text.startsWith("QUIT")) return void socket.end("221 bye\r\n");
      socket.write(text.includes("personne") ? "550 no such user\r\n" : "250 exemple.fr\r\n");
    });
    socket.on("error", () => {});
  });
  return Object.assign(server, { emails });
}
