import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@lieudit/database";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { NewLead } from "../store/lead.ts";
import { LEAD_DATABASE } from "../store/lead-database.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { LeadTables } from "../store/lead-tables.ts";
import { lockLead } from "../store/lock-lead.ts";
import { openLeadStore } from "../store/open-lead-store.ts";
import { sendWebhooks } from "./send-webhooks.ts";
import { isSignatureValid, SIGNATURE_HEADER, signBody } from "./webhook.ts";
import { queueEvents, selectNextDelivery } from "./webhook-store.ts";
import { addBlockedDeliveries } from "./webhook-tables.ts";

const START = Date.parse("2026-11-20T08:00:00Z");
const HOUR_MS = 3_600_000;
const AGENCY = "agence-du-quai";
/** The long form: `WEBHOOK_DELIVERIES=10000 WEBHOOK_KILLS=100 npm test -- leads webhooks`. */
const DELIVERIES = Number(process.env.WEBHOOK_DELIVERIES ?? 60);
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 3);

/** For a busy machine. */
const TIMEOUTS = { connectTimeoutMs: 30_000, queryTimeoutMs: 30_000 };

describeOnBothDatabases("webhooks", suite);

function suite(createDatabase: () => Promise<string | undefined>): void {
  let store: LeadStore;
  let folder: string;
  let databaseUrl: string | undefined;
  let nowMs: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "webhooks-"));
    nowMs = START;
    databaseUrl = await createDatabase();
    store = await openLeadStore({ folder, databaseUrl, now: () => new Date(nowMs), ...TIMEOUTS });
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const addWebhook = () => store.addWebhook({ agency: AGENCY, url: "https://crm.example/lieudit" });
  const put = async (key: string, facts: Partial<NewLead> = {}) => {
    const result = await store.put({
      key,
      kind: "contact",
      listing: null,
      agency: AGENCY,
      answers: [{ name: "message", label: "Message", value: key }],
      callConsent: null,
      score: 1,
      files: [],
      mails: () => [],
      ...facts,
    });
    return "reference" in result ? result.reference : "";
  };
  const change = (reference: string, state: "answered" | "closed", version: number) =>
    store.changeWork(reference, { state, text: state, author: "Camille" }, version);
  const run = (post: Parameters<typeof sendWebhooks>[0]["post"], atOnce = 4) =>
    sendWebhooks({
      leads: store,
      post,
      now: () => new Date(nowMs),
      signal: new AbortController().signal,
      atOnce,
    });

  test("sends a new lead once, signed, with an idempotency key", async () => {
    const { id, secret } = await addWebhook();
    const reference = await put("a");
    const requests: { body: string; headers: Readonly<Record<string, string>> }[] = [];
    await run(async (_url, request) => {
      requests.push(request);
      return 204;
    });
    await run(async () => 500);
    expect(requests).toHaveLength(1);
    const [{ body = "", headers = {} } = {}] = requests;
    expect(JSON.parse(body)).toMatchObject({ event: "lead.created", lead: { reference, kind: "contact" } });
    expect(isSignatureValid(headers[SIGNATURE_HEADER] ?? "", body, secret, new Date(nowMs))).toBe(true);
    expect(headers["idempotency-key"]).toBe(JSON.parse(body).id);
    const { deliveries, total } = await store.listDeliveries(id, { count: 5 });
    expect(total).toBe(1);
    expect(deliveries).toMatchObject([{ state: "delivered", attempts: 1, result: "204", lead: reference }]);
  });

  test("reports no lead of another agency, and no unconfirmed one", async () => {
    const { id } = await addWebhook();
    await put("other", { agency: "autre" });
    await put("operator", { agency: null });
    const mail = { to: "x@y.fr", replyTo: null, subject: "", text: "", html: "", unsubscribeUrl: null };
    let token = "";
    await put("doubtful", {
      confirmation: {
        email: "x@y.fr",
        mail: (own) => {
          token = own;
          return mail;
        },
      },
    });
    expect((await store.listDeliveries(id, { count: 5 })).total).toBe(0);
    const waiting = (await store.findLeadToConfirm(token))?.waiting ?? [];
    await store.confirmLead(
      token,
      waiting.map(({ reference }) => reference),
    );
    expect((await store.listDeliveries(id, { count: 5 })).total).toBe(1);
  });

  test("repeats a failed delivery for 48 hours, then gives up; a replay sends it with the same key", async () => {
    const { id } = await addWebhook();
    await put("a");
    const keys = new Set<string>();
    let attempts = 0;
    const fail = async (_url: string, { headers }: { headers: Readonly<Record<string, string>> }) => {
      keys.add(headers["idempotency-key"] ?? "");
      attempts += 1;
      if (attempts % 2 === 0) throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      return 503;
    };
    for (let hour = 0; hour < 60; hour += 1) {
      await run(fail);
      nowMs += HOUR_MS;
    }
    const [given] = (await store.listDeliveries(id, { count: 5 })).deliveries;
    expect(given).toMatchObject({ state: "failed" });
    expect(attempts).toBeGreaterThan(10);
    expect(Date.parse(given?.due ?? "") - START).toBeLessThanOrEqual(48 * HOUR_MS);
    expect(await store.replayDelivery("other", given?.id ?? "")).toBe(false);
    expect(await store.replayDelivery(id, given?.id ?? "")).toBe(true);
    await run(async (_url, { headers }) => {
      keys.add(headers["idempotency-key"] ?? "");
      return 200;
    });
    expect(keys.size).toBe(1);
    expect((await store.listDeliveries(id, { count: 5 })).deliveries).toMatchObject([{ state: "delivered" }]);
  });

  test("events of a lead arrive in order, even if the first one fails for a while", async () => {
    await addWebhook();
    const reference = await put("a");
    await change(reference, "answered", 0);
    await change(reference, "closed", 1);
    const arrived: string[] = [];
    let isDown = true;
    const receive = async (_url: string, { body }: { body: string }) => {
      if (isDown) return 500;
      const { event, state = "" } = JSON.parse(body);
      arrived.push(`${event} ${state}`.trim());
      return 200;
    };
    await run(receive);
    isDown = false;
    await run(receive);
    expect(arrived).toEqual([]);
    for (let minute = 0; minute < 3; minute += 1) {
      nowMs += 60_000;
      await run(receive);
    }
    expect(arrived).toEqual(["lead.created", "lead.changed answered", "lead.changed closed"]);
  });

  test("a replayed event arrives before the later events of its lead", async () => {
    const { id } = await addWebhook();
    const reference = await put("a");
    const arrived: string[] = [];
    const receive = async (_url: string, { body }: { body: string }) => {
      const { event, state = "" } = JSON.parse(body);
      arrived.push(`${event} ${state}`.trim());
      return 200;
    };
    await run(receive);
    const [created] = (await store.listDeliveries(id, { count: 1 })).deliveries;
    await change(reference, "answered", 0);
    await change(reference, "closed", 1);
    nowMs += 1;
    await store.replayDelivery(id, created?.id ?? "");
    await run(receive);
    expect(arrived).toEqual(["lead.created", "lead.created", "lead.changed answered", "lead.changed closed"]);
  });

  const useDatabase = async (work: (db: Kysely<LeadTables>) => Promise<void>) => {
    const db = await openDatabase(LEAD_DATABASE, { folder, databaseUrl, ...TIMEOUTS });
    await work(db).finally(() => db.destroy());
  };

  test("an event queued while the previous one arrives can be claimed", async () => {
    await addWebhook();
    const reference = await put("a");
    const first = await store.claimDelivery();
    let recording: Promise<void> | undefined;
    await useDatabase((db) =>
      db.transaction().execute(async (transaction) => {
        await lockLead(transaction, reference);
        await queueEvents(transaction, reference, "lead.changed", new Date(nowMs));
        recording = store.recordAttempt(first?.id ?? "", { isDelivered: true, result: "200" });
        // It waits for the end of this transaction.
        expect(await Promise.race([recording, delay(100, "waits")])).toBe("waits");
      }),
    );
    await recording;
    expect(await store.claimDelivery()).toMatchObject({ lead: reference, event: "lead.changed" });
  });

  test("a claim reads neither blocked deliveries nor those of paused webhooks", async () => {
    const active = await addWebhook();
    const paused = await addWebhook();
    await store.setWebhookActive(paused.id, false);
    await useDatabase(async (db) => {
      const now = new Date(nowMs);
      const due = now.toISOString();
      const created = new Date(nowMs - HOUR_MS).toISOString();
      const later = new Date(nowMs + HOUR_MS).toISOString();
      // The first delivery of each lead waits for its next attempt; only one of the active webhook is due.
      for (const [webhook, firstDue] of [
        [active.id, later],
        [paused.id, created],
      ] as const) {
        const rows = Array.from({ length: 900 }, (_, at) => ({
          id: `${webhook} ${at}`,
          webhook,
          lead: String(Math.floor(at / 3)),
          ordinal: (at % 3) + 1,
          event: "lead.changed" as const,
          body: "{}",
          created,
          due: at % 3 > 0 ? created : at === 897 ? due : firstDue,
          until: later,
          attempts: 0,
          delivered: null,
          failed: 0,
          blocked: at % 3 === 0 ? 0 : 1,
          result: null,
        }));
        await db.insertInto("webhook_delivery").values(rows).execute();
      }
      const next = selectNextDelivery(db, now);
      expect(await next.execute()).toMatchObject([{ id: `${active.id} 897` }]);
      if (databaseUrl === undefined) {
        const steps = await next.explain<{ detail: string }>(undefined, sql`query plan`);
        expect(steps.map(({ detail }) => detail)).toEqual([
          "SCAN webhook",
          expect.stringMatching(/^SEARCH delivery USING INDEX \w+ \(id=\?\)$/),
          "CORRELATED SCALAR SUBQUERY 1",
          "SEARCH next USING INDEX webhook_delivery_next (webhook=? AND due<?)",
          "USE TEMP B-TREE FOR ORDER BY",
        ]);
        const index = sql<{
          sql: string;
        }>`select sql from sqlite_master where name = 'webhook_delivery_next'`;
        expect((await index.execute(db)).rows[0]?.sql).toContain("blocked = 0");
      } else {
        for (const prepare of ["select 1", "analyze"]) {
          await sql.raw(prepare).execute(db);
          const [plan] = await next.explain<Record<string, [{ Plan: PlanNode }]>>("json", sql`analyze`);
          // Two webhooks, the entry in the index, and the delivery itself.
          for (const [{ Plan }] of Object.values(plan ?? {})) expect(countRead(Plan)).toBe(4);
        }
      }
    });
  });

  test("a migration blocks the deliveries that wait for an earlier one", async () => {
    await addWebhook();
    const reference = await put("a");
    const other = await put("b");
    await change(reference, "answered", 0);
    let arrived: string[] = [];
    const receive = async (_url: string, { body }: { body: string }) => {
      arrived.push(JSON.parse(body).lead.reference);
      return 200;
    };
    await run(async (_url, { body }) => (JSON.parse(body).lead.reference === other ? 200 : 500));
    await change(reference, "closed", 1);
    await change(other, "closed", 0);
    await useDatabase(async (db) => {
      await db.schema.dropIndex("webhook_delivery_next").execute();
      await db.schema.alterTable("webhook_delivery").dropColumn("blocked").execute();
      const value = LEAD_DATABASE.steps.indexOf(addBlockedDeliveries);
      await db.updateTable("state").set({ value }).where("name", "=", "schema").execute();
    });
    await useDatabase(async () => {});
    await run(receive);
    expect(arrived).toEqual([other]);
    arrived = [];
    nowMs += 60_000;
    await run(receive);
    expect(arrived).toEqual([reference, reference, reference]);
  });

  test("a paused webhook keeps its events, and a removed one loses them", async () => {
    const { id } = await addWebhook();
    await store.setWebhookActive(id, false);
    await put("a");
    let count = 0;
    const receive = async () => {
      count += 1;
      return 200;
    };
    await run(receive);
    expect([count, await store.countWaitingDeliveries()]).toEqual([0, 1]);
    await store.setWebhookActive(id, true);
    await run(receive);
    expect([count, await store.countWaitingDeliveries()]).toEqual([1, 0]);
    await store.queuePing(id);
    await run(receive);
    expect(count).toBe(2);
    await store.removeWebhook(id);
    expect((await store.listDeliveries(id, { count: 5 })).total).toBe(0);
  });

  test("deliveries end with their lead, and with the log", async () => {
    const { id } = await addWebhook();
    const reference = await put("a");
    await put("b");
    await store.purge({ references: [reference] });
    expect((await store.listDeliveries(id, { count: 5 })).total).toBe(1);
    await run(async () => 200);
    nowMs += 31 * 24 * HOUR_MS;
    expect(await store.removeOldDeliveries()).toBe(1);
  });

  test.each(["http://crm.example/", "ftp://crm.example/", "crm", "https://user@crm.example/"])(
    "rejects the address %s",
    async (url) => {
      await expect(store.addWebhook({ agency: AGENCY, url })).rejects.toThrow("adresse https complète");
    },
  );

  /** Stores leads with three events each; returns the events by reference. */
  const putLeadsWithEvents = async () => {
    const expected = new Map<string, string[]>();
    for (let at = 0; at < Math.ceil(DELIVERIES / 3); at += 1) {
      const reference = await put(`lead ${at}`);
      await change(reference, "answered", 0);
      await change(reference, "closed", 1);
      expected.set(reference, ["lead.created", "lead.changed", "lead.changed"]);
    }
    return expected;
  };

  test(
    "a receiver that fails, delays and duplicates gets every event, in order per lead",
    async () => {
      const receiver = new UnreliableReceiver((await addWebhook()).secret, () => nowMs);
      const expected = await putLeadsWithEvents();
      const receive = (_url: string, request: WebhookRequest) => receiver.receive(request);
      for (let round = 0; round < 60 && receiver.seen.size < expected.size * 3; round += 1) {
        // Two processes send at once.
        await Promise.all([run(receive), run(receive)]);
        nowMs += HOUR_MS / 2;
      }
      expect(receiver.wrongSignatures).toBe(0);
      expect(receiver.arrived).toEqual(expected);
    },
    Math.max(30_000, DELIVERIES * 60),
  );

  test(
    `a sender that is killed ${KILLS} times loses no event, and keeps their order`,
    async () => {
      let aheadMs = 0;
      let secret = "";
      const receiver = new UnreliableReceiver(
        () => secret,
        () => Date.now() + aheadMs,
      );
      const server = createServer(async (request, response) => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        const headers = request.headers as Record<string, string>;
        const status = await receiver
          .receive({ body: Buffer.concat(parts).toString(), headers })
          .catch(() => 0);
        if (status === 0) request.socket.destroy();
        else response.writeHead(status).end();
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      nowMs = Date.now();
      ({ secret } = await store.addWebhook({ agency: AGENCY, url }));
      const expected = await putLeadsWithEvents();
      const script = join(import.meta.dirname, "send-until-killed.test-process.ts");
      const random = createRandom(7);
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const args = [script, folder, String(aheadMs), ...(databaseUrl === undefined ? [] : [databaseUrl])];
        const sender = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
        const closed = once(sender, "close");
        // Killed in the middle of its deliveries.
        const wanted = receiver.requestCount + 1 + Math.floor((random() * DELIVERIES) / KILLS);
        const hasEnough = () => receiver.requestCount >= wanted || receiver.seen.size === expected.size * 3;
        const deadline = Date.now() + MAX_WAIT_MS;
        while (!hasEnough() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
        sender.kill("SIGKILL");
        await closed;
        // What the killed process had claimed is due again.
        aheadMs += CLAIM_MS;
      }
      const post = async (to: string, { body, headers }: WebhookRequest) =>
        (await fetch(to, { method: "POST", body, headers })).status;
      for (let round = 0; round < 60 && receiver.seen.size < expected.size * 3; round += 1) {
        nowMs = Date.now() + aheadMs;
        await run(post);
        aheadMs += HOUR_MS / 2;
      }
      server.close();
      server.closeAllConnections();
      expect(receiver.wrongSignatures).toBe(0);
      expect(receiver.arrived).toEqual(expected);
    },
    60_000 + KILLS * 10_000 + DELIVERIES * 60,
  );
}

