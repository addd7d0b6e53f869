import type { PlaceIndex } from "@lieudit/place-index";
import { openMeasuredIndex } from "@lieudit/place-index/measuring";
import type { LatLng } from "@lieudit/place-model";
import { createPlacesApi } from "@lieudit/places-api";
import { createCachedPlacesClient, createPlacesClient, type PlacesClient } from "@lieudit/places-client";
import { type BenchQuery, createBenchQueries } from "../places/bench-queries.ts";
import { type SeededRandom, seededRandom } from "../places/seeded-random.ts";

/** Visits to a site with the widgets. Each types a text, or looks at places near it. */
const VISITS = 20_000;
/** Different queries of each class; visits choose among them by Zipf's law. */
const QUERIES_PER_CLASS = 2_000;
const VISITS_PER_SECOND = [1, 10, 100];
/** How far visitors are from the place that they look for, in degrees. */
const SPREAD = 0.02;
/** Tiles of a map that fills a screen, at this zoom. Their addresses name a version, so they are stored for good. */
const TILES = { zoom: 14, across: 3 };

/** Requests of one kind, and how many of them a cache answers. */
export interface HitCount {
  kind: string;
  visitsPerSecond: number;
  requests: number;
  hits: number;
}

/** A request as a cache sees it. */
interface Sent {
  kind: string;
  key: string;
  /** How long a cache may store the response, in ms; 0 if it may not. */
  maxAgeMs: number;
}

/**
 * Sends the requests of many visits through a cache without a limit of size, which stores what the
 * responses of the service allow, and for that long. The clock is simulated.
 */
export async function measureCacheHits(
  indexFile: string,
  placeCount: number,
  seed: number,
): Promise<HitCount[]> {
  const { index } = await openMeasuredIndex(indexFile);
  try {
    const ages = new Map<string, number>();
    const visits = await listVisits(index, placeCount, seed, ages);
    return VISITS_PER_SECOND.flatMap((rate) => countHits(visits, rate));
  } finally {
    await index.close();
  }
}

function countHits(visits: readonly (readonly Sent[])[], visitsPerSecond: number): HitCount[] {
  const storedUntil = new Map<string, number>();
  const counts = new Map<string, HitCount>();
  visits.forEach((requests, i) => {
    const now = (1_000 * i) / visitsPerSecond;
    for (const { kind, key, maxAgeMs } of requests) {
      const count = counts.get(kind) ?? { kind, visitsPerSecond, requests: 0, hits: 0 };
      counts.set(kind, count);
      count.requests += 1;
      if ((storedUntil.get(key) ?? 0) > now) count.hits += 1;
      else storedUntil.set(key, now + maxAgeMs);
    }
  });
  return [...counts.values()];
}

