import { expect, test } from "vitest";
import { createDirections, type DirectionsRequest } from "./directions.ts";

const REQUEST: DirectionsRequest = {
  origin: { address: "Gare" },
  destination: { placeId: "osm-n-0000000010" },
  travelMode: "WALK",
};
const signal = new AbortController().signal;

function findWith(response: Response | Error) {
  return createDirections(async () => {
    if (response instanceof Error) throw response;
    return response;
  }, "https://site.example")(REQUEST, signal);
}

test("reads distance, duration and steps of the first route", async () => {
  const route = {
    distanceMeters: 640,
    duration: "480s",
    polyline: { encodedPolyline: "abc" },
    legs: [
      { steps: [{ distanceMeters: 640, navigationInstruction: { instructions: "Partez sur le quai" } }] },
    ],
  };
  expect(await findWith(Response.json({ routes: [route] }))).toEqual({
    distanceMetres: 640,
    durationSeconds: 480,
    polyline: "abc",
    steps: [{ text: "Partez sur le quai", distanceMetres: 640 }],
  });
});

test("tells an unknown address from a missing road and from a failure", async () => {
  expect(await findWith(Response.json({}, { status: 404 }))).toBe("unknown-place");
  expect(await findWith(Response.json({ routes: [] }))).toBe("no-route");
  expect(await findWith(Response.json({}, { status: 503 }))).toBe("failed");
  expect(await findWith(new TypeError("The network is down."))).toBe("failed");
});
