import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { openHiddenStore } from "@lieudit/place-index/store";
import { createPlacesService, type PlacesService, parseSettings } from "@lieudit/places-api";
import { aPlaceRecord } from "@lieudit/test-kit";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBotJudge } from "../app/forms/bot-check/bot-judge.server.ts";
import { writeToken } from "../app/forms/bot-check/bot-token.ts";
import { openUsedTokens } from "../app/forms/bot-check/used-tokens.server.ts";
import { createPageTokens } from "../app/shell/http/page-token.ts";

const RECORD = aPlaceRecord({
  reviews: [{ key: "a", author: { displayName: "Léa" }, publishTime: "2026-11-20T08:00:00Z" }],
});

describe.skipIf(!isPostgresInstalled())("two servers with empty data folders and one database", () => {
  let database: PostgresServer;
  let folders: string[];
  let a: PlacesService;
  let b: PlacesService;
  beforeAll(async () => {
    database = await startPostgres();
    folders = ["a", "b"].map((name) => mkdtempSync(join(tmpdir(), `lieudit-server-${name}-`)));
    [a, b] = folders.map((dataDir) =>
      createPlacesService({
        settings: parseSettings({ DATA_DIR: dataDir, DATABASE_URL: database.url, API_ACCESS: "keys" }),
        // The calls of this test ask for places by id.
        places: { getPlace: async () => RECORD, getPlaces: async () => [RECORD] } as unknown as PlaceIndex,
        indexInUse: () => ({ generation: 1, isBehind: false }),
        geocoderBase: "",
        log: () => {},
      }),
    ) as [PlacesService, PlacesService];
  }, 60_000);
  afterAll(async () => {
    a.close();
    b.close();
    await database.remove();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  const getPlace = async (server: PlacesService, key: string): Promise<{ status: number; body: unknown }> => {
    const headers = { "x-goog-api-key": key, "x-goog-fieldmask": "id,reviews.name" };
    const url = `http://localhost:3000/v1/places/${RECORD.id}`;
    const answer = await server.app.fetch(new Request(url, { headers }));
    return { status: answer.status, body: await answer.json() };
  };

  test("accept each other's forms and signed contexts", async () => {
    const [tokens, others] = (await Promise.all([a, b].map((server) => server.readSecret()))).map((secret) =>
      createPageTokens(secret, () => new Date("2026-11-29T10:00:00Z")),
    );
    expect(others?.judge(tokens?.issue("visit", "/contact"), "visit", "/contact")).toBe("accepted");

    const { key } = await a.keys.create("Contexts", { referrers: [], ips: [] });
    const headers = { "x-goog-api-key": key, "content-type": "application/json" };
    const body = JSON.stringify({ placeIds: [RECORD.id] });
    const created = await a.app.fetch(
      new Request("http://localhost:3000/v1/contexts", { method: "POST", headers, body }),
    );
    const { contextToken } = (await created.json()) as { contextToken: string };
    const url = `http://localhost:3000/v1/contexts/${contextToken}`;
    const read = await b.app.fetch(new Request(url, { headers: { ...headers, "x-goog-fieldmask": "*" } }));
    expect(read.status).toBe(200);
  });

  test("count the calls of a key together, and refuse it at once when it is revoked", async () => {
    const { key, stored } = await a.keys.create("Site", { referrers: [], ips: [], perDay: 20 });
    const calls = Array.from({ length: 50 }, (_, n) => getPlace(n % 2 === 0 ? a : b, key));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    await b.keys.revoke(stored.id);
    expect((await getPlace(a, key)).status).toBe(400);
  });

  test("accept a token of the bot check once between them", async () => {
    const [judge, other] = await Promise.all(
      [a, b].map(async (server) =>
        createBotJudge(await server.readSecret(), openUsedTokens("unused", server.shared)),
      ),
    );
    const challenge = await judge!.challenge(judge!.siteKey, "contact");
    const solution = await solveChallenge({ challenge: challenge!, deriveKey });
    const fields = new Map([["verification", writeToken({ challenge: challenge!, solution: solution! })]]);
    const send = (one: typeof judge) =>
      one!.judge(new Request("http://localhost:3000/contact", { headers: { "accept-language": "fr" } }), {
        fields,
        action: "contact",
        trap: "",
        filledInMs: null,
      });
    const [first, second] = [await send(other), await send(judge)];
    expect(first).toBeGreaterThan(second);
  });

  test("hide on one what the operator hides on the other", async () => {
    const { key } = await a.keys.create("Reviews", { referrers: [], ips: [] });
    expect((await getPlace(b, key)).body).toMatchObject({ reviews: [{}] });
    const [folder = ""] = folders;
    const hidden = openHiddenStore(join(folder, "places"), a.shared);
    await hidden.set("reviews", "a", true);
    await expect
      .poll(async () => (await getPlace(b, key)).body, { timeout: 5_000, interval: 200 })
      .not.toHaveProperty("reviews");
  });
});
