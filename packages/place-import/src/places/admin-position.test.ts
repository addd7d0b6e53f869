import type { LatLng } from "@lieudit/place-model";
import { expect, test } from "vitest";
import type { AdminArea, AreaLookup, Settlement } from "../osm/osm-feature.ts";
import { AdminPositions } from "./admin-position.ts";

/** Square areas around a centre, `half` degrees to each side. */
interface Square extends AdminArea {
  middle: LatLng;
  half: number;
}

function lookup(squares: Square[], settlements: Settlement[] = []): AreaLookup {
  return {
    areasAt: (point) =>
      squares
        .filter(
          ({ middle, half }) =>
            Math.abs(point.latitude - middle.latitude) < half &&
            Math.abs(point.longitude - middle.longitude) < half,
        )
        .sort((a, b) => a.half - b.half),
    nearestSettlement: () => settlements[0] ?? null,
  };
}

function square(
  osm: string,
  adminLevel: number,
  half: number,
  tags: Record<string, string>,
  middle: LatLng = valbrune,
): Square {
  const kind = tags.boundary === "postal_code" ? "postal_code" : "administrative";
  return { osm, kind, adminLevel, tags, middle, half };
}

const valbrune = { latitude: 43.3, longitude: 6.6 };
const france = square("relation/2", 2, 4, { name: "France", "ISO3166-1:alpha2": "FR" });

test("town, département and région by position", () => {
  const positions = new AdminPositions(
    lookup([
      france,
      square("relation/4", 4, 2, { name: "Côte-Haute", "ISO3166-2": "FR-CH" }),
      square("relation/6", 6, 1, { name: "Roches" }),
      square("relation/8", 8, 0.1, { name: "Port-Valbrune", postal_code: "83999" }),
      square("relation/9", 9, 0.01, { name: "Le Suquet" }),
    ]),
  );
  expect(positions.at(valbrune)).toEqual({
    countryCode: "FR",
    locality: "Port-Valbrune",
    sublocality: "Le Suquet",
    adminArea1: "Côte-Haute",
    adminArea2: "Roches",
    postcode: "83999",
    localityKey: "relation/8",
  });
});

test.each([
  [{ postal_code: "83998;83999" }, undefined],
  [{ postal_code: "8399" }, undefined],
  [{ "addr:postcode": "83997" }, "83997"],
])("reads the postcode of a commune with %j as %s", (tags, postcode) => {
  const town = square("relation/8", 8, 0.1, { name: "Port-Valbrune", ...tags } as Record<string, string>);
  expect(new AdminPositions(lookup([france, town])).at(valbrune).postcode).toBe(postcode);
});

test.each([
  [{ "ref:INSEE": "96001" }, "96001"],
  [{ "ref:INSEE": "2A004" }, "2A004"],
  [{ "ref:INSEE": "960" }, undefined],
  [{}, undefined],
])("a commune with %j has the code %s", (tags, cityCode) => {
  const town = square("relation/8", 8, 0.1, { name: "Port-Valbrune", ...tags } as Record<string, string>);
  expect(new AdminPositions(lookup([france, town])).at(valbrune).cityCode).toBe(cityCode);
});

test("a postal boundary takes precedence over the commune's code", () => {
  const town = square("relation/8", 8, 0.1, { name: "Port-Valbrune", postal_code: "83999" });
  const postal = square("relation/5", 0, 0.05, { boundary: "postal_code", postal_code: "83990" });
  expect(new AdminPositions(lookup([france, town, postal])).at(valbrune).postcode).toBe("83990");
});

test("without a boundary, uses the nearest settlement of the same country", () => {
  const near: Settlement = {
    osm: "node/1",
    location: valbrune,
    tags: { name: "La Bruyère", place: "village" },
  };
  expect(new AdminPositions(lookup([], [near])).at(valbrune)).toEqual({
    countryCode: "FR",
    isNearestTown: true,
    locality: "La Bruyère",
    localityKey: "FR:la bruyere",
  });
  const abroad: Settlement = { ...near, location: { latitude: 44, longitude: 9 } };
  expect(new AdminPositions(lookup([], [abroad])).at(valbrune)).toEqual({
    countryCode: "FR",
    localityKey: "FR:",
  });
});

test("finds several countries in one extract, by their boundaries or the world's borders", () => {
  const positions = new AdminPositions(lookup([]));
  const countries = [
    [43.7311, 7.4197],
    [43.79, 7.6],
    [43.7, 7.26],
    [47.14, 9.52],
    [50.85, 4.35],
    [-21.1, 55.5],
  ].map(([latitude = 0, longitude = 0]) => positions.at({ latitude, longitude }).countryCode);
  expect(countries).toEqual(["MC", "IT", "FR", "LI", "BE", "RE"]);
});

test("outside the boundary of a city state, a point is in the neighbouring country", () => {
  const middle = { latitude: 43.7374, longitude: 7.4208 };
  const state = square("relation/8", 8, 0.006, { name: "Monaco" }, middle);
  const positions = new AdminPositions(lookup([state]));
  expect(positions.at(middle)).toMatchObject({ countryCode: "MC", locality: "Monaco" });
  expect(positions.at({ latitude: 43.7374, longitude: 7.41 }).countryCode).toBe("FR");
});

test("works far out at sea, at the poles and at the date line", () => {
  const positions = new AdminPositions(lookup([]));
  expect(positions.at({ latitude: 40, longitude: -40 })).toEqual({ countryCode: "ZZ", localityKey: "ZZ:" });
  for (const [latitude, longitude] of [
    [90, 0],
    [-90, 180],
    [0, -180],
  ] as const) {
    expect(positions.at({ latitude, longitude }).countryCode).toMatch(/^[A-Z]{2}$/);
  }
});
