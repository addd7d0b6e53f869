import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFileStore } from "@lieudit/files";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { NewAlert } from "./alerts.ts";
import type { NewLead, NewMail } from "./lead.ts";
import { getLeadFolders } from "./lead-folders.ts";
import type { LeadStore } from "./lead-store.ts";
import { openLeadStore } from "./open-lead-store.ts";
import { getMailFileName } from "./outbox.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const DAY_MS = 86_400_000;

describeOnBothDatabases("leads", suite);

function aMail(changes: Partial<NewMail> = {}): NewMail {
  return {
    to: "agence@exemple.fr",
    replyTo: null,
    subject: "Une demande",
    text: "Bonjour",
    html: "<p>Bonjour</p>",
    unsubscribeUrl: null,
    ...changes,
  };
}

/** A lead whose content depends on its key. */
function aLead(changes: Partial<NewLead> = {}): NewLead {
  const { key = "k1" } = changes;
  return {
    key,
    kind: "contact",
    listing: null,
    agency: null,
    answers: [{ name: "message", label: "Message", value: key === "k1" ? "Bonjour" : `Bonjour, ${key}` }],
    callConsent: null,
    score: 1,
    files: [],
    mails: () => [aMail()],
    ...changes,
  };
}

function anAlert(changes: Partial<NewAlert> = {}): NewAlert {
  return {
    key: "a",
    email: "lea@exemple.fr",
    search: "/immobilier",
    label: "Biens",
    around: null,
    isDoubtful: false,
    mail: () => aMail(),
    ...changes,
  };
}

const QUARANTINED = "999999999-0123456789abcdef0123456789abcdef";
const aFile = () => ({ id: QUARANTINED, name: "IMG 1.jpg", byteCount: 3, digest: "ab" });

