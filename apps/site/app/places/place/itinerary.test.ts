import { expect, test } from "vitest";
import { isPosition, itineraryHref, MEANS, readItinerary, toRouteEnd, writePosition } from "./itinerary.ts";

test("the address of a way holds its start and its means", () => {
  const [, bicycle] = MEANS;
  const href = itineraryHref("osm-n-0000000010", { from: "12 quai du Port", means: bicycle });
  expect(href).toBe("/lieu/osm-n-0000000010/itineraire?depuis=12+quai+du+Port&moyen=velo");
  expect(readItinerary(new URL(href, "http://site").searchParams)).toEqual({
    from: "12 quai du Port",
    means: bicycle,
  });
  expect(itineraryHref("osm-n-0000000010")).toBe("/lieu/osm-n-0000000010/itineraire");
  expect(readItinerary(new URLSearchParams("moyen=fusee"))).toEqual({ from: "", means: MEANS[0] });
});

test("reads a position of the browser, and anything else as an address", () => {
  const from = writePosition({ latitude: 49.5500012, longitude: -0.79 });
  expect(from).toBe("49.55000,-0.79000");
  expect(toRouteEnd(from)).toEqual({ location: { latLng: { latitude: 49.55, longitude: -0.79 } } });
  expect(toRouteEnd("12 quai du Port")).toEqual({ address: "12 quai du Port" });
  expect(isPosition("99,500")).toBe(false);
});
