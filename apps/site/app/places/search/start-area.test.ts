import type { Place, SearchNearbyRequest } from "@lieudit/place-model";
import { PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { expect, test } from "vitest";
import { startArea, townArea } from "./start-area.ts";

const view = { low: { latitude: 49, longitude: 0 }, high: { latitude: 50, longitude: 1 } };
const description = {
  sources: [{ name: "a", origin: "a.osm", importedAt: "", attribution: "", placeCount: 1, viewport: view }],
  placeCount: 1,
  countByKind: {},
};
const { signal } = new AbortController();
const town = {
  id: "town",
  viewport: { low: { latitude: 49.1, longitude: 0.1 }, high: { latitude: 49.2, longitude: 0.2 } },
  location: { latitude: 49.12, longitude: 0.13 },
};

/** The only call for a start. */
function createClient(searchNearby: (request: SearchNearbyRequest) => Promise<{ places?: Place[] }>) {
  return { searchNearby } as unknown as PlacesClient;
}

test("a visitor starts in the best known town of the newest import, at its own middle", async () => {
  const requests: SearchNearbyRequest[] = [];
  const client = createClient(async (request) => {
    requests.push(request);
    return { places: [town] };
  });
  expect(await startArea(client, description, signal)).toEqual({
    viewport: town.viewport,
    center: town.location,
  });
  expect(requests[0]).toMatchObject({ includedTypes: ["locality"], rankPreference: "POPULARITY" });
});

test("without a town, and when the towns cannot be asked for, it is the whole area", async () => {
  const whole = { viewport: view, center: { latitude: 49.5, longitude: 0.5 } };
  expect(
    await startArea(
      createClient(async () => ({})),
      description,
      signal,
    ),
  ).toEqual(whole);
  const failing = createClient(() => Promise.reject(new PlacesError("UNAVAILABLE", "down")));
  expect(await startArea(failing, description, signal)).toEqual(whole);
});

test("without an import there is no start", async () => {
  const client = createClient(async () => ({ places: [town] }));
  expect(await startArea(client, null, signal)).toBeNull();
  expect(await startArea(client, { ...description, sources: [] }, signal)).toBeNull();
});

test("a town that is only a point has an area around it", () => {
  const { low, high } = townArea({ location: { latitude: 10, longitude: 20 } }) ?? view;
  expect(high.latitude - low.latitude).toBeCloseTo(0.04, 10);
  expect(townArea({})).toBeNull();
});
