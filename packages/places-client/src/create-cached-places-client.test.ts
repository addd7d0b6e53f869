import { expect, test } from "vitest";
import { createCachedPlacesClient } from "./create-cached-places-client.ts";

const NEAR = { circle: { center: { latitude: 48.11234, longitude: -1.67891 }, radius: 5_000 } };

function setUp() {
  const requests: Request[] = [];
  const client = createCachedPlacesClient({
    baseUrl: "https://lieux.example",
    languageCode: "fr",
    fetch: async (request) => {
      requests.push(request.clone());
      return Response.json({ suggestions: [] });
    },
  });
  return { client, requests };
}

test("callers who type the same nearby send the same request", async () => {
  const { client, requests } = setUp();
  await client.autocomplete({ input: "Rue de", sessionToken: "one", locationBias: NEAR });
  const center = { latitude: 48.1087, longitude: -1.6832 };
  await client.autocomplete({
    input: " rue de",
    sessionToken: "two",
    locationBias: { circle: { center, radius: 5_000 } },
  });
  expect(new Set(requests.map(({ url }) => url)).size).toBe(1);
  const [{ method, url }] = requests as [Request];
  expect([method, new URL(url).pathname]).toEqual(["GET", "/v1/places:autocomplete"]);
  expect(JSON.parse(new URL(url).searchParams.get("request") ?? "")).toEqual({
    input: "rue de",
    languageCode: "fr",
    locationBias: { circle: { center: { latitude: 48.11, longitude: -1.68 }, radius: 5_000 } },
  });
});

test("a rectangle is rounded, and a restriction is not", async () => {
  const { client, requests } = setUp();
  const rectangle = {
    low: { latitude: 48.123, longitude: -1.678 },
    high: { latitude: 48.987, longitude: -1.234 },
  };
  await client.autocomplete({ input: "a", locationBias: { rectangle } });
  await client.autocomplete({ input: "a", locationRestriction: { rectangle } });
  const [bias, restriction] = requests.map(({ url }) =>
    JSON.parse(new URL(url).searchParams.get("request") ?? ""),
  );
  expect(bias.locationBias.rectangle).toEqual({
    low: { latitude: 48.12, longitude: -1.68 },
    high: { latitude: 48.99, longitude: -1.23 },
  });
  expect(restriction.locationRestriction.rectangle).toEqual(rectangle);
});

test.each([{ origin: NEAR.circle.center }, { inputOffset: 2 }])(
  "a request with %j is of one caller, and sent by POST",
  async (own) => {
    const { client, requests } = setUp();
    await client.autocomplete({ input: "rue", ...own });
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
  },
);