function suite(databaseUrl: () => Promise<string | undefined>) {
  let folder: string;
  let url: string | undefined;
  let store: LeadStore;
  const clock = { ms: START };
  // For a busy machine.
  const timeouts = { connectTimeoutMs: 30_000, queryTimeoutMs: 30_000 };
  const open = () => openLeadStore({ folder, databaseUrl: url, now: () => new Date(clock.ms), ...timeouts });

  beforeEach(async () => {
    clock.ms = START;
    folder = mkdtempSync(join(tmpdir(), "leads-"));
    url = await databaseUrl();
    store = await open();
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("a stored lead survives a restart with its files", async () => {
    const listing = { id: "ab", reference: "R1", title: "Maison", path: "/bien/maison-ab" };
    const answer = await store.put(
      aLead({ listing, agency: "agence-du-quai", callConsent: "J’accepte", files: [aFile()], score: 0.5 }),
    );
    if (answer.outcome === "reused") throw new Error("nothing came before");
    await store.close();
    store = await open();
    expect(await store.get(answer.reference)).toEqual({
      reference: answer.reference,
      kind: "contact",
      created: "2026-11-20T08:00:00.000Z",
      expires: "2029-11-20T08:00:00.000Z",
      listing,
      agency: "agence-du-quai",
      answers: [{ name: "message", label: "Message", value: "Bonjour" }],
      callConsent: "J’accepte",
      confirmation: null,
      score: 0.5,
      files: [{ ...aFile(), state: "waiting", path: null, reason: null }],
    });
  });

  test("the same form sent again, even concurrently by two processes, gives one row and one email", async () => {
    const other = await open();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 === 0 ? store : other).put(aLead({ score: index / 40 })),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === "kept")).toHaveLength(1);
    expect(new Set(answers.map((answer) => "reference" in answer && answer.reference)).size).toBe(1);
    expect(await store.list()).toHaveLength(1);
    expect(await store.countMails()).toEqual({ waiting: 1, failed: 0 });
    await other.close();
  });

  test("a reused token with other content stores nothing", async () => {
    await store.put(aLead());
    const changed = [{ name: "message", label: "Message", value: "Autre chose" }];
    expect(await store.put(aLead({ answers: changed }))).toEqual({ outcome: "reused" });
    expect(await store.put(aLead({ files: [aFile()] }))).toEqual({ outcome: "reused" });
    expect(await store.list()).toHaveLength(1);
    const { reference } = (await store.list())[0] ?? {};
    expect(await store.known("k1")).toEqual({ reference, awaited: null });
    expect(await store.known("k2")).toBeNull();
  });

  test("an unconfirmed lead is listed, and reported once when its sender confirms", async () => {
    const questions: string[] = [];
    const confirmation = {
      email: "Lea@exemple.fr",
      mail(token: string) {
        questions.push(token);
        return aMail({ to: "lea@exemple.fr", subject: "Confirmez" });
      },
    };
    const kept = await store.put(aLead({ confirmation }));
    expect(kept).toMatchObject({ outcome: "kept", awaited: "asked" });
    expect(await store.put(aLead({ confirmation }))).toEqual({ ...kept, outcome: "known" });
    const [token = "", ...others] = questions;
    expect(others).toEqual([]);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect((await store.claimMail())?.subject).toBe("Confirmez");
    expect(await store.claimMail()).toBeNull();
    const [waiting] = await store.list();
    expect(waiting).toMatchObject({
      expires: "2026-11-27T08:00:00.000Z",
      confirmation: { email: "lea@exemple.fr", wasAsked: true, confirmed: null },
    });
    expect(await store.findLeadToConfirm(token)).toMatchObject({
      kind: "contact",
      confirmed: null,
      waiting: [{ reference: waiting?.reference, kind: "contact", created: "2026-11-20T08:00:00.000Z" }],
    });

    clock.ms += 60_000;
    const own = [waiting?.reference ?? ""];
    expect(await store.confirmLead("another token", own)).toBe(false);
    const answers = await Promise.all([store.confirmLead(token, own), store.confirmLead(token, own)]);
    expect(answers).toEqual([true, true]);
    expect((await store.claimMail())?.subject).toBe("Une demande");
    expect(await store.claimMail()).toBeNull();
    expect((await store.list())[0]).toMatchObject({
      expires: "2029-11-20T08:00:00.000Z",
      confirmation: { confirmed: "2026-11-20T08:01:00.000Z" },
    });
    expect((await store.findLeadToConfirm(token))?.confirmed).not.toBeNull();
    expect(await store.known("k1")).toMatchObject({ awaited: null });
  });

  test("a confirmation covers the chosen leads of its address and no other", async () => {
    const tokens = new Map<string, string[]>();
    const send = (key: string, email: string) =>
      store.put(
        aLead({
          key,
          mails: () => [aMail({ subject: key })],
          confirmation: {
            email,
            mail(token) {
              tokens.set(email, [...(tokens.get(email) ?? []), token]);
              return aMail({ subject: "Confirmez" });
            },
          },
        }),
      );
    const getTold = async () => {
      const subjects: string[] = [];
      for (let mail = await store.claimMail(); mail !== null; mail = await store.claimMail()) {
        if (mail.subject !== "Confirmez") subjects.push(mail.subject);
      }
      return subjects.sort();
    };
    const answers = [];
    for (let index = 0; index < 7; index++) answers.push(await send(`k${index}`, "lea@exemple.fr"));
    expect(answers.map((answer) => "awaited" in answer && answer.awaited)).toEqual([
      ...Array(5).fill("asked"),
      "asked-before",
      "asked-before",
    ]);
    const last = answers[6];
    if (last === undefined || last.outcome === "reused") throw new Error("it was kept");
    expect(await send("k6", "lea@exemple.fr")).toEqual({ ...last, outcome: "known" });
    expect((await store.get(last.reference))?.confirmation).toMatchObject({
      wasAsked: false,
      confirmed: null,
    });
    await send("other", "zoe@exemple.fr");
    await store.put(aLead({ key: "believed", mails: () => [] }));

    const [first = "", second = "", ...more] = tokens.get("lea@exemple.fr") ?? [];
    expect(more).toHaveLength(3);
    const readWaiting = async (token: string) =>
      (await store.findLeadToConfirm(token))?.waiting.map(({ reference }) => reference) ?? [];
    const [others = ""] = tokens.get("zoe@exemple.fr") ?? [];
    const [foreign = ""] = await readWaiting(others);
    const all = await readWaiting(second);
    expect(all).toHaveLength(7);
    expect(all).toContain(last.reference);
    expect(await getTold()).toEqual([]);
    clock.ms += 60_000;
    await store.confirmLead(second, []);
    await store.confirmLead(second, [foreign, "unknown"]);
    expect(await getTold()).toEqual([]);
    const chosen = answers.slice(1, 3).flatMap((answer) => ("reference" in answer ? answer.reference : []));
    await store.confirmLead(second, chosen);
    expect(await getTold()).toEqual(["k1", "k2"]);
    expect(await readWaiting(second)).toEqual(all.filter((reference) => !chosen.includes(reference)));
    await Promise.all([store.confirmLead(second, all), store.confirmLead(first, all)]);
    expect(await getTold()).toEqual(["k0", "k3", "k4", "k5", "k6"]);
    expect(await store.get(last.reference)).toMatchObject({
      expires: "2029-11-20T08:00:00.000Z",
      confirmation: { confirmed: "2026-11-20T08:01:00.000Z" },
    });
    expect(await store.findLeadToConfirm(others)).toMatchObject({ confirmed: null });
    expect(await readWaiting(others)).toEqual([foreign]);

    // The next lead gets a request again, and an earlier email confirms it as well.
    expect(await send("k7", "Lea@exemple.fr")).toMatchObject({ awaited: "asked" });
    expect(await readWaiting(first)).toHaveLength(1);
    await store.confirmLead(first, await readWaiting(first));
    expect(await getTold()).toEqual(["k7"]);
    expect(await readWaiting(first)).toEqual([]);
  });

  test("an unconfirmed lead is deleted after seven days, and an address gets at most five requests", async () => {
    const confirmation = { email: "lea@exemple.fr", mail: () => aMail() };
    for (let index = 0; index < 7; index++) await store.put(aLead({ key: `k${index}`, confirmation }));
    expect(await store.list()).toHaveLength(7);
    expect(await store.countMails()).toEqual({ waiting: 5, failed: 0 });
    clock.ms += 7 * DAY_MS;
    expect((await store.purge("expired")).references).toHaveLength(7);
    expect(await store.countMails()).toEqual({ waiting: 0, failed: 0 });
  });

  test("forms of a sender within an hour are counted across processes", async () => {
    const other = await open();
    const send = (from: LeadStore, sender = "a") => from.recordSending(sender, 3, new Date(clock.ms));
    expect([await send(store), await send(other), await send(store, "b")]).toEqual([0, 1, 0]);
    clock.ms += 1000;
    expect([await send(store), await send(other)]).toEqual([2, null]);
    clock.ms += 3_600_000 - 1000;
    expect([await send(other), await send(other), await send(store)]).toEqual([1, 2, null]);
    clock.ms += 3_600_000;
    await store.removeOldSendings(new Date(clock.ms));
    expect(await send(other)).toBe(0);
    await other.close();
  });

  test("identical content with another token counts as the same lead for a quarter of an hour", async () => {
    const answers = [{ name: "message", label: "Message", value: "Est-il toujours à vendre ?" }];
    const send = (key: string, changes: Partial<NewLead> = {}) =>
      store.put(aLead({ key, answers, ...changes }));
    const first = await send("a");
    if (first.outcome === "reused") throw new Error("it was kept");
    clock.ms += 14 * 60_000;
    expect(await send("b")).toEqual({ outcome: "known", reference: first.reference, awaited: null });
    expect((await send("c", { kind: "rappel" })).outcome).toBe("kept");
    expect((await send("d", { answers: [{ ...answers[0]!, value: "Et le prix ?" }] })).outcome).toBe("kept");
    expect(await store.countMails()).toMatchObject({ waiting: 3 });
    clock.ms += 60_001;
    expect((await send("e")).outcome).toBe("kept");
    expect(await store.list()).toHaveLength(4);
  });

  test("leads are listed by kind, day and agency", async () => {
    await store.put(aLead());
    clock.ms += DAY_MS;
    await store.put(aLead({ key: "k2", kind: "rappel", agency: "a" }));
    const kinds = async (question: Parameters<LeadStore["list"]>[0]) =>
      (await store.list(question)).map(({ kind }) => kind);
    expect(await kinds({})).toEqual(["rappel", "contact"]);
    expect(await kinds({ kinds: ["contact"] })).toEqual(["contact"]);
    expect(await kinds({ before: new Date(clock.ms) })).toEqual(["contact"]);
    expect(await kinds({ from: new Date(clock.ms) })).toEqual(["rappel"]);
    expect(await kinds({ agency: "a" })).toEqual(["rappel"]);
  });

  test("a purge deletes rows, emails and files, of expired or matching leads", async () => {
    mkdirSync(join(folder, "quarantine"));
    writeFileSync(join(folder, "quarantine", QUARANTINED), "abc");
    await store.put(aLead({ files: [aFile()] }));
    await store.put(aLead({ key: "k2", kind: "signalement" }));
    clock.ms = START + 365 * DAY_MS - 1;
    expect(await store.purge("expired")).toMatchObject({ references: [] });
    clock.ms = START + 365 * DAY_MS;
    expect((await store.purge("expired")).references).toHaveLength(1);
    expect(await store.purge({ kinds: ["rappel"] })).toMatchObject({ references: [] });
    expect(existsSync(join(folder, "quarantine", QUARANTINED))).toBe(true);
    expect((await store.purge({ before: new Date(START + 1) })).references).toHaveLength(1);
    expect(existsSync(join(folder, "quarantine", QUARANTINED))).toBe(false);
    expect(await store.list()).toEqual([]);
    expect(await store.countMails()).toEqual({ waiting: 0, failed: 0 });
  });

  test("an address finds the leads that contain it or that it must confirm", async () => {
    const typed = (key: string, value: string, more: Partial<NewLead> = {}) =>
      store.put(
        aLead({
          key,
          answers: [{ name: "courriel", label: "Courriel", value }, ...aLead({ key }).answers],
          ...more,
        }),
      );
    await typed("typed", "Lea_1@exemple.fr");
    await typed("other", "leaX1@exemple.fr");
    await typed("longer", "x.lea_1@exemple.fr");
    const told = { name: "message", label: "Message", value: "Écrivez à lea_1@exemple.fr" };
    await store.put(aLead({ key: "told", answers: [told] }));
    await store.put(
      aLead({ key: "waits", confirmation: { email: "LEA_1@exemple.fr", mail: () => aMail() } }),
    );
    const email = "lea_1@EXEMPLE.fr";
    expect(await store.list({ email })).toHaveLength(2);
    expect((await store.purge({ email })).references).toHaveLength(2);
    expect(await store.list()).toHaveLength(3);
    const [{ reference } = { reference: "" }] = await store.list();
    expect(await store.purge({ references: [reference] })).toMatchObject({ references: [reference] });
    expect(await store.list()).toHaveLength(2);
  });

  test("emails in the outbox are removed with their lead, those of alerts after seven days", async () => {
    const { outbox } = getLeadFolders(folder);
    mkdirSync(outbox);
    const lay = async () => {
      const mail = await store.claimMail();
      if (mail === null) throw new Error("a letter is due");
      await store.recordMailSent(mail.id);
      const path = join(outbox, getMailFileName(mail));
      writeFileSync(path, "");
      return path;
    };
    await store.put(aLead());
    const ofLead = await lay();
    await store.putAlert(anAlert());
    const [old, young] = [await lay(), join(outbox, "notes.txt")];
    writeFileSync(young, "");
    await store.sweepFiles();
    expect([ofLead, old, young].map((path) => existsSync(path))).toEqual([true, true, true]);
    const longAgo = new Date(Date.now() - 8 * DAY_MS);
    for (const path of [ofLead, old, young]) utimesSync(path, longAgo, longAgo);
    await store.sweepFiles();
    expect([ofLead, old, young].map((path) => existsSync(path))).toEqual([true, false, true]);
    await store.purge({ before: new Date(clock.ms + 1) });
    expect([ofLead, young].map((path) => existsSync(path))).toEqual([false, true]);
  });

  test("no email stays of a deleted alert or of an undeliverable address", async () => {
    const tokens: string[] = [];
    const asking = {
      mail(token: string) {
        tokens.push(token);
        return aMail({ to: "Lea@exemple.fr", text: `http://localhost/alertes/confirmer/${token}` });
      },
    };
    await store.putAlert(anAlert(asking));
    await store.putAlert(anAlert({ ...asking, key: "b" }));
    await store.putAlert(anAlert({ ...asking, key: "c" }));
    await store.put(aLead());
    await store.endAlert(tokens[0] ?? "");
    expect(await store.countMails()).toEqual({ waiting: 3, failed: 0 });
    const [alert] = await store.listAlerts();
    for (let mail = await store.claimMail(); mail !== null; mail = await store.claimMail()) {
      const isLast = mail.text.includes(tokens[1] ?? "");
      if (isLast) await store.recordMailFailure(mail, { error: "EENVELOPE 550", isFinal: true });
    }
    clock.ms += 7 * DAY_MS;
    await store.removeAbandonedMails();
    expect(await store.countMails()).toEqual({ waiting: 2, failed: 1 });
    clock.ms += 1;
    await store.removeAbandonedMails();
    expect(await store.countMails()).toEqual({ waiting: 2, failed: 0 });
    expect(await store.endAlertsFor("LEA@exemple.fr")).toBe(2);
    expect(await store.countMails()).toEqual({ waiting: 1, failed: 0 });
    expect(await store.listAlerts()).not.toContainEqual(alert);
  });

  test("other users of the machine cannot read the folder; a granted group still can", async () => {
    const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const made = join(folder, "new");
    await (await openLeadStore({ folder: made, databaseUrl: url })).close();
    expect(getMode(made)).toBe("700");
    chmodSync(made, 0o755);
    await (await openLeadStore({ folder: made, databaseUrl: url })).close();
    expect(getMode(made)).toBe("750");
  });

  test("an address with U+0000 matches nothing", async () => {
    expect(await store.getAlert("\0")).toBeNull();
    expect(await store.findLeadToConfirm("a\0b")).toBeNull();
    expect(await store.confirmLead("\0", ["\0"])).toBe(false);
  });

  test("orphaned files are removed, those of a lead or of a form in progress stay", async () => {
    await store.put(aLead({ files: [aFile()] }));
    mkdirSync(join(folder, "quarantine"));
    mkdirSync(join(folder, "files", "ab"), { recursive: true });
    const underway = `${process.pid}-${"0".repeat(32)}`;
    const brokenOff = `${process.pid}-${"1".repeat(32)}`;
    const ofTheDead = `999999999-${"2".repeat(32)}`;
    for (const name of [QUARANTINED, underway, brokenOff, ofTheDead]) {
      writeFileSync(join(folder, "quarantine", name), "");
    }
    const longAgo = new Date(Date.now() - DAY_MS);
    utimesSync(join(folder, "quarantine", brokenOff), longAgo, longAgo);
    writeFileSync(join(folder, "files", "ab", "old.jpg"), "");
    utimesSync(join(folder, "files", "ab", "old.jpg"), longAgo, longAgo);
    expect(await store.sweepFiles()).toBe(3);
    expect(existsSync(join(folder, "quarantine", QUARANTINED))).toBe(true);
    expect(existsSync(join(folder, "quarantine", underway))).toBe(true);
    expect(await store.sweepFiles()).toBe(0);
  });

  test("files of object storage are deleted with their lead, later if it does not respond", async () => {
    const s3 = await startS3();
    const shared = await openLeadStore({ folder, databaseUrl: url, filesUrl: s3.url, ...timeouts });
    // The name of the folder starts the keys.
    const put = (key: string, ageMs: number) =>
      s3.objects.set(`${basename(folder)}/${key}`, {
        bytes: Buffer.from("abc"),
        type: "image/jpeg",
        modified: new Date(Date.now() - ageMs),
      });
    const listObjects = () => [...s3.objects.keys()].map((key) => key.slice(basename(folder).length + 1));
    put(`quarantine/${QUARANTINED}`, DAY_MS);
    put("quarantine/1-orphan", DAY_MS);
    put("quarantine/1-underway", 0);
    put("files/ab/orphan.jpg", DAY_MS);
    await shared.put(aLead({ files: [aFile()] }));
    mkdirSync(join(folder, "quarantine"));
    for (const name of [QUARANTINED, "999999999-orphan"]) writeFileSync(join(folder, "quarantine", name), "");
    const longAgo = new Date(Date.now() - DAY_MS);
    for (const name of [QUARANTINED, "999999999-orphan"])
      utimesSync(join(folder, "quarantine", name), longAgo, longAgo);
    expect(await shared.sweepFiles()).toBe(3);
    // Not copied to the storage yet.
    expect(readdirSync(join(folder, "quarantine"))).toEqual([QUARANTINED]);
    expect(listObjects()).toEqual([`quarantine/${QUARANTINED}`, "quarantine/1-underway"]);
    s3.isOnline = false;
    expect(await shared.purge({ kinds: ["contact"] })).toMatchObject({ lateFileCount: 1 });
    expect(await shared.list()).toEqual([]);
    s3.isOnline = true;
    await shared.sweepFiles();
    expect(readdirSync(join(folder, "quarantine"))).toEqual([]);
    expect(listObjects()).toEqual(["quarantine/1-underway"]);
    await shared.close();
    await s3.close();
  });

  test.each([-DAY_MS, DAY_MS])(
    "a form in progress keeps its photo in object storage, and an orphan goes, with a clock that is %d ms off",
    async (skewMs) => {
      const s3 = await startS3();
      const shared = await openLeadStore({ folder, databaseUrl: url, filesUrl: s3.url, ...timeouts });
      const files = openFileStore(folder, s3.url);
      s3.skewMs = skewMs - 3_600_000;
      await files.put("quarantine/1-orphan", Buffer.from("abc"));
      s3.skewMs = skewMs;
      await files.put("quarantine/1-underway", Buffer.from("abc"));
      expect(await shared.sweepFiles()).toBe(1);
      expect([...s3.objects.keys()]).toEqual([`${basename(folder)}/quarantine/1-underway`]);
      await shared.close();
      await s3.close();
    },
  );

  test("the result of the faster of two servers stays", async () => {
    await store.put(aLead({ files: [aFile()] }));
    expect(await store.settleFile(QUARANTINED, { path: "files/ab/x.jpg" })).toBe("recorded");
    expect(await store.settleFile(QUARANTINED, { reason: "missing" })).toBe("known");
    expect((await store.list())[0]?.files[0]).toMatchObject({ state: "ready", path: "files/ab/x.jpg" });
  });

  test("a file waits until its result is recorded, and counts towards the quota", async () => {
    await store.put(aLead({ files: [aFile()] }));
    expect(await store.getNextWaitingFile()).toMatchObject({ id: QUARANTINED });
    expect(await store.fileByteCount()).toBe(3);
    expect(await store.settleFile(QUARANTINED, { path: "files/ab/x.jpg" })).toBe("recorded");
    expect(await store.getNextWaitingFile()).toBeNull();
    expect((await store.list())[0]?.files[0]).toMatchObject({ state: "ready", path: "files/ab/x.jpg" });
    expect(await store.settleFile("none", { reason: "abîmée" })).toBe("purged");
  });

  test("an email is claimed by one process at a time, retried with growing pauses, and abandoned in the end", async () => {
    const other = await open();
    await store.put(aLead());
    const claims = await Promise.all([store.claimMail(), other.claimMail()]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    // The process that took it died.
    clock.ms += 10 * 60_000;
    let tries = 0;
    let mail = await other.claimMail();
    while (mail !== null) {
      tries += 1;
      await other.recordMailFailure(mail, { error: "refusé", isFinal: false });
      expect(await store.claimMail()).toBeNull();
      clock.ms += DAY_MS;
      mail = await other.claimMail();
    }
    expect(tries).toBe(11);
    expect(await store.countMails()).toEqual({ waiting: 0, failed: 1 });
    await other.close();
  });

  test("a delivered email is deleted", async () => {
    await store.put(aLead());
    const mail = await store.claimMail();
    expect(mail).toMatchObject(aMail());
    await store.recordMailSent(mail?.id ?? "");
    expect(await store.countMails()).toEqual({ waiting: 0, failed: 0 });
  });

  test("an alert is inactive until confirmed, is checked once, and ends with one click", async () => {
    const around = { latitude: 43.1, longitude: 5.9 };
    const alert = anAlert({ key: "a", email: "Lea@exemple.fr", around });
    await store.putAlert(alert);
    await store.putAlert(alert);
    const [asleep] = await store.listAlerts();
    expect(await store.listAlerts()).toHaveLength(1);
    expect(asleep).toMatchObject({ email: "lea@exemple.fr", confirmed: null, around });
    const token = asleep?.token ?? "";
    expect(await store.nextAlert(new Date(clock.ms + DAY_MS))).toBeNull();
    await store.confirmAlert(token, 7);
    await store.confirmAlert(token, 9);
    const due = await store.nextAlert(new Date(clock.ms));
    if (due === null) throw new Error("the alert is due");
    expect(due.seenChange).toBe(7);
    clock.ms += 1000;
    await store.recordAlertCheck(due, { seenChange: 12, mail: aMail() });
    await store.recordAlertCheck(due, { seenChange: 13, mail: aMail() });
    expect((await store.listAlerts())[0]?.seenChange).toBe(12);
    expect(await store.countMails()).toEqual({ waiting: 2, failed: 0 });
    expect(await store.nextAlert(new Date(clock.ms - 1))).toBeNull();
    await store.endAlert(token);
    expect(await store.getAlert(token)).toBeNull();
  });

  test("hastened alerts are checked next, once, and no more often than their emails allow", async () => {
    for (const key of ["a", "b", "c"]) await store.putAlert(anAlert({ key, email: `${key}@exemple.fr` }));
    for (const { token, email } of await store.listAlerts())
      if (!email.startsWith("c")) await store.confirmAlert(token, 7);
    const watches = await store.listAlertWatches();
    expect(watches).toHaveLength(2);
    expect(Object.keys(watches[0] ?? {}).toSorted()).toEqual(["around", "id", "search", "seenChange"]);
    const ids = watches.map(({ id }) => id);
    const yesterday = () => new Date(clock.ms - DAY_MS);
    const hasten = () => store.hastenAlerts(ids, yesterday());
    clock.ms += 1000;
    expect(await store.nextAlert(yesterday())).toBeNull();
    await hasten();
    await hasten();
    const first = await store.nextAlert(yesterday());
    if (first === null) throw new Error("an alert is due");
    await store.recordAlertCheck(first, { seenChange: 12, mail: aMail() });
    const second = await store.nextAlert(yesterday());
    if (second === null) throw new Error("the other alert is due");
    // Checked while somebody hastens it: the check does not count, and is repeated.
    await store.recordAlertCheck(second, { seenChange: 12, mail: null });
    await hasten();
    expect((await store.nextAlert(yesterday()))?.id).toBe(second.id);
    clock.ms += DAY_MS;
    await hasten();
    expect((await store.nextAlert(yesterday()))?.looked).toBe(new Date(0).toISOString());
  });

  test("an address cannot be flooded with requests, and unconfirmed alerts are deleted", async () => {
    for (let index = 0; index < 9; index++) {
      await store.putAlert(anAlert({ key: `a${index}` }));
      await store.putAlert(anAlert({ key: `d${index}`, email: "max@exemple.fr", isDoubtful: true }));
    }
    expect(Map.groupBy(await store.listAlerts(), ({ email }) => email).get("lea@exemple.fr")).toHaveLength(5);
    expect(await store.listAlerts()).toHaveLength(6);
    clock.ms += 8 * DAY_MS;
    expect(await store.removeUnconfirmedAlerts()).toBe(6);
  });

  test("proofs of consent record the choice and the version of the texts, and expire", async () => {
    const proof = { version: "2026-11", action: "refuser all", categories: { video: false, social: null } };
    await store.putProof(proof);
    clock.ms += DAY_MS;
    await store.putProof({ ...proof, action: "accepter video" });
    expect(await store.listProofs()).toMatchObject([proof, { action: "accepter video" }]);
    expect(await store.purgeProofs(new Date(clock.ms))).toBe(1);
    expect(await store.listProofs()).toHaveLength(1);
    clock.ms += 396 * DAY_MS;
    expect(await store.purgeProofs("expired")).toBe(0);
    clock.ms += 1;
    expect(await store.purgeProofs("expired")).toBe(1);
  });
}

