import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { NewLead, NewMail } from "./lead.ts";
import type { LeadStore } from "./lead-store.ts";
import { openLeadStore } from "./open-lead-store.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const CAMILLE = { id: "p1", name: "Camille" };

const MAIL: NewMail = {
  to: "visiteur@exemple.fr",
  replyTo: "camille@exemple.fr",
  subject: "Votre visite",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  unsubscribeUrl: null,
};

describeOnBothDatabases("work on leads", suite);

function suite(createDatabase: () => Promise<string | undefined>): void {
  let store: LeadStore;
  let folder: string;
  let nowMs: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "lead-work-"));
    nowMs = START;
    store = await openLeadStore({
      folder,
      databaseUrl: await createDatabase(),
      now: () => new Date(nowMs),
    });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const put = async (key: string, changes: Partial<NewLead> = {}): Promise<string> => {
    nowMs += 1_000;
    const result = await store.put({
      key,
      kind: "contact",
      listing: null,
      agency: "dune",
      answers: [{ name: "message", label: "Message", value: `Bonjour, ${key}` }],
      callConsent: null,
      score: 1,
      files: [],
      mails: () => [],
      ...changes,
    });
    return "reference" in result ? result.reference : "";
  };

  test("lists the leads of one agency, the newest first, with counts by state", async () => {
    const first = await put("k1");
    const second = await put("k2", { kind: "visite" });
    await put("k3", { agency: "port" });
    await put("k4", { agency: null });
    await store.changeWork(first, { state: "closed", text: "Classée", author: "Camille" }, 0);
    const page = await store.listInbox({ agency: "dune", count: 10 });
    expect(page.leads.map(({ reference, work }) => [reference, work.state])).toEqual([
      [second, "new"],
      [first, "closed"],
    ]);
    expect(page).toMatchObject({ total: 2, counts: { new: 1, answered: 0, appointment: 0, closed: 1 } });
    expect((await store.listInbox({ count: 10 })).total).toBe(4);
    const closed = await store.listInbox({ agency: "dune", state: "closed", count: 10 });
    expect(closed.leads.map(({ reference }) => reference)).toEqual([first]);
    expect(closed.total).toBe(1);
    const visits = await store.listInbox({ agency: "dune", kinds: ["visite"], count: 10 });
    expect(visits.leads.map(({ reference }) => reference)).toEqual([second]);
    const byText = await store.listInbox({ agency: "dune", text: "BONJOUR, K1", count: 10 });
    expect(byText.leads.map(({ reference }) => reference)).toEqual([first]);
    const next = await store.listInbox({ agency: "dune", count: 1, first: 1 });
    expect(next.leads.map(({ reference }) => reference)).toEqual([first]);
  });

  test("hides a lead until its sender has confirmed it", async () => {
    let token = "";
    await put("k1", {
      confirmation: {
        email: "visiteur@exemple.fr",
        mail: (created) => {
          token = created;
          return MAIL;
        },
      },
    });
    expect((await store.listInbox({ count: 10 })).total).toBe(0);
    const { reference = "" } = (await store.findLeadToConfirm(token)) ?? {};
    await store.confirmLead(token, [reference]);
    expect((await store.listInbox({ count: 10 })).total).toBe(1);
  });

  test("saves state and assignment, with a history", async () => {
    const reference = await put("k1");
    expect(await store.getWork(reference)).toEqual({
      work: { state: "new", assignee: null, version: 0 },
      notes: [],
    });
    const change = { state: "appointment", assignee: CAMILLE, text: "Rendez-vous", author: "Alix" } as const;
    expect(await store.changeWork(reference, change, 0)).toBe("saved");
    const { work, notes } = await store.getWork(reference);
    expect(work).toEqual({ state: "appointment", assignee: CAMILLE, version: 1 });
    expect(notes).toMatchObject([{ kind: "change", author: "Alix", text: "Rendez-vous" }]);
  });

  test("rejects the second of two changes of one version", async () => {
    for (let round = 0; round < 10; round += 1) {
      const reference = await put(`k${round}`);
      const change = (author: string) =>
        store.changeWork(reference, { state: "closed", text: "Classée", author }, 0);
      const results = await Promise.all([change("Alix"), change("Camille"), change("Dominique")]);
      expect(results.toSorted()).toEqual(["conflict", "conflict", "saved"]);
      expect((await store.getWork(reference)).notes).toHaveLength(1);
    }
  });

  test("does nothing for an unknown lead", async () => {
    expect(await store.changeWork("X", { text: "", author: "" }, 0)).toBe("unknown");
    expect(await store.addNote("X", { text: "", author: "" })).toBe(false);
    expect(await store.reply("X", { author: "", text: "", mail: MAIL })).toBe(false);
    expect((await store.countMails()).waiting).toBe(0);
  });

  test("queues a reply, and a new lead becomes answered", async () => {
    const reference = await put("k1");
    expect(await store.reply(reference, { author: "Camille", text: "Bonjour", mail: MAIL })).toBe(true);
    expect(await store.claimMail()).toMatchObject({ to: "visiteur@exemple.fr", lead: reference });
    expect(await store.getWork(reference)).toMatchObject({
      work: { state: "answered", version: 1 },
      notes: [{ kind: "email", text: "Bonjour" }],
    });
    await store.changeWork(reference, { state: "closed", text: "Classée", author: "Camille" }, 1);
    await store.reply(reference, { author: "Camille", text: "Encore", mail: MAIL });
    expect((await store.getWork(reference)).work.state).toBe("closed");
  });

  test("transfers a lead to another agency, where it is new again", async () => {
    const reference = await put("k1", { agency: null });
    await store.changeWork(reference, { state: "answered", assignee: CAMILLE, text: "", author: "Alix" }, 0);
    const transfer = { agency: "dune", author: "Alix", text: "Transmise à Dune", mail: MAIL };
    expect(await store.transfer(reference, transfer)).toBe(true);
    expect((await store.listInbox({ agency: "dune", count: 10 })).leads).toMatchObject([
      { reference, work: { state: "new", assignee: null, version: 2 } },
    ]);
    expect(await store.claimMail()).toMatchObject({ to: MAIL.to, lead: reference });
    expect(await store.transfer("X", transfer)).toBe(false);
  });

  test("purges the work with its lead", async () => {
    const reference = await put("k1");
    await store.addNote(reference, { author: "Camille", text: "Rappeler lundi" });
    await store.changeWork(reference, { state: "closed", text: "Classée", author: "Camille" }, 0);
    await store.purge({ references: [reference] });
    expect(await store.getWork(reference)).toEqual({
      work: { state: "new", assignee: null, version: 0 },
      notes: [],
    });
  });

  test("keeps notes of one instant in their order", async () => {
    const reference = await put("k1");
    for (const text of ["un", "deux", "trois"]) await store.addNote(reference, { author: "Camille", text });
    expect((await store.getWork(reference)).notes.map(({ text }) => text)).toEqual(["un", "deux", "trois"]);
  });
}
