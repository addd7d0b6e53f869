import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../../test/map-data-host.ts";
import { importLibrary } from "../../core/import-library.ts";
import { Map as GoogleMap } from "../library.ts";
import type { Data } from "./data-layer.ts";
import type { Feature } from "./feature.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

const HARBOUR = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      id: "bassin",
      properties: { name: "Bassin", depth: 4 },
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [-0.8, 49.54],
            [-0.78, 49.54],
            [-0.78, 49.56],
            [-0.8, 49.56],
            [-0.8, 49.54],
          ],
        ],
      },
    },
    {
      type: "Feature",
      properties: { name: "Digue" },
      geometry: {
        type: "LineString",
        coordinates: [
          [-0.79, 49.55],
          [-0.77, 49.55],
        ],
      },
    },
    {
      type: "Feature",
      properties: { name: "Phare" },
      geometry: { type: "Point", coordinates: [-0.8, 49.56] },
    },
  ],
};

onMapPages();

const paths = () => [...document.querySelectorAll<SVGPathElement>("[data-pane] path")];

/** Returns an idle map and its layer. */
async function aLayer(): Promise<{ map: GoogleMap; data: Data }> {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  return { map, data: map.data };
}

test("areas, lines and points of GeoJSON are where they are, and look as the page says", async () => {
  const { map, data } = await aLayer();
  expect(map.data).toBe(data);
  const added = data.addGeoJson(HARBOUR);
  expect(added.map((feature) => feature.getProperty("name"))).toEqual(["Bassin", "Digue", "Phare"]);
  data.setStyle((feature) => ({
    title: feature.getProperty("name"),
    strokeWeight: 0,
    fillColor: feature.getId() === "bassin" ? "teal" : "black",
  }));
  await expect.poll(() => paths().length).toBe(2);
  const box = map.getDiv().getBoundingClientRect();
  await expect
    .poll(() => {
      const { left, top, width } = paths()[0]?.getBoundingClientRect() ?? new DOMRect();
      return [left - box.left, top - box.top, width].map(Math.round);
    })
    .toEqual([242, 110, 117]);
  expect(paths()[0]?.getAttribute("fill")).toBe("teal");
  // Without a click listener, the point is a picture and not a button.
  await expect.element(page.getByRole("img", { name: "Phare" })).toBeVisible();
  data.setMap(null);
  await expect.poll(() => paths().length).toBe(0);
  await expect.element(page.getByRole("img", { name: "Phare" })).not.toBeInTheDocument();
});

test("a click event has its feature, and a style override can be reverted", async () => {
  const { map, data } = await aLayer();
  data.addGeoJson(HARBOUR);
  const clicked: unknown[] = [];
  map.addListener("click", () => clicked.push("map"));
  data.addListener("click", ({ feature, latLng }: { feature: Feature; latLng: { lat(): number } }) => {
    clicked.push([feature.getProperty("name"), latLng.lat().toFixed(2)]);
    data.revertStyle();
    data.overrideStyle(feature, { strokeWeight: 8 });
  });
  await expect.poll(() => paths().length).toBe(2);
  await userEvent.click(map.getDiv(), { position: { x: 300, y: 250 } });
  await expect.poll(() => paths()[0]?.getAttribute("stroke-width")).toBe("8");
  await userEvent.click(page.getByRole("button", { name: "Repère" }));
  await expect.poll(() => paths()[0]?.getAttribute("stroke-width")).toBe("3");
  expect(clicked).toEqual([
    ["Bassin", "49.54"],
    ["Phare", "49.56"],
  ]);
});

test("a feature fires events for changes, redraws, and converts to GeoJSON", async () => {
  const { map, data } = await aLayer();
  const told: string[] = [];
  for (const name of ["addfeature", "setproperty", "removeproperty", "setgeometry", "removefeature"]) {
    data.addListener(name, ({ feature }: { feature: Feature }) => told.push(`${name} ${feature.getId()}`));
  }
  data.addGeoJson(HARBOUR, { idPropertyName: "name" });
  const basin = data.getFeatureById("Bassin");
  data.setStyle((feature) => ({ visible: feature.getProperty("hidden") !== true }));
  await expect.poll(() => paths().length).toBe(2);
  basin?.setProperty("hidden", true);
  await expect.poll(() => paths().length).toBe(1);
  basin?.removeProperty("hidden");
  basin?.setGeometry(CENTER);
  data.remove(data.getFeatureById("Digue") as Feature);
  await expect.poll(() => paths().length).toBe(0);
  expect(told).toEqual([
    "addfeature Bassin",
    "addfeature Digue",
    "addfeature Phare",
    "setproperty Bassin",
    "removeproperty Bassin",
    "setgeometry Bassin",
    "removefeature Digue",
  ]);
  const json = await new Promise((resolve) => map.data.toGeoJson(resolve));
  expect(json).toEqual({
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        id: "Bassin",
        geometry: { type: "Point", coordinates: [-0.79, 49.55] },
        properties: { name: "Bassin", depth: 4 },
      },
      { ...HARBOUR.features[2], id: "Phare" },
    ],
  });
});

