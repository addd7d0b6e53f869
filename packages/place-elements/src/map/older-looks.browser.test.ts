import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { importLibrary } from "../core/import-library.ts";
import { setPageSettings } from "../page/page-settings.ts";
import { Animation, GroundOverlay, ImageMapType, InfoWindow, Marker, Map as PageMap } from "./library.ts";

const CENTER = { lat: 49.55, lng: -0.79 };
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

onMapPages();

async function aMap(options: object = {}): Promise<{ map: PageMap; box: HTMLElement }> {
  const box = aMapBox();
  const map = new PageMap(box, { center: CENTER, zoom: 13, ...options });
  await nextEvent(map, "idle");
  return { map, box };
}

test("a window says once what its string lost, unless the page trusts its strings", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { map } = await aMap();
  const content = '<form><input id="n"><button onclick="save()">Save</button></form>';
  const first = new InfoWindow({ content, position: CENTER });
  first.open(map);
  await expect.element(page.getByRole("button", { name: "Save" })).toBeVisible();
  first.close();
  first.open(map);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/lost <form>, <input>, onclick.*sanitizeHtml=off/)],
  ]);
  first.close();
  setPageSettings({ sanitizesHtml: false });
  new InfoWindow({ content, position: CENTER }).open(map);
  await expect.element(page.getByRole("textbox")).toBeVisible();
  setPageSettings({ sanitizesHtml: undefined });
});

test("a marker stands at its place, and bounces until the page stops it", async () => {
  const { map } = await aMap();
  const marker = new Marker({ map, title: "Mairie", animation: Animation.BOUNCE });
  marker.set("place", { location: CENTER, query: "Mairie" });
  const image = page.getByTitle("Mairie");
  await expect.element(image).toBeVisible();
  const animations = () => image.element().getAnimations({ subtree: true }).length;
  await expect.poll(animations).toBe(1);
  marker.setAnimation(null);
  await expect.poll(animations).toBe(0);
});

test("tiles and pictures of the page lie on the map, and go away", async () => {
  const { map, box } = await aMap();
  const asked: string[] = [];
  const tiles = new ImageMapType({
    getTileUrl: ({ x, y }, zoom) => {
      asked.push(`${zoom}/${x}/${y}`);
      return PIXEL;
    },
    opacity: 0.5,
  });
  expect(map.overlayMapTypes.getLength()).toBe(0);
  map.overlayMapTypes.push(tiles);
  const overlay = new GroundOverlay(PIXEL, { south: 49.54, west: -0.8, north: 49.56, east: -0.78 }, { map });
  const images = () => box.querySelectorAll("img").length;
  await expect.poll(images).toBeGreaterThan(2);
  expect(asked).toContain("13/4078/2794");
  const picture = [...box.querySelectorAll<HTMLElement>('[data-pane="overlayMouseTarget"] img')][0];
  expect(Math.round(picture?.getBoundingClientRect().width ?? 0)).toBe(117);
  overlay.setMap(null);
  map.overlayMapTypes.clear();
  await expect.poll(images).toBe(0);
});

test("JSON styles colour the map, a styled type replaces them, and satellite is said once", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { map } = await aMap({ styles: [{ elementType: "geometry", stylers: [{ color: "#ff0000" }] }] });
  const { StyledMapType } = (await importLibrary("maps")) as unknown as {
    StyledMapType: new (styles: object[], options: { name: string }) => object;
  };
  map.mapTypes.set("blue", new StyledMapType([{ stylers: [{ color: "#0000ff" }] }], { name: "Blue" }));
  map.setMapTypeId("blue");
  await nextEvent(map, "tilesloaded");
  expect(map.getMapTypeId()).toBe("blue");
  map.setMapTypeId("satellite");
  map.setMapTypeId("terrain");
  map.setMapTypeId("satellite");
  expect(warn.mock.calls.map(([text]) => /mapTypeId "(\w+)"/.exec(text)?.[1])).toEqual([
    "satellite",
    "terrain",
  ]);
});

test("the library visualization draws where points are dense", async () => {
  const { map, box } = await aMap();
  const { HeatmapLayer } = (await importLibrary("visualization")) as unknown as {
    HeatmapLayer: new (options: object) => { setMap(map: unknown): void };
  };
  const layer = new HeatmapLayer({ data: [CENTER, { location: CENTER, weight: 3 }], map });
  const findCanvas = () => box.querySelector<HTMLCanvasElement>('[data-pane="overlayLayer"] canvas');
  await expect.poll(findCanvas).not.toBeNull();
  const canvas = findCanvas();
  const pixel = (x: number, y: number) => canvas?.getContext("2d")?.getImageData(x, y, 1, 1).data[3];
  await expect.poll(() => pixel(300, 200)).toBe(255);
  expect(pixel(10, 10)).toBe(0);
  layer.setMap(null);
  await expect.poll(findCanvas).toBeNull();
});
