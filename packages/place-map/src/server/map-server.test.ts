import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { drawnTiles } from "../../test/drawn-tiles.ts";
import type { BasemapTiles } from "./basemap-source.ts";
import { createMapService, type MapServiceOptions } from "./map-server.ts";

const MAP = drawnTiles([
  { layer: "land", type: "area", points: SQUARE(0, 4096), properties: { kind: "land" } },
]);

function SQUARE(from: number, to: number): [number, number][] {
  return [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
}

function asking(map: BasemapTiles | null = MAP, more: Partial<MapServiceOptions> = {}) {
  const service = createMapService({
    basemap: { current: async () => map },
    archive: async () => new Response("archive"),
    publicUrl: "https://lieux.exemple.fr",
    ...more,
  });
  return (path: string, init?: RequestInit) => service(new Request(`http://localhost${path}`, init));
}

describe("the map service", () => {
  test("names its tiles in full, with their version, bounds and credits", async () => {
    const answer = await asking()("/cartes/fond.json");
    expect(await answer.json()).toMatchObject({
      tilejson: "3.0.0",
      tiles: ["https://lieux.exemple.fr/cartes/tuiles/v1/{z}/{x}/{y}.mvt"],
      bounds: [-1, 49, 0, 50],
      minzoom: 0,
      maxzoom: 15,
      attribution:
        '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© les contributeurs d’OpenStreetMap</a> · Lieudit, contenu de démonstration fictif',
    });
  });

  test.each([
    ["clair", "Lieudit, clair"],
    ["sombre", "Lieudit, sombre"],
  ])("gives a style %s over these tiles", async (theme, name) => {
    const style = (await (await asking()(`/cartes/style-${theme}.json`)).json()) as {
      name: string;
      sources: Record<string, { url: string }>;
    };
    expect([style.name, Object.values(style.sources)[0]?.url]).toEqual([
      name,
      "https://lieux.exemple.fr/cartes/fond.json",
    ]);
  });

  test("gives a tile packed, to be kept for good under its version", async () => {
    const answer = await asking()("/cartes/tuiles/v1/14/8150/5600.mvt");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=31536000, immutable",
      "access-control-allow-origin": "*",
    });
    expect(gunzipSync(await answer.arrayBuffer()).includes("land")).toBe(true);
  });

  test("gives the tiles of now under an older version, and nobody keeps them", async () => {
    const answer = await asking()("/cartes/tuiles/v0/14/8150/5600.mvt");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  test("answers 503 while the storage of the map does not respond", async () => {
    const tile = async () => {
      throw Object.assign(new Error("The storage does not respond."), { code: "UNAVAILABLE" });
    };
    const answer = await asking({ ...MAP, tile })("/cartes/tuiles/v1/14/1/1.mvt");
    const { headers } = answer;
    expect([answer.status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([
      503,
      "5",
      "no-store",
    ]);
  });

  test("returns no error for an empty tile", async () => {
    const empty = asking({ ...MAP, tile: async () => null });
    expect((await empty("/cartes/tuiles/v1/14/1/1.mvt")).status).toBe(204);
    expect((await asking()("/cartes/tuiles/v1/16/1/1.mvt")).status).toBe(204);
  });

  test.each<[string, RequestInit, number]>([
    ["/cartes/tuiles/v1/3/8/0.mvt", {}, 404],
    ["/cartes/tuiles/v1/99/0/0.mvt", {}, 404],
    ["/cartes/tuiles/../../etc/passwd", {}, 404],
    ["/cartes/ailleurs", {}, 404],
    ["/cartes/fond.json", { method: "POST" }, 405],
    ["/cartes/statique.svg", {}, 400],
    ["/cartes/fond.pmtiles", {}, 200],
  ])("%s %o: %i", async (path, init, status) => {
    expect((await asking()(path, init)).status).toBe(status);
  });

  test("without a base map says what to do, and still draws a picture with its marks", async () => {
    const ask = asking(null);
    expect(await (await ask("/cartes/fond.json")).text()).toBe(
      "There is no base map. Import an extract to get one.\n",
    );
    const picture = await ask(
      "/cartes/statique.svg?centre=49.5,-0.5&zoom=14&taille=320x200&reperes=49.5,-0.5",
    );
    expect([picture.status, (await picture.text()).match(/<circle/g)?.length]).toEqual([200, 1]);
  });

  test("a picture that the reader has is not sent again, and HEAD sends none", async () => {
    const path = "/cartes/statique.svg?centre=49.5,-0.5&zoom=14&taille=320x200";
    expect((await asking()(path, { headers: { "if-none-match": '"v1"' } })).status).toBe(304);
    const head = await asking()(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "image/svg+xml; charset=utf-8",
      "",
    ]);
  });

  test("leads to the operator's own style where there is one", async () => {
    const ask = asking(MAP, { styleUrls: { dark: "https://cartes.exemple.fr/nuit.json" } });
    const dark = await ask("/cartes/style-sombre.json");
    expect([dark.status, dark.headers.get("location")]).toEqual([302, "https://cartes.exemple.fr/nuit.json"]);
    expect((await ask("/cartes/style-clair.json")).status).toBe(200);
  });

  test("without room to draw says when to ask again; a fault in drawing is no want of room", async () => {
    const path = "/cartes/statique.svg?centre=49.5,-0.5&zoom=14&taille=320x200";
    const full = asking(MAP, { bounded: () => Promise.reject(new Error("full")) });
    const refused = await full(path);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    const damaged = asking({ ...MAP, tile: () => Promise.reject(new RangeError("this archive is cut off")) });
    await expect(damaged(path)).rejects.toThrow("this archive is cut off");
  });

  test("draws a picture once for all who ask for it", async () => {
    let reads = 0;
    const ask = asking({
      ...MAP,
      tile: (tile) => {
        reads += 1;
        return MAP.tile(tile);
      },
    });
    const path = "/cartes/statique.svg?centre=49.5,-0.5&zoom=14&taille=320x200";
    const first = await (await ask(path)).text();
    const before = reads;
    expect(await (await ask(path)).text()).toBe(first);
    expect([before > 0, reads]).toEqual([true, before]);
  });
});