describe("when the disk is full", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "leads-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("a lead whose write fails at any step is not stored, and can be sent again", async () => {
    const store = await openLeadStore({ folder });
    const file = new DatabaseSync(join(folder, "leads.sqlite"));
    const failed: string[] = [];
    for (const table of ["lead", "lead_file", "mail"]) {
      file.exec(
        `create trigger broken before insert on ${table} begin select raise(abort, 'the write fails'); end`,
      );
      const lead = aLead({ key: table, files: [{ ...aFile(), id: `${table}-file` }] });
      await store.put(lead).catch((error: Error) => failed.push(error.message));
      file.exec("drop trigger broken");
      expect(await store.known(table)).toBeNull();
      expect(file.prepare("select count(*) as count from lead_file").get()).toEqual({
        count: failed.length - 1,
      });
      expect((await store.put(lead)).outcome).toBe("kept");
    }
    expect(failed).toEqual(Array(3).fill("the write fails"));
    file.close();
    await store.close();
  });

  test("a full disk gives a clear error, loses no acknowledged lead, and recovers", async () => {
    let store = await openLeadStore({ folder });
    await store.put(aLead());
    await store.close();
    const file = new DatabaseSync(join(folder, "leads.sqlite"));
    const { page_count: pages } = file.prepare("pragma page_count").get() as { page_count: number };
    file.close();
    store = await openLeadStore({ folder, maxPages: pages });
    const large = [{ name: "message", label: "Message", value: "x".repeat(50_000) }];
    await expect(store.put(aLead({ key: "k2", answers: large }))).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: expect.stringMatching(/La base des demandes ne peut pas être écrite/),
    });
    expect(await store.list()).toHaveLength(1);
    await store.close();
    store = await openLeadStore({ folder });
    expect((await store.put(aLead({ key: "k2", answers: large }))).outcome).toBe("kept");
    await store.close();
  });
});
