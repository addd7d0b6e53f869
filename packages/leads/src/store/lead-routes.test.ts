import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LeadStore } from "./lead-store.ts";
import { openLeadStore } from "./open-lead-store.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const DAY_MS = 86_400_000;

describeOnBothDatabases("routes and reminders of leads", (createDatabase) => {
  let store: LeadStore;
  let folder: string;
  let nowMs: number;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "routes-"));
    nowMs = START;
    store = await openLeadStore({ folder, databaseUrl: await createDatabase(), now: () => new Date(nowMs) });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("the narrowest route wins, then the one for all others, then the operator", async () => {
    expect(await store.findRoute("estimation", ["76990", "Aubremer"])).toBeNull();
    await store.putRoute({ kind: "estimation", label: "", agency: "partout" });
    await store.putRoute({ kind: "estimation", label: "Aubremer", agency: "quai" });
    await store.putRoute({ kind: "reprise", label: "Norvia", agency: "garage" });
    expect(await store.findRoute("estimation", ["76990", "AUBREMER"])).toBe("quai");
    expect(await store.findRoute("estimation", ["35000", "Rennes"])).toBe("partout");
    expect(await store.findRoute("reprise", ["norvia"])).toBe("garage");
    expect(await store.findRoute("reprise", ["Autre"])).toBeNull();
    await store.putRoute({ kind: "estimation", label: "76990", agency: "port" });
    expect(await store.findRoute("estimation", ["76990", "Aubremer"])).toBe("port");
    await store.putRoute({ kind: "estimation", label: "aubremer", agency: "dune" });
    const routes = await store.listRoutes();
    expect(routes.map(({ agency }) => agency).toSorted()).toEqual(["dune", "garage", "partout", "port"]);
    for (const { id } of routes) await store.removeRoute(id);
    expect(await store.listRoutes()).toEqual([]);
  });

  test("a lead without an answer for a day is escalated once", async () => {
    const put = async (key: string) => {
      const content = {
        kind: "contact",
        listing: null,
        agency: "quai",
        answers: [],
        callConsent: null,
      } as const;
      const result = await store.put({
        ...content,
        key,
        answers: [{ name: "message", label: "Message", value: key }],
        score: 1,
        files: [],
        mails: () => [],
      });
      return "reference" in result ? result.reference : "";
    };
    const [open, answered] = [await put("open"), await put("answered")];
    await store.changeWork(answered, { state: "answered", text: "", author: "Camille" }, 0);
    const find = () => store.findUnanswered(new Date(nowMs - DAY_MS), 10);
    expect(await find()).toEqual([]);
    nowMs += DAY_MS;
    expect(await find()).toMatchObject([{ reference: open, agency: "quai" }]);
    const mail = { to: "x@y.fr", replyTo: null, subject: "Rappel", text: "", html: "", unsubscribeUrl: null };
    expect(await store.escalate(open, [mail])).toBe(true);
    expect(await store.escalate(open, [mail])).toBe(false);
    expect(await find()).toEqual([]);
    expect(await store.countMails()).toMatchObject({ waiting: 1 });
    // The reminder changes nothing that two people could edit at once.
    expect((await store.getWork(open)).work).toMatchObject({ state: "new", version: 0 });
  });
});