async function listVisits(
  index: PlaceIndex,
  placeCount: number,
  seed: number,
  ages: Map<string, number>,
): Promise<Sent[][]> {
  const random = seededRandom(seed + 2);
  const classes = createBenchQueries(placeCount, seed, QUERIES_PER_CLASS).filter((one) => !one.isSeparate);
  let sent: Sent[] = [];
  const clients = {
    "autocomplete, rounded": createRecorder("autocomplete, rounded", createCachedPlacesClient),
    "autocomplete, exact position": createRecorder("autocomplete, exact position", createCachedExactly),
    details: createRecorder("details", createPlacesClient),
    searches: createRecorder("searches", createPlacesClient),
  };

  /** Returns a client whose requests are noted. The service answers the first of each kind, and says how long it may be stored. */
  function createRecorder(kind: string, create: typeof createPlacesClient): PlacesClient {
    const api = createPlacesApi({
      places: index,
      photos: { read: async () => null },
      clock: () => new Date("2026-01-08T10:00:00Z"),
      settings: { publicUrl: "http://bench.example", apiAccess: "open", apiKeys: [], trustedProxies: 0 },
      log: () => {},
    });
    return create({
      baseUrl: "http://bench.example",
      languageCode: "fr",
      fetch: async (request) => {
        if (!ages.has(kind)) {
          const { status, headers } = await api.fetch(request.clone());
          if (status !== 200) throw new Error(`${request.url} answers ${status}.`);
          ages.set(
            kind,
            1_000 * Number(/^public, max-age=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1] ?? 0),
          );
        }
        const body = request.method === "POST" ? await request.text() : "";
        sent.push({ kind, key: `${kind} ${request.url} ${body}`, maxAgeMs: ages.get(kind)! });
        return Response.json({});
      },
    });
  }

  const visits: Sent[][] = [];
  for (let i = 0; i < VISITS; i++) {
    sent = [];
    const { queries } = random.pick(classes);
    await visit(queries[random.zipf(queries.length)]!);
    visits.push(sent);
  }
  return visits;

  async function visit(query: BenchQuery): Promise<void> {
    switch (query.kind) {
      case "autocomplete": {
        const center = moveBy(query.bias.center, random);
        const locationBias = { circle: { ...query.bias, center } };
        for (let length = 1; length <= query.input.length; length++) {
          const input = query.input.slice(0, length);
          await clients["autocomplete, rounded"].autocomplete({ input, locationBias });
          await clients["autocomplete, exact position"].autocomplete({ input, locationBias });
        }
        return;
      }
      case "byId":
        await clients.details.getPlace({ placeId: query.id }, ["displayName", "formattedAddress"]);
        return;
      case "nearby":
        sent.push(...listTiles(moveBy(query.circle.center, random)));
        await clients.searches.searchNearby({ locationRestriction: { circle: query.circle } }, [
          "displayName",
        ]);
        return;
      case "text":
        await clients.searches.searchText({ textQuery: query.text }, ["displayName"]);
    }
  }
}

/** The client of the cache, for positions that are sent as they are. */
function createCachedExactly(options: Parameters<typeof createPlacesClient>[0]): PlacesClient {
  const client = createPlacesClient(options);
  const send = options.fetch!;
  return {
    ...client,
    async autocomplete(request) {
      const message = encodeURIComponent(JSON.stringify({ languageCode: options.languageCode, ...request }));
      await send(new Request(`${options.baseUrl}/v1/places:autocomplete?request=${message}`));
      return {};
    },
  };
}

function moveBy({ latitude, longitude }: LatLng, random: SeededRandom): LatLng {
  const shift = () => SPREAD * (random.next() - 0.5);
  return { latitude: latitude + shift(), longitude: longitude + shift() };
}

/** The tiles of a map around a point, in Web Mercator. */
function listTiles({ latitude, longitude }: LatLng): Sent[] {
  const count = 2 ** TILES.zoom;
  const x = Math.floor(((longitude + 180) / 360) * count);
  const y = Math.floor((0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * count);
  return Array.from({ length: TILES.across ** 2 }, (_, i) => ({
    kind: "tiles",
    key: `tile ${x + (i % TILES.across)} ${y + Math.floor(i / TILES.across)}`,
    maxAgeMs: Number.POSITIVE_INFINITY,
  }));
}

export function formatHits(hits: readonly HitCount[]): string {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const share = (kind: string, rate: number) => {
    const found = hits.find((one) => one.kind === kind && one.visitsPerSecond === rate);
    return found === undefined ? "–" : `${((100 * found.hits) / found.requests).toFixed(1)} %`;
  };
  return [
    `| answered by a cache, of ${VISITS} visits | ${VISITS_PER_SECOND.map((rate) => `${rate} visits/s`).join(" | ")} |`,
    `|---|${VISITS_PER_SECOND.map(() => "---").join("|")}|`,
    ...kinds.map((kind) => `| ${kind} | ${VISITS_PER_SECOND.map((rate) => share(kind, rate)).join(" | ")} |`),
  ].join("\n");
}
