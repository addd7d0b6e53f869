import type { PlaceIndex } from "@lieudit/place-index";
import type { LatLng } from "@lieudit/place-model";
import { type BenchQuery, createBenchQueries } from "../places/bench-queries.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";

/** Results that are compared. */
const FIRST = 5;

/** A question to an index; returns the ids of the first results. */
export type ClusterQuestion = (index: PlaceIndex, signal?: AbortSignal) => Promise<string[]>;

export const CLUSTER_CLASSES = [
  "autocomplete with a position",
  "autocomplete without a position",
  "text",
  "nearby",
  "reverse",
  "ids",
] as const;
export type ClusterClass = (typeof CLUSTER_CLASSES)[number];

/** Creates `count` questions of each class; deterministic for a seed. */
export function createClusterQuestions(
  placeCount: number,
  seed: number,
  count: number,
): Record<ClusterClass, ClusterQuestion[]> {
  const classes = createBenchQueries(placeCount, seed, count);
  const list = (kind: BenchQuery["kind"]) => {
    const ofKind = classes.map(({ queries }) => queries.filter((query) => query.kind === kind));
    // An equal number of each of the finer classes.
    return Array.from({ length: count }, (_, i) => ofKind.flatMap((queries) => queries.slice(i, i + 1)))
      .flat()
      .slice(0, count);
  };
  const points = listPoints(placeCount, seed, count);
  return {
    "autocomplete with a position": list("autocomplete").map(toQuestion),
    "autocomplete without a position": list("autocomplete").map((query) => toQuestion(withoutBias(query))),
    text: list("text").map(toQuestion),
    nearby: list("nearby").map(toQuestion),
    reverse: points.map((location): ClusterQuestion => {
      return async (index, signal) =>
        (await index.reverseGeocode({ location, limit: FIRST }, signal)).map(({ id }) => id);
    }),
    ids: list("byId").map(toQuestion),
  };
}

type Asked =
  | BenchQuery
  | (Omit<Extract<BenchQuery, { kind: "autocomplete" }>, "bias"> & { bias?: undefined });

function withoutBias(query: BenchQuery): Asked {
  return query.kind === "autocomplete" ? { ...query, bias: undefined } : query;
}

function toQuestion(query: Asked): ClusterQuestion {
  const common = { language: "fr", limit: FIRST };
  switch (query.kind) {
    case "autocomplete": {
      const { input, bias } = query;
      const asked = { ...common, input, ...(bias && { bias: { circle: bias } }) };
      return async (index, signal) => (await index.autocomplete(asked, signal)).map(({ place }) => place.id);
    }
    case "text": {
      const { text, bias, restriction } = query;
      const asked = {
        ...common,
        text,
        ...(bias && { bias: { circle: bias } }),
        ...(restriction && { restriction }),
      };
      return async (index, signal) => (await index.searchText(asked, signal)).places.map(({ id }) => id);
    }
    case "nearby": {
      const { circle, type, rank } = query;
      const area = { center: circle.center, radiusMetres: circle.radius };
      const asked = { ...area, limit: FIRST, rank, ...(type && { includedTypes: [type] }) };
      return async (index, signal) => (await index.searchNearby(asked, signal)).map(({ id }) => id);
    }
    case "byId":
      return async (index) => {
        const place = await index.getPlace(query.id);
        return place === null ? [] : [place.id];
      };
  }
}

/** Returns positions near places, spread over all of them. */
function listPoints(placeCount: number, seed: number, count: number): LatLng[] {
  const stride = Math.max(1, Math.floor(placeCount / count));
  const points: LatLng[] = [];
  let number = 0;
  for (const { location } of syntheticPlaces(placeCount, seed)) {
    if (number++ % stride !== 0) continue;
    // A step away from the place.
    points.push({ latitude: location.latitude + 0.000_1, longitude: location.longitude });
    if (points.length === count) break;
  }
  return points;
}
