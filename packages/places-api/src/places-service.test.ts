import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, onTestFinished, test } from "vitest";
import { inProcessFetch } from "./app.ts";
import type { ApiLogEntry } from "./places-api-deps.ts";
import { createPlacesService } from "./places-service.ts";
import { parseSettings } from "./settings.ts";

test("does not limit the calls of rendered pages", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-service-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const record = aPlaceRecord();
  const held: (() => void)[] = [];
  const service = createPlacesService({
    settings: parseSettings({ DATA_DIR: dataDir, MAX_CALLS: "1", MAX_WAITING_CALLS: "0" }),
    // The calls of this test ask for a place by id and for nothing else.
    places: {
      getPlace: async () => {
        await new Promise<void>((resolve) => held.push(resolve));
        return record;
      },
    } as unknown as PlaceIndex,
    indexInUse: () => ({ generation: 1, isBehind: false }),
    geocoderBase: "",
    log: () => {},
  });
  onTestFinished(() => service.close());
  const call = () => new Request(`http://localhost:3000/v1/places/${record.id}?$fields=id`);
  const fetchInProcess = inProcessFetch(service.api);

  const pages = Array.from({ length: 50 }, () => fetchInProcess(call()));
  await expect.poll(() => held.length).toBe(50);
  for (const go of held.splice(0)) go();
  expect((await Promise.all(pages)).map((answer) => answer.status)).toEqual(Array(50).fill(200));

  const first = Promise.resolve(service.app.fetch(call(), { isInProcess: true }));
  await expect.poll(() => held.length).toBe(1);
  expect((await service.app.fetch(call(), { isInProcess: true })).status).toBe(503);
  for (const go of held.splice(0)) go();
  expect((await first).status).toBe(200);
});

test("rejects contexts without a secret, and serves everything else", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-service-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  // Errors of a disk that is read-only or full.
  mkdirSync(join(dataDir, "site-secret"));
  const record = aPlaceRecord();
  const log: ApiLogEntry[] = [];
  const service = createPlacesService({
    settings: parseSettings({ DATA_DIR: dataDir, API_ACCESS: "open" }),
    // As above.
    places: { getPlace: async () => record, getPlaces: async () => [record] } as unknown as PlaceIndex,
    indexInUse: () => ({ generation: 1, isBehind: false }),
    geocoderBase: "",
    log: (entry) => log.push(entry),
  });
  onTestFinished(() => service.close());
  const ask = (path: string, init?: RequestInit) =>
    service.app.fetch(new Request(`http://localhost:3000${path}`, init));

  const refused = await ask("/v1/contexts", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ placeIds: [record.id] }),
  });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await refused.json()).error.status).toBe("UNAVAILABLE");
  expect(String(log[0]?.error)).toContain("EISDIR");
  expect((await ask(`/v1/places/${record.id}?$fields=id`)).status).toBe(200);
});
