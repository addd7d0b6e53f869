import type { NearbyQuery, PlaceIndex } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { apiOver, placesOver } from "../../test/api-over.ts";
import { describeAddress } from "./address-descriptor.ts";

const READER = { languageCode: "fr", now: new Date(0), publicUrl: "https://lieudit.example" };

const home = aPlaceRecord();
const { address } = home;

/** A poi `north` metres from the bakery. */
function aLandmark(id: string, north: number, change: Partial<PlaceRecord> = {}): PlaceRecord {
  const location = { ...home.location, latitude: home.location.latitude + north / 111_195 };
  return aPlaceRecord({ id, location, names: { default: id }, popularity: 0.5, ...change });
}

const town = aPlaceRecord({
  id: "town",
  kind: "locality",
  types: ["locality", "political"],
  names: { default: "Port-Valbrune", byLanguage: { ar: "بور فالبرون" } },
});
const quarter = aPlaceRecord({
  id: "quarter",
  kind: "locality",
  types: ["sublocality_level_2", "sublocality", "political"],
  names: { default: "Les Roches" },
});

/** An index with `known` places around any point, one quarter and one town. */
function indexWith(known: readonly PlaceRecord[]): PlaceIndex {
  return {
    ...placesOver([]).places,
    searchNearby: async ({ includedTypes }: NearbyQuery) =>
      includedTypes === undefined ? [...known] : [quarter],
    reverseGeocode: async () => [town],
  };
}

function describeRecord(record: PlaceRecord, known: readonly PlaceRecord[]) {
  return describeAddress(indexWith(known), record, READER, new AbortController().signal);
}

test.each<[string, Partial<PlaceRecord>, number, string]>([
  ["on the same side of the street", { address: { ...address, houseNumber: "14" } }, 20, "BESIDE"],
  ["on the other side", { address: { ...address, houseNumber: "9" } }, 20, "ACROSS_THE_ROAD"],
  ["without a number", { address: { ...address, houseNumber: undefined as never } }, 20, "DOWN_THE_ROAD"],
  ["farther along the street", { address: { ...address, houseNumber: "40" } }, 150, "DOWN_THE_ROAD"],
  ["in another street", { address: { ...address, street: "Rue Haute" } }, 20, "NEAR"],
  ["in a street of that name elsewhere", { address: { ...address, locality: "Valneuf" } }, 20, "NEAR"],
])("a landmark %s", async (_, change, metres, relationship) => {
  const descriptor = await describeRecord(home, [aLandmark("Le Phare", metres, change)]);
  expect(descriptor?.landmarks).toMatchObject([
    { placeId: "Le Phare", spatialRelationship: relationship, straightLineDistanceMeters: metres },
  ]);
});

test("a place is within the place that contains it", async () => {
  const part = { ...home, containingPlaces: [{ name: "places/station", id: "station" }] };
  const descriptor = await describeRecord(part, [aLandmark("station", 10)]);
  expect(descriptor?.landmarks?.[0]?.spatialRelationship).toBe("WITHIN");
});

test("gives the five best landmarks, without the place itself and its namesakes", async () => {
  const namesake = aLandmark("stop", 10, { names: home.names, popularity: 1 });
  const others = [1, 2, 3, 4, 5, 6].map((at) => aLandmark(`Musée ${at}`, 290 - 40 * at));
  const known = aLandmark("Palais", 280, { popularity: 0.9 });
  const descriptor = await describeRecord(home, [home, namesake, ...others, known]);
  expect(descriptor?.landmarks?.map(({ placeId }) => placeId)).toEqual([
    "Palais",
    "Musée 6",
    "Musée 5",
    "Musée 4",
    "Musée 3",
  ]);
});

test("areas that the address names contain the place, other quarters are near it", async () => {
  expect((await describeRecord(home, []))?.areas).toMatchObject([
    { placeId: "town", name: "places/town", containment: "WITHIN" },
    { placeId: "quarter", containment: "NEAR" },
  ]);
  const inQuarter = { ...home, address: { ...address, sublocality: "Les Roches" } };
  expect((await describeRecord(inQuarter, []))?.areas).toMatchObject([
    { placeId: "quarter", containment: "WITHIN" },
    { placeId: "town", containment: "WITHIN" },
  ]);
});

test("towns have no descriptor", async () => {
  expect(await describeRecord(town, [home])).toBeUndefined();
});

test("details have a descriptor, searches only if their mask names it", async () => {
  const api = apiOver([home, aLandmark("Le Phare", 50)]);
  expect(await api.getPlace("*")).toHaveProperty("addressDescriptor.landmarks");
  expect(await api.getPlace("id")).not.toHaveProperty("addressDescriptor");
  const landmarkIds = async (mask: string) =>
    (await api.post("searchText", { textQuery: "fournil" }, mask)).json.places[0].addressDescriptor
      ?.landmarks;
  expect(await landmarkIds("*")).toBeUndefined();
  expect(await landmarkIds("places.addressDescriptor")).toMatchObject([{ placeId: "Le Phare" }]);
});
