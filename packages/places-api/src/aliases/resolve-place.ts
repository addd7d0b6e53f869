import type { PlaceIndex } from "@lieudit/place-index";
import { boxAround, distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { geocode } from "../geocoder/geocode.ts";
import { scoreMatch } from "../geocoder/match-score.ts";

/** What a table says about a place of another service. */
export interface PlaceHint {
  name: string;
  address: string;
  location: LatLng | null;
}

export interface PlaceCandidate {
  record: PlaceRecord;
  /** 0 to 1: how alike the names are, less the further apart the points are. */
  certainty: number;
  /** From the point of the hint; null without one. */
  distanceMetres: number | null;
}

/** Places are looked for within this distance of the point, in metres. */
const RADIUS_METRES = 500;
/** Two services place a shop within this distance of each other. */
const SAME_METRES = 60;
/** The certainty at `RADIUS_METRES`, for equal names. */
const FAR_CERTAINTY = 0.4;
/** The most that is certain without a point: a town may have two places of one name. */
const MAX_WITHOUT_POINT = 0.7;
/** An address that scores less gives no point. */
const MIN_ADDRESS_SCORE = 0.8;
const CANDIDATES = 10;

/** Finds the places that a hint may mean, the most certain first. */
export async function resolvePlace(
  places: PlaceIndex,
  hint: PlaceHint,
  language: string,
  signal: AbortSignal,
): Promise<PlaceCandidate[]> {
  if (hint.name === "") return hint.address === "" ? [] : findAddress(places, hint, language, signal);
  const point = hint.location ?? (await locate(places, hint.address, language, signal));
  const text = point === null ? [hint.name, hint.address].filter(Boolean).join(", ") : hint.name;
  const near = point === null ? {} : { restriction: boxAround(point, RADIUS_METRES) };
  const { places: records } = await places.searchText({ text, language, limit: CANDIDATES, ...near }, signal);
  return records
    .map((record) => rate(record, hint.name, point))
    .toSorted((a, b) => b.certainty - a.certainty);
}

function rate(record: PlaceRecord, name: string, point: LatLng | null): PlaceCandidate {
  const names = Object.values(record.names.byLanguage ?? {});
  const likeness = Math.max(
    ...[record.names.default, ...names, ...(record.names.others ?? []), record.brand ?? ""].map((label) =>
      scoreMatch(name, label, formatAreas(record)),
    ),
  );
  if (point === null) return { record, certainty: round(likeness * MAX_WITHOUT_POINT), distanceMetres: null };
  const distance = distanceMetres(point, record.location);
  const beyond = Math.max(0, distance - SAME_METRES) / (RADIUS_METRES - SAME_METRES);
  const nearness = Math.max(0, 1 - (1 - FAR_CERTAINTY) * beyond);
  return { record, certainty: round(likeness * nearness), distanceMetres: Math.round(distance) };
}

/** Names of the areas of a place, which tables often append to its name. */
function formatAreas({ address, typeNames }: PlaceRecord): string {
  return [address.locality, ...Object.values(typeNames)].filter(Boolean).join(" ");
}

async function findAddress(
  places: PlaceIndex,
  { address, location }: PlaceHint,
  language: string,
  signal: AbortSignal,
): Promise<PlaceCandidate[]> {
  const found = await geocode(places, { q: address, limit: 3, lang: language, isTyping: false }, signal);
  return found.features.flatMap(({ properties }, i) => {
    const record = found.records[i];
    if (record === undefined) return [];
    const distance = location === null ? null : Math.round(distanceMetres(location, record.location));
    return [{ record, certainty: round(properties.score), distanceMetres: distance }];
  });
}

async function locate(
  places: PlaceIndex,
  address: string,
  language: string,
  signal: AbortSignal,
): Promise<LatLng | null> {
  if (address === "") return null;
  const { features } = await geocode(
    places,
    { q: address, limit: 1, lang: language, isTyping: false },
    signal,
  );
  const [first] = features;
  if (first === undefined || first.properties.score < MIN_ADDRESS_SCORE) return null;
  // A whole town is no point.
  if (!/^(?:housenumber|street|poi)$/.test(first.properties.type)) return null;
  const [longitude, latitude] = first.geometry.coordinates;
  return { latitude, longitude };
}

function round(certainty: number): number {
  return Math.round(certainty * 100) / 100;
}
