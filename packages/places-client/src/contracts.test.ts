import { type PlaceField, PlacesError } from "@lieudit/place-model";
import { toPlace } from "@lieudit/places-api";
import {
  CONTRACT_PUBLIC_URL,
  type ContractCase,
  createContractFake,
  createContractRequest,
  findDifferences,
  readContractCases,
  withContext,
} from "@lieudit/test-kit/contracts";
import { expect, test } from "vitest";
import { createPlacesClient } from "./create-places-client.ts";
import type { PlacesClient, PlacesClientOptions } from "./places-client.ts";

function clientOver(fetch: NonNullable<PlacesClientOptions["fetch"]>): PlacesClient {
  return createPlacesClient({ baseUrl: CONTRACT_PUBLIC_URL, fetch, maxAttempts: 1 });
}

// HEAD and redirects are for browsers; a client asks for neither. Enums as numbers it does not ask for, and reads
// them as names.
const fakeAt = (contract: ContractCase) => (now?: Date) => createContractFake(contract, toPlace, now).fetch;

// Outlines have a client and tests of their own.
const readable = readContractCases().filter(
  ({ status, request, name }) =>
    !name.startsWith("get-boundary/") &&
    request.method !== "HEAD" &&
    status !== 302 &&
    !name.endsWith("/enum-numbers"),
);

test.each(readable)("the client reads the answer of $name", async (contract) => {
  const answer = await fakeAt(contract)()(
    createContractRequest(await withContext(contract, fakeAt(contract))),
  );
  const client = clientOver(async () => answer);
  const call = buildCall(client, contract.request.path);
  if (contract.status === 200) {
    expect(findDifferences(await call(), contract.body)).toEqual([]);
    return;
  }
  const error: unknown = await call().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PlacesError);
  const { status, httpStatus, message, reason, fieldViolations } = error as PlacesError;
  expect(httpStatus).toBe(contract.status);
  const details = [{ reason }, { fieldViolations }];
  expect(findDifferences({ error: { status, message, code: httpStatus, details } }, contract.body)).toEqual(
    [],
  );
});

/** Any call of the kind of `path`: its parameters do not matter, the response is fixed. */
function buildCall(client: PlacesClient, path: string): () => Promise<object> {
  const circle = { center: { latitude: 0, longitude: 0 }, radius: 1 };
  if (path.endsWith(":batchGet")) return () => client.batchGetPlaces({ placeIds: ["a"] }, ["id"]);
  if (path.endsWith("/media")) return () => client.getPhotoMedia({ name: "places/a/photos/b" });
  if (path.endsWith(":searchText")) return () => client.searchText({ textQuery: "a" }, ["id"]);
  if (path.endsWith(":autocomplete")) return () => client.autocomplete({ input: "a" });
  if (path.endsWith(":searchNearby")) {
    return () => client.searchNearby({ locationRestriction: { circle } }, ["id"]);
  }
  if (path.endsWith(":reverseGeocode"))
    return () => client.reverseGeocode({ location: circle.center }, ["id"]);
  if (path === "/v1/contexts") return () => client.createContext({});
  if (path.startsWith("/v1/contexts/")) return () => client.getContext({ contextToken: "a" }, ["id"]);
  return () => client.getPlace({ placeId: "osm-n-0000000101" }, ["id"]);
}

/** Requests that a client sends by itself. */
const BESIDE_PLACES = [
  "missingIds",
  "results.types",
  "nextPageToken",
  "searchUri",
  "routingSummaries",
  "origin",
  "travelMode",
  "mapOptions",
  "expireTime",
];

const MASK = /^(?:places\.|results\.place\.)?([a-zA-Z]+)$/;

