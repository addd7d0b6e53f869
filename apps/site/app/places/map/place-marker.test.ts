import { expect, test } from "vitest";
import { placeMarkers } from "./place-marker.tsx";

const location = { latitude: 49.5, longitude: -0.5 };

test("a place with a point is a marker called by its name", () => {
  const [marker, ...others] = placeMarkers([
    { id: "osm-n-1", displayName: { text: "Mairie", languageCode: "fr" }, location },
    { id: "osm-n-2", displayName: { text: "Sans point", languageCode: "fr" } },
  ]);
  expect(marker).toMatchObject({ id: "osm-n-1", label: "Mairie", location });
  expect(marker).not.toHaveProperty("icon");
  expect(others).toEqual([]);
});

test("a place without a name is called something all the same", () => {
  expect(placeMarkers([{ id: "osm-n-1", location }])[0]?.label).toBe("Lieu sans nom");
});
