import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, StoreError } from "@lieudit/database";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DESK_DATABASE } from "./desk-database.ts";
import type { DeskStore } from "./desk-store.ts";
import { openDeskStore } from "./open-desk-store.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describeOnBothDatabases("accounts", suite);

function suite(createDatabase: () => Promise<string | undefined>): void {
  let store: DeskStore;
  let folder: string;
  let nowMs: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "desk-"));
    nowMs = START;
    store = await openDeskStore({
      folder,
      databaseUrl: await createDatabase(),
      now: () => new Date(nowMs),
    });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const addManager = () =>
    store.addPerson({ email: "Camille@Dune.example", name: "Camille", role: "manager", agency: "dune" });
  const signIn = async (visit = "visit-1") => {
    const link = await store.requestLink("camille@dune.example", visit);
    const used = await store.consumeLink(link?.token ?? "", { visit, device: "Firefox" });
    return "session" in used ? used.session : "";
  };

  test("stores an address in lower case and rejects a second account for it", async () => {
    expect((await addManager()).email).toBe("camille@dune.example");
    await expect(addManager()).rejects.toThrow("camille@dune.example a déjà un accès ou une invitation.");
  });

  test.each([
    [{ email: "camille", role: "operator", agency: null }, "adresse de courriel complète"],
    [{ email: "a@b.fr", name: " ", role: "operator", agency: null }, "Écrivez le nom"],
    [{ email: "a@b.fr", role: "operator", agency: "dune" }, "Un responsable ou un membre a une agence"],
    [{ email: "a@b.fr", role: "member", agency: null }, "Un responsable ou un membre a une agence"],
  ] as const)("rejects %o", async (person, message) => {
    await expect(store.addPerson({ name: "Camille", ...person })).rejects.toThrow(message);
    await expect(store.addPerson({ name: "Camille", ...person })).rejects.toBeInstanceOf(StoreError);
  });

  test("returns no link for an unknown address", async () => {
    expect(await store.requestLink("personne@dune.example", "visit-1")).toBeNull();
  });

  test("signs in with a link once", async () => {
    const person = await addManager();
    const link = await store.requestLink("camille@dune.example", "visit-1");
    const token = link?.token ?? "";
    expect(await store.findLink(token, "visit-1")).toEqual({ state: "valid", person, isInvitation: false });
    const options = { visit: "visit-1", device: "Firefox sur Linux" };
    const used = await store.consumeLink(token, options);
    const session = "session" in used ? used.session : "";
    expect(await store.findSession(session)).toMatchObject({
      person: { ...person, joined: new Date(START).toISOString() },
      session: { device: "Firefox sur Linux", created: new Date(START).toISOString() },
    });
    expect(await store.consumeLink(token, options)).toEqual({ state: "used" });
  });

  test("opens one session for two simultaneous uses of a link", async () => {
    const person = await addManager();
    const link = await store.requestLink("camille@dune.example", "visit-1");
    const use = () => store.consumeLink(link?.token ?? "", { visit: "visit-1", device: "" });
    const results = await Promise.allSettled([use(), use()]);
    const sessions = results.filter(({ status, ...result }) => {
      const { value } = result as { value?: object };
      return status === "fulfilled" && value !== undefined && "session" in value;
    });
    expect(sessions).toHaveLength(1);
    expect(await store.listSessions(person.id)).toHaveLength(1);
  });

  test("rejects a link in another browser", async () => {
    await addManager();
    const token = (await store.requestLink("camille@dune.example", "visit-1"))?.token ?? "";
    expect(await store.consumeLink(token, { visit: "visit-2", device: "" })).toEqual({
      state: "other-browser",
    });
    expect(await store.consumeLink(token, { visit: undefined, device: "" })).toEqual({
      state: "other-browser",
    });
  });

  test("rejects a link after 15 minutes", async () => {
    await addManager();
    const token = (await store.requestLink("camille@dune.example", "visit-1"))?.token ?? "";
    nowMs += 15 * MINUTE_MS - 1;
    expect((await store.findLink(token, "visit-1")).state).toBe("valid");
    nowMs += 1;
    expect((await store.findLink(token, "visit-1")).state).toBe("expired");
  });

  test("allows an account 5 links in an hour", async () => {
    await addManager();
    for (let count = 0; count < 5; count++)
      expect(await store.requestLink("camille@dune.example", "visit-1")).not.toBeNull();
    expect(await store.requestLink("camille@dune.example", "visit-1")).toBeNull();
    nowMs += HOUR_MS;
    expect(await store.requestLink("camille@dune.example", "visit-1")).not.toBeNull();
  });

  test("opens an invitation in any browser, for 7 days, and ends earlier ones", async () => {
    const person = await addManager();
    const earlier = await store.createInvitation(person.id);
    const token = await store.createInvitation(person.id);
    expect((await store.findLink(earlier, undefined)).state).toBe("unknown");
    nowMs += 7 * DAY_MS - 1;
    const invited = { ...person, invited: new Date(START).toISOString() };
    expect(await store.findLink(token, undefined)).toEqual({
      state: "valid",
      person: invited,
      isInvitation: true,
    });
    nowMs += 1;
    expect((await store.findLink(token, undefined)).state).toBe("expired");
  });

  test("sends an invitation again after ten minutes, until the person joins", async () => {
    const { id } = await addManager();
    expect(await store.getPerson(id)).toMatchObject({ invited: null, joined: null });
    const earlier = await store.createInvitation(id);
    nowMs += 10 * MINUTE_MS - 1;
    expect(await store.renewInvitation(id)).toBeNull();
    expect((await store.findLink(earlier, undefined)).state).toBe("valid");
    nowMs += 1;
    const [first, second] = await Promise.all([store.renewInvitation(id), store.renewInvitation(id)]);
    const token = first ?? second ?? "";
    expect([first, second]).toContain(null);
    expect((await store.findLink(earlier, undefined)).state).toBe("unknown");
    const invited = new Date(nowMs).toISOString();
    nowMs += DAY_MS;
    expect(await store.consumeLink(token, { visit: undefined, device: "" })).toHaveProperty("session");
    expect(await store.getPerson(id)).toMatchObject({ invited, joined: new Date(nowMs).toISOString() });
    expect(await store.renewInvitation(id)).toBeNull();
    await signIn();
    await store.disablePerson(id);
    expect(await addManager()).toMatchObject({ id, invited: null, joined: null });
  });

  test("people of an earlier version have joined, except those with an unused invitation", async () => {
    const earlier = { ...DESK_DATABASE, steps: DESK_DATABASE.steps.slice(0, 3) };
    const location = { folder: join(folder, "earlier"), databaseUrl: await createDatabase() };
    const db = await openDatabase(earlier, location);
    const created = new Date(START).toISOString();
    const people = ["a", "b", "c"].map((id) => ({ id, email: id, name: id, role: "operator", created }));
    // The version before has fewer columns than the type.
    await db
      .insertInto("person")
      .values(people as never)
      .execute();
    const link = (person: string, used: string | null) => ({ digest: person, person, created, used });
    const links = [link("b", created), link("c", null)];
    await db
      .insertInto("sign_in_link")
      .values(links.map((one) => ({ ...one, browser: null, expires: created })))
      .execute();
    await db.destroy();
    const upgraded = await openDeskStore(location);
    expect(await upgraded.listPeople()).toMatchObject([
      { id: "a", joined: created, invited: null },
      { id: "b", joined: created, invited: null },
      { id: "c", joined: null, invited: created },
    ]);
    await upgraded.close();
  });

  test("ends a session after 12 hours without use", async () => {
    await addManager();
    const token = await signIn();
    nowMs += 12 * HOUR_MS - 1;
    expect(await store.findSession(token)).not.toBeNull();
    nowMs += 12 * HOUR_MS - 1;
    expect(await store.findSession(token)).not.toBeNull();
    nowMs += 12 * HOUR_MS;
    expect(await store.findSession(token)).toBeNull();
  });

  test("ends a session in use after 30 days", async () => {
    await addManager();
    const token = await signIn();
    const end = nowMs + 30 * DAY_MS;
    for (nowMs += 6 * HOUR_MS; nowMs < end; nowMs += 6 * HOUR_MS)
      expect(await store.findSession(token)).not.toBeNull();
    nowMs = end;
    expect(await store.findSession(token)).toBeNull();
  });

  test("lists the devices of a person and ends one of them", async () => {
    const person = await addManager();
    const [first, second] = [await signIn(), await signIn("visit-2")];
    const sessions = await store.listSessions(person.id);
    expect(sessions).toHaveLength(2);
    const { session } = (await store.findSession(first)) ?? {};
    expect(await store.endSession(session?.id ?? "", "another person")).toBe(false);
    expect(await store.endSession(session?.id ?? "", person.id)).toBe(true);
    expect(await store.findSession(first)).toBeNull();
    expect(await store.findSession(second)).not.toBeNull();
  });

  test("removes access with its sessions, links and passkeys", async () => {
    const person = await addManager();
    const token = await signIn();
    const invitation = await store.createInvitation(person.id);
    await store.disablePerson(person.id);
    expect(await store.findSession(token)).toBeNull();
    expect((await store.findLink(invitation, undefined)).state).toBe("unknown");
    expect(await store.requestLink("camille@dune.example", "visit-1")).toBeNull();
    expect((await addManager()).id).toBe(person.id);
    expect((await store.getPerson(person.id))?.disabled).toBeNull();
  });

  test("lists people of one agency by name", async () => {
    await addManager();
    await store.addPerson({ email: "b@dune.example", name: "Alix", role: "member", agency: "dune" });
    await store.addPerson({ email: "o@lieudit.example", name: "Dominique", role: "operator", agency: null });
    expect((await store.listPeople("dune")).map(({ name }) => name)).toEqual(["Alix", "Camille"]);
    expect(await store.listPeople()).toHaveLength(3);
  });

  test("returns audit entries of one agency, the newest first", async () => {
    const person = await addManager();
    for (const subject of ["A1", "A2", "A3"])
      await store.recordAudit({ person, agency: "dune", action: "demande classée", subject });
    await store.recordAudit({
      person: null,
      agency: null,
      action: "invitation",
      subject: "o@lieudit.example",
    });
    const { entries, total } = await store.listAudit({ agency: "dune", count: 2 });
    expect(entries.map(({ subject }) => subject)).toEqual(["A3", "A2"]);
    expect(total).toBe(3);
    expect(entries[0]).toMatchObject({ actor: "Camille", action: "demande classée", before: null });
    expect((await store.listAudit({ count: 9 })).entries[0]?.actor).toBe("commande desk");
    const next = await store.listAudit({ agency: "dune", count: 2, first: 2 });
    expect(next.entries.map(({ subject }) => subject)).toEqual(["A1"]);
  });

  test("counts each visitor once a day, and forgets visitors the next day", async () => {
    const view = (visitor: string | null, subject = "a") => ({ kind: "view" as const, subject, visitor });
    const salt = await store.getFigureSalt("2026-11-20");
    expect(await store.getFigureSalt("2026-11-20")).toBe(salt);
    await store.recordFigures("2026-11-20", [view("x"), view("x"), view("y"), view("xb", "b"), view(null)]);
    await store.recordFigures("2026-11-20", [view("x"), view("z")]);
    const read = () => store.listFigures({ subjects: ["a", "b"], from: "2026-11-19", to: "2026-11-21" });
    expect(await read()).toEqual([
      { day: "2026-11-20", kind: "view", subject: "a", count: 4 },
      { day: "2026-11-20", kind: "view", subject: "b", count: 1 },
    ]);
    expect(await store.getFigureSalt("2026-11-21")).not.toBe(salt);
    await store.recordFigures("2026-11-21", [view("x")]);
    expect((await read()).map(({ count }) => count)).toEqual([4, 1, 1]);
    expect(await store.listFigures({ subjects: ["a"], from: "2026-11-21", to: "2026-11-21" })).toHaveLength(
      1,
    );
    expect(await store.listFigures({ subjects: [], from: "2026-11-01", to: "2026-11-30" })).toEqual([]);
  });

  test("concurrent counts lose nothing", async () => {
    const add = () => store.recordFigures("2026-11-20", [{ kind: "contact", subject: "a", visitor: null }]);
    await Promise.all(Array.from({ length: 8 }, add));
    const [figure] = await store.listFigures({ subjects: ["a"], from: "2026-11-20", to: "2026-11-20" });
    expect(figure?.count).toBe(8);
  });

  test("removes what has ended", async () => {
    await addManager();
    const token = await signIn();
    nowMs += 31 * DAY_MS;
    await store.removeEnded();
    nowMs = START;
    expect(await store.findSession(token)).toBeNull();
  });

  test("rejects a passkey response without a challenge", async () => {
    const person = await addManager();
    const party = { id: "localhost", origin: "http://localhost:3000" };
    const options = await store.startRegistration(person, party);
    expect(options).toMatchObject({ rp: { id: "localhost" }, user: { name: "camille@dune.example" } });
    for (const response of [null, {}, { id: "x", rawId: "x", type: "public-key", response: {} }]) {
      expect(await store.finishRegistration(person, { response, name: "clé", party })).toBe(false);
      expect(await store.finishPasskeySignIn({ response, party, device: "" })).toBeNull();
    }
    expect(await store.listPasskeys(person.id)).toEqual([]);
  });

  test("a legal text is a draft until its time comes, and what was published stays", async () => {
    const typed = { slug: "cgu", title: "CGU", description: "D", body: "Un", author: "Dominique" };
    const { draft: first } = await store.saveLegalDraft({ ...typed, version: 0, revision: 0 });
    expect(first).toMatchObject({ version: 1, revision: 1, publishAt: null });
    const second = await store.saveLegalDraft({ ...typed, body: "Deux", version: 1, revision: 1 });
    expect(second).toMatchObject({ isSaved: true, draft: { id: first.id, version: 1, revision: 2 } });
    // Somebody else started from the first revision.
    const late = await store.saveLegalDraft({
      ...typed,
      body: "Trois",
      author: "Sam",
      version: 1,
      revision: 1,
    });
    expect(late).toMatchObject({ isSaved: false, draft: { body: "Deux", author: "Dominique" } });

    const tomorrow = new Date(nowMs + DAY_MS).toISOString();
    expect(await store.publishLegalText(first.id, tomorrow)).toBe(true);
    expect(await store.publishLegalText(first.id, null)).toBe(true);
    expect(await store.publishLegalText(first.id, tomorrow)).toBe(true);
    nowMs += DAY_MS;
    expect(await store.publishLegalText(first.id, null)).toBe(false);
    expect(await store.publishLegalText("unknown", null)).toBe(false);
    // Somebody who started before the publication does not replace it unseen.
    const stale = await store.saveLegalDraft({ ...typed, body: "Vieux", version: 0, revision: 0 });
    expect(stale).toMatchObject({ isSaved: false, draft: { body: "Deux", version: 1 } });
    const next = await store.saveLegalDraft({ ...typed, body: "Quatre", version: 1, revision: 0 });
    expect(next).toMatchObject({ isSaved: true, draft: { version: 2, revision: 1 } });
    expect((await store.listLegalTexts("cgu")).map(({ version, body }) => [version, body])).toEqual([
      [2, "Quatre"],
      [1, "Deux"],
    ]);
    expect(await store.listLegalTexts("honoraires")).toEqual([]);

    // A publication that is taken back after a newer one leaves no draft behind.
    const later = new Date(nowMs + DAY_MS).toISOString();
    expect(await store.publishLegalText(next.draft.id, later)).toBe(true);
    await store.saveLegalDraft({ ...typed, body: "Cinq", version: 2, revision: 0 });
    expect(await store.publishLegalText(next.draft.id, null)).toBe(true);
    expect((await store.listLegalTexts("cgu")).map(({ body }) => body)).toEqual(["Cinq", "Deux"]);
  });

  test("returns when each background work last ended well", async () => {
    await store.recordRun("webhooks");
    nowMs += MINUTE_MS;
    await store.recordRun("webhooks");
    await store.recordRun("deliveries");
    const at = new Date(nowMs).toISOString();
    expect(await store.listRuns()).toEqual([
      { name: "deliveries", at },
      { name: "webhooks", at },
    ]);
  });
}