/** Cases whose every field a client would write the same way. */
const writable = readable.filter(
  ({ status, access, request: { path, query, headers, json } }) =>
    status === 200 &&
    // A client escapes no letter that an address may hold.
    !path.includes("%") &&
    access === undefined &&
    !JSON.stringify([query, json]).includes("_") &&
    // A client writes the mask of a GET in the address, and by its newer name.
    query?.fields === undefined &&
    !(json === undefined && headers?.["x-goog-fieldmask"]) &&
    // A context that is made is answered whole.
    headers?.["x-goog-fieldmask"] !== "contextToken" &&
    readFields(query?.$fields ?? headers?.["x-goog-fieldmask"]) !== null,
);

/** Top-level place fields of a mask; null if a client would not write it so. */
function readFields(mask: string | undefined): PlaceField[] | null {
  const paths = (mask ?? "id").split(",").filter((path) => !BESIDE_PLACES.includes(path));
  const fields = paths.flatMap((path) => MASK.exec(path)?.[1] ?? []);
  return fields.length === paths.length && fields.length > 0 ? (fields as PlaceField[]) : null;
}

test("enough cases are left to write", () => expect(writable.length).toBeGreaterThan(25));

test.each(writable)("the client asks as $name does", async (given) => {
  const contract = await withContext(given, fakeAt(given));
  const { path, query = {}, json, headers } = contract.request;
  const fake = createContractFake(contract, toPlace);
  const client = clientOver(fake.fetch);
  const fields = readFields(query.$fields ?? headers?.["x-goog-fieldmask"]) ?? [];
  const [, placeId, photoId] = /^\/v1\/places\/([^/]+)(?:\/photos\/([^/]+)\/media)?$/.exec(path) ?? [];
  const contextToken = /^\/v1\/contexts\/([^/]+)$/.exec(path)?.[1];
  // The case's JSON is a request that the server takes, so it has the request's type.
  const request = json as never;
  const { $fields: _mask, maxWidthPx, maxHeightPx, skipHttpRedirect: _redirect, ...parameters } = query;
  if (photoId !== undefined) {
    await client.getPhotoMedia({
      name: `places/${placeId}/photos/${photoId}`,
      ...(maxWidthPx === undefined ? {} : { maxWidthPx: Number(maxWidthPx) }),
      ...(maxHeightPx === undefined ? {} : { maxHeightPx: Number(maxHeightPx) }),
    });
  } else if (contextToken !== undefined) {
    const { pageSize, ...others } = parameters;
    const size = pageSize === undefined ? {} : { pageSize: Number(pageSize) };
    await client.getContext({ contextToken, ...others, ...size }, fields);
  } else if (path.endsWith(":batchGet")) {
    const { ids = "", ...others } = parameters;
    await client.batchGetPlaces({ placeIds: ids.split(","), ...others }, fields);
  } else if (path === "/v1/contexts") await client.createContext(request);
  else if (placeId?.includes(":") === false) await client.getPlace({ placeId, ...parameters }, fields);
  else if (path.endsWith(":searchText")) await client.searchText(request, fields);
  else if (path.endsWith(":searchNearby")) await client.searchNearby(request, fields);
  else if (path.endsWith(":reverseGeocode")) await client.reverseGeocode(request, fields);
  else await client.autocomplete(request);

  const [sent] = fake.calls;
  expect(sent?.method).toBe(contract.request.method);
  const address = new URL(sent?.path ?? "", CONTRACT_PUBLIC_URL);
  expect(address.pathname).toBe(path);
  const asked = Object.fromEntries(address.searchParams);
  // Beside places a client asks for all that belongs to a context, and for the ids that are missing.
  if (contextToken !== undefined || path.endsWith(":batchGet"))
    expect({ ...asked, $fields: query.$fields }).toEqual(query);
  else if (json === undefined) expect(asked).toEqual(query);
  else expect(sent?.body).toEqual(json);
  const mask = headers?.["x-goog-fieldmask"] ?? query.$fields;
  if (mask !== undefined)
    expect(sent?.fieldMask?.split(",")).toEqual(expect.arrayContaining(mask.split(",")));
});
