import { frenchCredits, toCreditsHtml } from "../credits/map-credits.ts";
import { drawStaticMap } from "../static/static-map.ts";
import { readStaticMap, type StaticMap } from "../static/static-map-address.ts";
import { basemapStyle } from "../style/basemap-style.ts";
import type { BasemapTheme } from "../style/map-colours.ts";
import type { BasemapSource, BasemapTiles } from "./basemap-source.ts";
import { createPictureCache } from "./picture-cache.ts";

export interface MapServiceOptions {
  basemap: BasemapSource;
  /** Answers for the archive as a file, with ranges: `createBasemapHandler` of basemap. */
  archive: (request: Request) => Promise<Response>;
  /** The server's own address, without a slash at its end: tiles must be named in full. */
  publicUrl: string;
  /** Styles of another server, which are shown in place of our own. */
  styleUrls?: Partial<Readonly<Record<BasemapTheme, string>>>;
  /** Bounds the pictures that are drawn at a time: calls `work` in its turn, or rejects without calling it. */
  bounded?: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** The folder of all that the service answers for. */
export const MAP_BASE = "/cartes";

/** The styles by theme; a map names one of them. */
export const STYLE_PATHS: Readonly<Record<BasemapTheme, string>> = {
  light: `${MAP_BASE}/style-clair.json`,
  dark: `${MAP_BASE}/style-sombre.json`,
};

/** For what never changes under its address. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** A map that is imported again shows within the hour; until then nobody waits. */
const AN_HOUR = "public, max-age=3600, stale-while-revalidate=86400";
/** A few minutes of an older map harm nobody, and each start of a map asks. */
const MINUTES = "public, max-age=300";

/** Pages of every origin may read them: a map holds nothing private. */
const FOR_ALL = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag",
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Answers GET and HEAD below `/cartes/`: tiles and what names them, styles,
 * the archive as one file, and static pictures.
 */
export function createMapService(options: MapServiceOptions): (request: Request) => Promise<Response> {
  const { basemap, archive, publicUrl, styleUrls = {}, bounded = (work) => work() } = options;
  const pictures = createPictureCache();
  /** The picture, or null if there is no room to draw one now. */
  const drawn = async (question: StaticMap, map: BasemapTiles | null): Promise<string | null> => {
    let isLetIn = false;
    try {
      return await bounded(() => {
        isLetIn = true;
        return drawStaticMap(question, map);
      });
    } catch (error) {
      if (isLetIn) throw error;
      return null;
    }
  };
  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      // The map is in object storage, which does not respond.
      if ((error as { code?: unknown }).code !== "UNAVAILABLE") throw error;
      const headers = { ...FOR_ALL, "cache-control": "no-store", "retry-after": "5" };
      return new Response(null, { status: 503, headers });
    }
  };

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const url = new URL(request.url);
    const path = url.pathname.slice(MAP_BASE.length);
    if (path === "/fond.pmtiles") return archive(request);
    return removeBody(request, await answerTo(path));

    async function answerTo(asked: string): Promise<Response> {
      for (const theme of ["light", "dark"] as const) {
        if (`${MAP_BASE}${asked}` === STYLE_PATHS[theme])
          return respondWithStyle(theme, styleUrls[theme], publicUrl);
      }
      if (asked === "/statique.svg") {
        const question = readStaticMap(url.searchParams);
        if (typeof question === "string") return refusal(400, question);
        const map = await basemap.current();
        const key = `${map?.version ?? ""} ${JSON.stringify(question)}`;
        const svg = pictures.get(key) ?? (await drawn(question, map));
        if (svg === null) return busy();
        pictures.put(key, svg);
        return new Response(svg, {
          headers: {
            "content-type": "image/svg+xml; charset=utf-8",
            "cache-control": AN_HOUR,
            etag: `"${map?.version ?? "none"}"`,
            ...FOR_ALL,
          },
        });
      }
      const map = await basemap.current();
      if (map === null) return refusal(404, "There is no base map. Import an extract to get one.\n");
      if (asked === "/fond.json") return respondWithTileJson(map, publicUrl);
      const tile = /^\/tuiles\/([\w-]{1,40})\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.mvt$/.exec(asked);
      if (tile === null) return refusal(404, "Nothing of the map has this address.\n");
      const [, version, ...numbers] = tile;
      return respondWithTile(map, version === map.version, numbers.map(Number) as [number, number, number]);
    }
  }
}

function respondWithStyle(theme: BasemapTheme, elsewhere: string | undefined, publicUrl: string): Response {
  if (elsewhere !== undefined) {
    return new Response(null, {
      status: 302,
      headers: { location: elsewhere, "cache-control": MINUTES, ...FOR_ALL },
    });
  }
  return json(basemapStyle({ theme, url: `${publicUrl}${MAP_BASE}/fond.json` }), AN_HOUR);
}

/** @see https://github.com/mapbox/tilejson-spec/tree/master/3.0.0 */
function respondWithTileJson(map: BasemapTiles, publicUrl: string): Response {
  const { west, south, east, north } = map.bounds;
  return json(
    {
      tilejson: "3.0.0",
      name: "Lieudit",
      tiles: [`${publicUrl}${MAP_BASE}/tuiles/${map.version}/{z}/{x}/{y}.mvt`],
      bounds: [west, south, east, north],
      minzoom: map.minZoom,
      maxzoom: map.maxZoom,
      attribution: toCreditsHtml(frenchCredits(map.attributions)),
      vector_layers: map.vectorLayers,
    },
    MINUTES,
  );
}

async function respondWithTile(
  map: BasemapTiles,
  isCurrent: boolean,
  [z, x, y]: [number, number, number],
): Promise<Response> {
  if (z > 24 || x >= 2 ** z || y >= 2 ** z) {
    return refusal(404, `There is no tile ${z}/${x}/${y}: columns and rows go from 0 to 2^zoom - 1.\n`);
  }
  const bytes = z < map.minZoom || z > map.maxZoom ? null : await map.tile([z, x, y]);
  const headers = {
    // A page that was opened before an import asks for tiles of the older map: it gets those of now, for once.
    "cache-control": isCurrent ? IMMUTABLE : "no-store",
    ...FOR_ALL,
  };
  // Nothing is drawn where there is nothing: no error, and no body.
  if (bytes === null) return new Response(null, { status: 204, headers });
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...headers,
      "content-type": "application/vnd.mapbox-vector-tile",
      // Tiles are stored packed, and every browser and map library unpacks them.
      "content-encoding": "gzip",
      "content-length": String(bytes.length),
    },
  });
}

function json(value: unknown, caching: string): Response {
  return new Response(JSON.stringify(value), {
    headers: { "content-type": "application/json", "cache-control": caching, ...FOR_ALL },
  });
}

function busy(): Response {
  const answer = refusal(503, "Too many pictures are being drawn. Ask again in a moment.\n");
  answer.headers.set("retry-after", "2");
  return answer;
}

function refusal(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...FOR_ALL },
  });
}

function removeBody(request: Request, answer: Response): Response {
  const { status, headers } = answer;
  const known = request.headers.get("if-none-match");
  const etag = headers.get("etag");
  if (status === 200 && known !== null && etag !== null && known.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  return request.method === "HEAD" ? new Response(null, { status, headers }) : answer;
}
