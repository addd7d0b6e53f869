import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { setPageSettings } from "../src/page/page-settings.ts";

/**
 * A data host whose map is one colour with the places that a test wants, and no tiles: no test reaches a server.
 *
 * @param placesFrom the zoom of the style from which places are drawn
 */
export function serveMap(
  places: readonly { id: string; lat: number; lng: number }[] = [],
  placesFrom = 0,
): void {
  setPageSettings({ dataHost: "http://map.test", language: "fr" });
  const style = {
    version: 8,
    sources: {
      places: {
        type: "geojson",
        attribution:
          '<a href="https://www.openstreetmap.org/copyright">© les contributeurs d’OpenStreetMap</a>',
        data: {
          type: "FeatureCollection",
          features: places.map(({ id, lat, lng }) => ({
            type: "Feature",
            properties: { place_id: id },
            geometry: { type: "Point", coordinates: [lng, lat] },
          })),
        },
      },
    },
    layers: [
      { id: "ground", type: "background", paint: { "background-color": "#fcfaf6" } },
      // As of any base map, the tiles with the places are there also where no place is drawn.
      { id: "lines", type: "line", source: "places", filter: ["==", ["geometry-type"], "LineString"] },
      {
        id: "places",
        type: "circle",
        source: "places",
        minzoom: placesFrom,
        paint: { "circle-radius": 12 },
      },
    ],
  };
  const real = window.fetch.bind(window);
  vi.spyOn(window, "fetch").mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith("http://map.test/")) return real(input, init);
    if (/\/cartes\/style-(clair|sombre)\.json$/.test(address)) return Promise.resolve(Response.json(style));
    return Promise.resolve(new Response(null, { status: 404 }));
  });
}

/** For a file of tests on maps: each begins on an empty page with a map's data host, and no test leaves an error in the console. */
export function onMapPages(): void {
  let errors: ReturnType<typeof vi.spyOn>;
  beforeEach(async () => {
    errors = vi.spyOn(console, "error");
    await page.viewport(800, 700);
    serveMap();
  });
  afterEach(() => {
    expect(errors.mock.calls.map(String)).toEqual([]);
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });
}

/** An element of 600 × 400 pixels in the page, for a map. */
export function aMapBox(): HTMLElement {
  const box = document.createElement("div");
  box.style.inlineSize = "600px";
  box.style.blockSize = "400px";
  document.body.append(box);
  return box;
}

/** Settles at the next `eventName` of `map`. */
export function nextEvent(
  map: { addListener(name: string, handler: () => void): { remove(): void } },
  eventName: string,
): Promise<void> {
  return new Promise((resolve) => {
    const listener = map.addListener(eventName, () => {
      listener.remove();
      resolve();
    });
  });
}
