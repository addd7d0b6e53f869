import { PlacesError } from "@lieudit/place-model";
import { toPlace } from "@lieudit/places-api";
import {
  CONTRACT_PUBLIC_URL,
  createContractFake,
  createContractRequest,
  findDifferences,
  readContractCases,
} from "@lieudit/test-kit/contracts";
import { expect, test } from "vitest";
import { createBoundaryClient } from "./create-boundary-client.ts";

const clientOver = (fetch: (request: Request) => Promise<Response>) =>
  createBoundaryClient({ baseUrl: CONTRACT_PUBLIC_URL, fetch, maxAttempts: 1, languageCode: "fr" });
const cases = readContractCases().filter(({ name }) => name.startsWith("get-boundary/"));

test.each(cases)("the client reads the answer of $name", async (contract) => {
  const { fetch } = createContractFake(contract, toPlace);
  const answer = await fetch(createContractRequest(contract));
  const result = clientOver(async () => answer).fetchBoundary({ placeId: "osm-r-0000000501" });
  if (contract.status === 200) expect(findDifferences(await result, contract.body)).toEqual([]);
  else if (contract.name.endsWith("/of-a-shop")) expect(await result).toBeNull();
  else await expect(result).rejects.toMatchObject({ httpStatus: contract.status });
});

test("asks for the outline of a place, in the client's language or another", async () => {
  const [contract] = cases;
  const fake = createContractFake(contract!, toPlace);
  const client = clientOver(fake.fetch);
  await client.fetchBoundary({ placeId: "osm-r-0000000501" });
  await client.fetchBoundary({ placeId: "osm-r-0000000501", languageCode: "ar" });
  expect(fake.calls.map(({ path }) => path)).toEqual([
    "/v1/places/osm-r-0000000501/boundary?languageCode=fr",
    "/v1/places/osm-r-0000000501/boundary?languageCode=ar",
  ]);
});

test.each<[what: string, geometry: unknown]>([
  ["no geometry", undefined],
  ["a point", { type: "Point", coordinates: [7, 43] }],
  ["a type without its depth", { type: "MultiPolygon", coordinates: [[[7, 43]]] }],
  ["texts as numbers", { type: "Polygon", coordinates: [[["7", "43"]]] }],
  ["lists without end", { type: "Polygon", coordinates: [[[[[[7, 43]]]]]] }],
  ["nothing in its lists", { type: "Polygon", coordinates: [[[]]] }],
])("rejects an answer with %s", async (_what, geometry) => {
  const body = JSON.stringify({ type: "Feature", geometry, properties: {} });
  const answer = () => new Response(body, { headers: { "content-type": "application/geo+json" } });
  const result = clientOver(async () => answer()).fetchBoundary({ placeId: "osm-r-0000000501" });
  await expect(result).rejects.toBeInstanceOf(PlacesError);
  await expect(result).rejects.toMatchObject({ reason: "WRONG_TYPE" });
});