test("loads a file and passes its features; logs a file that is not GeoJSON", async () => {
  const { data } = await aLayer();
  const file = URL.createObjectURL(new Blob([JSON.stringify(HARBOUR)]));
  const loaded = await new Promise<Feature[]>((resolve) => data.loadGeoJson(file, null, resolve));
  expect(loaded).toHaveLength(3);
  await new Promise<void>((resolve) => data.loadGeoJson(file, { idPropertyName: "name" }, () => resolve()));
  const ids: unknown[] = [];
  data.forEach((feature) => {
    ids.push(feature.getId());
  });
  // The id of the first feature comes from the file.
  expect(ids).toEqual(["bassin", undefined, undefined, "Bassin", "Digue", "Phare"]);
  const said = vi.spyOn(console, "error").mockReturnValue();
  data.loadGeoJson("data:application/json,[]");
  await expect.poll(() => said.mock.calls.length).toBe(1);
  expect(String(said.mock.calls[0])).toContain("loadGeoJson: no features from data:");
  said.mockClear();
  expect(() => data.addGeoJson({ type: "Topology" })).toThrow(/"Topology" is neither a Feature/);
});

test("pages make features with the classes on Data, also without a map", async () => {
  const { Data: PageData } = (await importLibrary("maps")) as unknown as {
    Data: typeof Data & Record<string, new (input: unknown) => { getLength(): number; getType(): string }>;
  };
  const layer = new PageData();
  const ring = [CENTER, { lat: 49.6, lng: -0.79 }, { lat: 49.6, lng: -0.7 }];
  const polygon = new PageData.Polygon!([ring, new PageData.LinearRing!([...ring, CENTER])]);
  const feature = layer.add({ geometry: polygon, properties: { kind: "zone" } });
  expect(layer.contains(feature)).toBe(true);
  const points: string[] = [];
  feature.getGeometry()?.forEachLatLng((point) => points.push(point.toString()));
  // A ring that repeats its first point has it once.
  expect([polygon.getType(), polygon.getLength(), points.length]).toEqual(["Polygon", 2, 6]);
  layer.setControls(["Point"]);
  expect([layer.getControls(), layer.getDrawingMode()]).toEqual([["Point"], null]);
});

test("a feature that is added again fires each change once, and has its id while it is added", async () => {
  const { data } = await aLayer();
  const [basin] = data.addGeoJson(HARBOUR);
  if (basin === undefined) throw new Error("The harbour has no basin.");
  const told: unknown[] = [];
  data.addListener("setproperty", ({ newValue }: { newValue: unknown }) => told.push(newValue));
  data.remove(basin);
  expect(data.getFeatureById("bassin")).toBeUndefined();
  basin.setProperty("depth", 5);
  data.add(basin);
  expect(data.getFeatureById("bassin")).toBe(basin);
  basin.setProperty("depth", 6);
  expect(told).toEqual([6]);
});

test("names of Object.prototype are not geometry types, and stay properties", async () => {
  const { data } = await aLayer();
  const hostile = { type: "Feature", geometry: { type: "constructor", coordinates: [0, 0] } };
  expect(() => data.addGeoJson(hostile)).toThrow(
    'GeoJSON: there is no geometry "constructor"; see RFC 7946.',
  );
  data.addGeoJson(JSON.parse('{"type":"Feature","geometry":null,"properties":{"__proto__":{"a":1}}}'));
  const json = await new Promise<object>((resolve) => data.toGeoJson(resolve));
  expect(JSON.stringify(json)).toContain('"properties":{"__proto__":{"a":1}}');
});
