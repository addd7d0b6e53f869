import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LatLng, Place, PlaceRecord, TravelMode } from "@lieudit/place-model";
import { createFakePlacesServer, type FakePlacesServer } from "../fake-server/fake-places-server.ts";
import type { FakeWays } from "../fake-server/fake-routing.ts";

/** One file below `contracts/`: what is asked and what every part must make of it. */
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
  /** The context that the case is about, which is made before: `{contextToken}` in the path is its token. */
  context?: { json: unknown; secondsAgo?: number };
  /** The server asks for this key; without `access` it asks for none. */
  access?: { key: string };
  status: number;
  /** Headers that the answer has. */
  headers?: Record<string, string>;
  /** What the answer's JSON matches, see contracts/README.md. */
  body?: unknown;
}

/** "Now" in every case: a Monday, 11:00 in Paris. */
export const CONTRACT_NOW = new Date("2026-11-09T10:00:00Z");

export const CONTRACT_PUBLIC_URL = "https://lieudit.example";

const CONTRACTS = join(import.meta.dirname, "..", "..", "..", "..", "contracts");

/** The places that every case is about. */
export function contractPlaces(): PlaceRecord[] {
  return JSON.parse(readFileSync(join(CONTRACTS, "places.json"), "utf8"));
}

interface ContractWay {
  mode: TravelMode;
  from: LatLng;
  to: LatLng;
  seconds: number;
  metres: number;
}

/** The ways of every case, from one point to exactly another. */
export function contractWays(): FakeWays {
  const ways: ContractWay[] = JSON.parse(readFileSync(join(CONTRACTS, "ways.json"), "utf8"));
  const isSame = (a: LatLng, b: LatLng) => a.latitude === b.latitude && a.longitude === b.longitude;
  return (from, to, mode) =>
    ways.find((way) => way.mode === mode && isSame(way.from, from) && isSame(way.to, to));
}

/** All cases, by folder and name. */
export function contractCases(): ContractCase[] {
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

/** The request that a case describes. */
export function contractRequest({ request }: ContractCase): Request {
  const query = request.query === undefined ? "" : `?${new URLSearchParams(request.query)}`;
  const body = request.json === undefined ? request.text : JSON.stringify(request.json);
  return new Request(CONTRACT_PUBLIC_URL + request.path + query, {
    method: request.method,
    headers: request.headers ?? {},
    ...(body === undefined ? {} : { body }),
  });
}

/** The same case with its context made, by `fetchAt` of the moment that it says. */
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
  const answer = await fetchAt(madeAt)(contractRequest(makingOf));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The context of ${contract.name} was not made: ${text}`);
  const { contextToken } = JSON.parse(text) as { contextToken: string };
  return {
    ...contract,
    request: { ...request, path: request.path.replace("{contextToken}", contextToken) },
  };
}

/** Makes the wire's place of a record; the places API's own function, which this package may not import. */
export type ContractPlaceOf = (
  record: PlaceRecord,
  reader: { languageCode: string; regionCode?: string | undefined; now: Date; publicUrl: string },
) => Place;

/** The fake server with the places and the key of a case. */
export function contractFake(
  { access }: ContractCase,
  placeOf: ContractPlaceOf,
  now: Date = CONTRACT_NOW,
): FakePlacesServer {
  const records = contractPlaces();
  const reader = { now: CONTRACT_NOW, publicUrl: CONTRACT_PUBLIC_URL };
  return createFakePlacesServer({
    places: ({ languageCode = "en", regionCode }) =>
      records.map((record) => placeOf(record, { ...reader, languageCode, regionCode })),
    ways: contractWays(),
    now: () => now,
    ...(access === undefined ? {} : { key: access.key }),
  });
}
