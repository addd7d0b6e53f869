import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  decodeBoundary,
  type LatLng,
  type Place,
  type PlaceRecord,
  type TravelMode,
} from "@lieudit/place-model";
import { createFakePlacesServer, type FakePlacesServer } from "../fake-server/fake-places-server.ts";
import type { FakeWays } from "../fake-server/fake-routing.ts";

/** A contract case: one file below `contracts/`. */
export interface ContractCase {
  /** `get-place/unknown-id`. */
  name: string;
  about: string;
  request: {
    method: string;
    path: string;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    /** The body as JSON, or as it stands. */
    json?: unknown;
    text?: string;
  };
  /** The context to create before the request. `{contextToken}` in the path is its token. */
  context?: { json: unknown; secondsAgo?: number };
  /** The key that the server requires; none without `access`. */
  access?: { key: string };
  status: number;
  /** Expected response headers. */
  headers?: Record<string, string>;
  /** Expected JSON, see contracts/README.md. */
  body?: unknown;
}

/** "Now" in every case: a Monday, 11:00 in Paris. */
export const CONTRACT_NOW = new Date("2026-11-09T10:00:00Z");

export const CONTRACT_PUBLIC_URL = "https://lieudit.example";

const CONTRACTS = join(import.meta.dirname, "..", "..", "..", "..", "contracts");

/** Reads the places of every case. */
export function readContractPlaces(): PlaceRecord[] {
  return JSON.parse(readFileSync(join(CONTRACTS, "places.json"), "utf8"));
}

interface ContractWay {
  mode: TravelMode;
  from: LatLng;
  to: LatLng;
  seconds: number;
  metres: number;
}

/** Reads the routes of every case, between exact points. */
export function readContractRoutes(): FakeWays {
  const ways: ContractWay[] = JSON.parse(readFileSync(join(CONTRACTS, "ways.json"), "utf8"));
  const isSame = (a: LatLng, b: LatLng) => a.latitude === b.latitude && a.longitude === b.longitude;
  return (from, to, mode) =>
    ways.find((way) => way.mode === mode && isSame(way.from, from) && isSame(way.to, to));
}

/** Reads all cases, by folder and name. */
export function readContractCases(): ContractCase[] {
  return readdirSync(CONTRACTS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(join(CONTRACTS, folder))
        .filter((file) => file.endsWith(".json"))
        .map((file) => ({
          ...JSON.parse(readFileSync(join(CONTRACTS, folder, file), "utf8")),
          name: `${folder}/${file.slice(0, -".json".length)}`,
        })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Builds the request of a case. */
export function createContractRequest({ request }: ContractCase): Request {
  const query = request.query === undefined ? "" : `?${new URLSearchParams(request.query)}`;
  const body = request.json === undefined ? request.text : JSON.stringify(request.json);
  return new Request(CONTRACT_PUBLIC_URL + request.path + query, {
    method: request.method,
    headers: request.headers ?? {},
    ...(body === undefined ? {} : { body }),
  });
}

/** Creates the context of a case with `fetchAt` at the case's moment, and returns the case with its token. */
export async function withContext(
  contract: ContractCase,
  fetchAt: (now: Date) => (request: Request) => Promise<Response>,
): Promise<ContractCase> {
  const { context, request, access } = contract;
  if (context === undefined) return contract;
  const makingOf: ContractCase = {
    ...contract,
    request: {
      method: "POST",
      path: "/v1/contexts",
      headers: {
        "content-type": "application/json",
        ...(access === undefined ? {} : { "x-goog-api-key": access.key }),
      },
      json: context.json,
    },
  };
  const madeAt = new Date(CONTRACT_NOW.getTime() - (context.secondsAgo ?? 0) * 1_000);
  const answer = await fetchAt(madeAt)(createContractRequest(makingOf));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The context of ${contract.name} was not made: ${text}`);
  const { contextToken } = JSON.parse(text) as { contextToken: string };
  return {
    ...contract,
    request: { ...request, path: request.path.replace("{contextToken}", contextToken) },
  };
}

/** Converts a record to the wire's place: a function of places-api, which this package cannot import. */
export type ContractPlaceOf = (
  record: PlaceRecord,
  reader: { languageCode: string; regionCode?: string | undefined; now: Date; publicUrl: string },
) => Place;

/** Creates the fake server for a case. */
export function createContractFake(
  { access }: ContractCase,
  placeOf: ContractPlaceOf,
  now: Date = CONTRACT_NOW,
): FakePlacesServer {
  const records = readContractPlaces();
  const reader = { now: CONTRACT_NOW, publicUrl: CONTRACT_PUBLIC_URL };
  return createFakePlacesServer({
    places: ({ languageCode = "en", regionCode }) =>
      records.map((record) => placeOf(record, { ...reader, languageCode, regionCode })),
    boundaries: Object.fromEntries(
      records.flatMap(({ id, boundary = "" }) => {
        const geometry = decodeBoundary(boundary);
        return geometry === null ? [] : [[id, geometry]];
      }),
    ),
    ways: readContractRoutes(),
    now: () => now,
    ...(access === undefined ? {} : { key: access.key }),
  });
}
