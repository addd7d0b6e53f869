import type { PlacesError } from "@lieudit/place-model";
import { aPlace, createFakePlacesServer } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { createPlacesClient } from "./create-places-client.ts";
import { getPlaces } from "./get-places.ts";
import type { CallReport, PlacesClientOptions } from "./places-client.ts";
import { searchTextAll } from "./search-text-all.ts";

const PLACES = Array.from({ length: 120 }, (_, index) =>
  aPlace({ id: `place-number-${index}`, displayName: { text: `Fournil ${index}`, languageCode: "fr" } }),
);
const IDS = PLACES.map(({ id = "" }) => id);

function open(options: Partial<PlacesClientOptions> = {}) {
  let time = 0;
  const server = createFakePlacesServer({ places: PLACES });
  const client = createPlacesClient({
    baseUrl: "https://places.example",
    fetch: server.fetch,
    shareMs: 1_000,
    now: () => time,
    ...options,
  });
  const wait = (ms: number) => {
    time += ms;
  };
  return { server, client, wait };
}

test("50 places that are requested at once are one request", async () => {
  const { server, client } = open();
  const places = await Promise.all(
    IDS.slice(0, 50).map((placeId) => client.getPlace({ placeId }, ["id", "displayName"])),
  );
  expect(places.map(({ id }) => id)).toEqual(IDS.slice(0, 50));
  expect(server.calls).toHaveLength(1);
});

test("51 places are two requests, and an unknown one fails alone", async () => {
  const { server, client } = open();
  const answers = await Promise.allSettled(
    [...IDS.slice(0, 50), "place-nowhere"].map((placeId) => client.getPlace({ placeId }, ["id"])),
  );
  expect(server.calls).toHaveLength(2);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  const failed = await Promise.allSettled([
    client.getPlace({ placeId: "place-nowhere" }, ["id"]),
    client.getPlace({ placeId: "place-number-60" }, ["id"]),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect((failed[0] as PromiseRejectedResult).reason).toMatchObject({ status: "NOT_FOUND" });
});

test("equal calls under way are one request, and a stored answer lasts for its time", async () => {
  const { server, client, wait } = open();
  const search = () => client.searchText({ textQuery: "fournil" }, ["id"]);
  const [first, second] = await Promise.all([search(), search()]);
  expect(second).toBe(first);
  wait(999);
  await search();
  expect(server.calls).toHaveLength(1);
  wait(1);
  await search();
  expect(server.calls).toHaveLength(2);
});

test("a call ends for who aborts it, and at the server when nobody waits any more", async () => {
  const { server, client } = open();
  server.hold();
  const [left, right] = [new AbortController(), new AbortController()];
  const search = (signal: AbortSignal) => client.searchText({ textQuery: "fournil" }, ["id"], { signal });
  const both = [search(left.signal), search(right.signal)];
  await expect.poll(() => server.held.length).toBe(1);
  left.abort(new Error("left"));
  await expect(both[0]).rejects.toThrow("left");
  server.held[0]?.release();
  expect((await both[1])?.places?.length).toBeGreaterThan(0);

  const alone = new AbortController();
  const nearby = client.searchText({ textQuery: "place" }, ["id"], { signal: alone.signal });
  await expect.poll(() => server.held.length).toBe(2);
  alone.abort(new Error("left"));
  await expect(nearby).rejects.toThrow("left");
  server.hold(false);
  await client.searchText({ textQuery: "place" }, ["id"]);
  expect(server.calls).toHaveLength(3);
});

test("a failure is not stored", async () => {
  const { server, client } = open({ maxAttempts: 1 });
  server.failNext({ kind: "reset" });
  const search = () => client.searchText({ textQuery: "fournil" }, ["id"]);
  await expect(search()).rejects.toMatchObject({ name: "PlacesError" });
  await search();
  expect(server.calls).toHaveLength(2);
});

test.each([
  ["JSON", Response.json({}, { status: 404 })],
  ["a page", new Response("<h1>Not Found</h1>", { status: 404, headers: { "content-type": "text/html" } })],
])("a server that has no batches and answers with %s gets its places one by one", async (_form, answer) => {
  const { server } = open();
  const client = createPlacesClient({
    baseUrl: "https://places.example",
    shareMs: 1_000,
    fetch: (request) => (request.url.includes(":batchGet") ? Promise.resolve(answer) : server.fetch(request)),
  });
  const places = await Promise.all(IDS.slice(0, 3).map((placeId) => client.getPlace({ placeId }, ["id"])));
  expect(places.map(({ id }) => id)).toEqual(IDS.slice(0, 3));
  expect(server.calls).toHaveLength(3);
});

test("nothing is shared on a server, nor with a fetch of one's own", async () => {
  const { server, client } = open({ shareMs: 0 });
  await client.getPlace({ placeId: "place-number-1" }, ["id"]);
  await client.getPlace({ placeId: "place-number-1" }, ["id"]);
  expect(server.calls).toHaveLength(2);
});

test("getPlaces takes any number of ids, 50 in a request", async () => {
  const { server, client } = open();
  const places = await getPlaces(client, IDS, ["id", "displayName.text"]);
  expect(places.map(({ id }) => id)).toEqual(IDS);
  expect(server.calls).toHaveLength(3);
});

test("searchTextAll yields the places of all pages, and requests no page that nobody reads", async () => {
  const { server, client } = open();
  const found: (string | undefined)[] = [];
  for await (const { id } of searchTextAll(client, { textQuery: "fournil", pageSize: 20 }, ["id"])) {
    found.push(id);
    if (found.length === 25) break;
  }
  expect(new Set(found).size).toBe(25);
  expect(server.calls).toHaveLength(2);
});

test("the client's language and region hold for requests that name none", async () => {
  const { server, client } = open({ languageCode: "fr", regionCode: "FR", shareMs: 0 });
  await client.getPlace({ placeId: "place-number-1" }, ["id"]);
  await client.searchText({ textQuery: "fournil", languageCode: "en" }, ["id"]);
  expect(server.calls).toMatchObject([
    { path: expect.stringMatching(/languageCode=fr&regionCode=FR/) },
    { body: { languageCode: "en", regionCode: "FR" } },
  ]);
});

test("each request that was sent is reported", async () => {
  const reports: CallReport[] = [];
  const { server, client } = open({ onCall: (report) => reports.push(report), random: () => 0 });
  server.failNext({ kind: "reset" });
  await client.getPlace({ placeId: "place-number-1" }, ["id"]);
  await client.getPlace({ placeId: "place-number-1" }, ["id"]);
  await client.getPlace({ placeId: "place-nowhere" }, ["id"]).catch((error: PlacesError) => error);
  expect(reports).toMatchObject([
    { call: "getPlace", attempts: 2, error: null },
    { call: "getPlace", attempts: 1, error: { status: "NOT_FOUND" } },
  ]);
});