/** A node of PostgreSQL's plan, with the rows that it read. */
interface PlanNode {
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** Returns how many rows of tables a query has read. */
function countRead(node: PlanNode): number {
  const rows = node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0);
  const own = node["Relation Name"] === undefined ? 0 : Math.round(rows * node["Actual Loops"]);
  return (node.Plans ?? []).reduce((count, plan) => count + countRead(plan), own);
}

/** Longer than a killed process holds a delivery. */
const CLAIM_MS = 61_000;
/** A process whose deliveries all wait for later sends none. */
const MAX_WAIT_MS = 5_000;

interface WebhookRequest {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** A receiver that is slow, fails, breaks connections, and loses responses to what it took. */
class UnreliableReceiver {
  readonly seen = new Set<string>();
  /** Events by lead, in the order of their arrival; repetitions are recognised by their key. */
  readonly arrived = new Map<string, string[]>();
  requestCount = 0;
  wrongSignatures = 0;
  readonly #random = createRandom(31);
  readonly #getSecret: () => string;
  readonly #now: () => number;

  constructor(secret: string | (() => string), now: () => number) {
    this.#getSecret = typeof secret === "string" ? () => secret : secret;
    this.#now = now;
  }

  /** Returns the status of the response. Throws if none is sent. */
  async receive({ body, headers }: WebhookRequest): Promise<number> {
    this.requestCount += 1;
    const random = this.#random;
    if (random() < 0.3) await new Promise((resolve) => setImmediate(resolve));
    if (random() < 0.2) return 500;
    if (random() < 0.1) throw Object.assign(new Error("reset"), { code: "ECONNRESET" });
    const signature = headers[SIGNATURE_HEADER] ?? "";
    if (!isSignatureValid(signature, body, this.#getSecret(), new Date(this.#now())))
      this.wrongSignatures += 1;
    const { id, event, lead } = JSON.parse(body);
    if (!this.seen.has(id))
      this.arrived.set(lead.reference, [...(this.arrived.get(lead.reference) ?? []), event]);
    this.seen.add(id);
    // The event arrived, but its response is lost: it comes again.
    return random() < 0.1 ? 502 : 200;
  }
}

test("a signature of another body, secret or day is not valid", () => {
  const now = new Date(START);
  const signature = signBody("{}", "secret", now);
  expect(isSignatureValid(signature, "{}", "secret", now)).toBe(true);
  expect(isSignatureValid(signature, "{ }", "secret", now)).toBe(false);
  expect(isSignatureValid(signature, "{}", "other", now)).toBe(false);
  expect(isSignatureValid(signature, "{}", "secret", new Date(START + 301_000))).toBe(false);
  expect(isSignatureValid("v1=0", "{}", "secret", now)).toBe(false);
});

/** Pseudo-random numbers from 0 to 1, always the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
