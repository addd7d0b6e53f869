import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, onTestFinished, test } from "vitest";
import { inProcessFetch } from "./app.ts";
import { createPlacesService } from "./places-service.ts";
import { parseSettings } from "./settings.ts";

test("the calls of the pages that a server draws never want for room", async () => {
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
