import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { deepProxy } from "../../test/deep-proxy.ts";
import { aMapBox, nextEvent, onMapPages, serveMap } from "../../test/map-data-host.ts";
import { event } from "../core/event.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { Point } from "../core/point.ts";
import { Size } from "../core/size.ts";
import { AdvancedMarkerElement, Marker } from "../marker/library.ts";
import { InfoWindow } from "./info-window.ts";
import { Map as GoogleMap } from "./map.ts";
import { Polyline } from "./shapes/polyline.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();

test("a map knows at once what it shows, and tells it once the page has had time to listen", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  expect(map.getCenter()?.toJSON()).toEqual(CENTER);
  expect(map.getBounds()?.contains(CENTER)).toBe(true);
  // Clusterers begin where there is one, and draw then.
  expect(map.getProjection()).toBeUndefined();
  const told: string[] = [];
  // A page listens after libraries that it waits for.
  await new Promise((resolve) => setTimeout(resolve));
  for (const name of ["projection_changed", "bounds_changed", "idle"]) {
    map.addListener(name, () => told.push(name));
  }
  await expect.poll(() => told).toEqual(["projection_changed", "bounds_changed", "idle"]);
  expect(map.getProjection()).toBeDefined();
  await expect.element(page.getByRole("region")).toBeVisible();
  await expect.element(page.getByText("© les contributeurs d’OpenStreetMap")).toBeVisible();
});

test("what the page sets is told by name, once, and then the map is idle", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const told: string[] = [];
  for (const name of ["center_changed", "zoom_changed", "bounds_changed", "idle"]) {
    map.addListener(name, () => told.push(name));
  }
  map.setZoom(15);
  map.setCenter({ lat: 49.6, lng: -0.8 });
  expect(map.getZoom()).toBe(15);
  await expect.poll(() => told).toEqual(["zoom_changed", "center_changed", "bounds_changed", "idle"]);
  map.setOptions({ maxZoom: 14 });
  map.setZoom(20);
  expect(map.getZoom()).toBe(14);
});

test("bounds are shown with their padding, also where the map gets its size later", async () => {
  const box = aMapBox();
  box.hidden = true;
  const map = new GoogleMap(box);
  const bounds = new LatLngBounds({ south: 49.5, west: -0.9, north: 49.6, east: -0.7 });
  map.fitBounds(bounds, { left: 200 });
  const marker = new AdvancedMarkerElement({ map, position: bounds.getCenter() });
  box.hidden = false;
  await nextEvent(map, "idle");
  const shown = map.getBounds();
  expect(shown?.contains(bounds.getNorthEast())).toBe(true);
  expect(shown?.contains(bounds.getSouthWest())).toBe(true);
  // What stands on the map is where the map now looks.
  await expect
    .poll(() => marker.getBoundingClientRect().left)
    .toBeGreaterThan(box.getBoundingClientRect().left + 300);
  // Where a third of the width is kept free, the middle of the map lies west of theirs.
  expect(map.getCenter()?.lng()).toBeLessThan(bounds.getCenter().lng() - 0.04);
});

test("until it has drawn, a map fits bounds also where the page then says where it begins", async () => {
  const map = new GoogleMap(aMapBox());
  const bounds = new LatLngBounds({ south: 49.5, west: -0.9, north: 49.6, east: -0.7 });
  map.fitBounds(bounds);
  map.setOptions({ center: { lat: 38, lng: -100 }, zoom: 4 });
  await nextEvent(map, "idle");
  expect(map.getCenter()?.lng()).toBeCloseTo(-0.8);
  expect(map.getBounds()?.contains(bounds.getNorthEast())).toBe(true);
  // Unless it says, when it hears of it, that this is too near.
  const near = new GoogleMap(aMapBox(), { center: bounds.getCenter(), zoom: 3 });
  event.addListenerOnce(near, "zoom_changed", () => near.setZoom(9));
  near.fitBounds(bounds);
  await nextEvent(near, "idle");
  expect(near.getZoom()).toBe(9);
  // Then the last word is the last one.
  map.fitBounds(bounds);
  map.setZoom(5);
  await nextEvent(map, "idle");
  expect(map.getZoom()).toBe(5);
});

test("a click tells where, and which place of the map is there", async () => {
  serveMap([{ id: "places-mairie", ...CENTER }]);
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 14 });
  await nextEvent(map, "tilesloaded");
  const clicks: { latLng: { lat(): number; lng(): number }; placeId?: string; stop(): void }[] = [];
  map.addListener("click", (event: (typeof clicks)[number]) => clicks.push(event));
  await userEvent.click(box, { position: { x: 300, y: 200 } });
  await userEvent.click(box, { position: { x: 500, y: 300 } });
  expect(clicks.map(({ placeId }) => placeId)).toEqual(["places-mairie", undefined]);
  expect(clicks[0]?.latLng.lat()).toBeCloseTo(CENTER.lat, 3);
  map.setClickableIcons(false);
  await userEvent.click(box, { position: { x: 300, y: 200 } });
  expect(clicks[2]?.placeId).toBeUndefined();
});

test("a place of the map is there for a click once it is drawn, and not before", async () => {
  // A zoom of the page's is one more than that of the style.
  serveMap([{ id: "places-mairie", ...CENTER }], 16.5);
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 18 });
  await nextEvent(map, "tilesloaded");
  const found: (string | undefined)[] = [];
  map.addListener("click", ({ placeId }: { placeId?: string }) => found.push(placeId));
  await userEvent.click(box, { position: { x: 300, y: 200 } });
  map.setZoom(17);
  await nextEvent(map, "tilesloaded");
  await userEvent.click(box, { position: { x: 300, y: 200 } });
  expect(found).toEqual(["places-mairie", undefined]);
});

test("the reader zooms by its buttons and moves it by the keyboard", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  await userEvent.click(page.getByRole("button", { name: "Zoom avant" }));
  await expect.poll(() => map.getZoom()).toBe(14);
  (page.getByRole("region").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(() => map.getCenter()?.lng()).toBeGreaterThan(CENTER.lng + 0.001);
  map.setOptions({ disableDefaultUI: true });
  await expect.element(page.getByRole("button", { name: "Zoom avant" })).not.toBeInTheDocument();
});

test.each([
  ["without an id, as of before", {}, true],
  ["with an id", { mapId: "carte" }, false],
  ["without an id, where the page wants others", { isFractionalZoomEnabled: true }, false],
])("zooms are whole on a map %s: %j", async (_, options, isWhole) => {
  const box = aMapBox();
  const map = new GoogleMap(box, { ...options, center: CENTER, zoom: 13, gestureHandling: "greedy" });
  await nextEvent(map, "idle");
  const zoom = () => map.getZoom() ?? 0;
  const at = (north: number) => ({
    clientX: 300,
    clientY: 200,
    deltaY: -north,
    bubbles: true,
    composed: true,
  });
  const ground = map.getDiv().firstElementChild?.shadowRoot?.querySelector("canvas") as Element;
  ground.dispatchEvent(new WheelEvent("wheel", at(120)));
  await expect.poll(zoom).toBeGreaterThan(13);
  await nextEvent(map, "idle");
  expect(Number.isInteger(zoom())).toBe(isWhole);
  map.fitBounds({ south: 49.5, west: -0.9, north: 49.6, east: -0.7 });
  await nextEvent(map, "idle");
  expect(Number.isInteger(zoom())).toBe(isWhole);
});

test("a page's own control stands on the map, and goes with its place in the list", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const control = document.createElement("button");
  control.textContent = "Rechercher ici";
  map.controls[2]?.push(control);
  await nextEvent(map, "idle");
  const shown = page.getByRole("button", { name: "Rechercher ici" });
  await expect.element(shown).toBeVisible();
  const { left, width, top } = control.getBoundingClientRect();
  const box = map.getDiv().getBoundingClientRect();
  expect(left + width / 2 - box.left).toBeCloseTo(300, 0);
  expect(top - box.top).toBeLessThan(20);
  map.controls[2]?.clear();
  await expect.element(shown).not.toBeInTheDocument();
});

test("a wide control of the page's moves no button off a narrow map, whichever way it is read", async () => {
  const control = document.createElement("div");
  control.style.cssText = "inline-size: 320px; block-size: 40px";
  for (const direction of ["ltr", "rtl"]) {
    document.documentElement.dir = direction;
    const box = aMapBox();
    box.style.inlineSize = "375px";
    const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
    await nextEvent(map, "idle");
    const sides = () =>
      ["Zoom avant", "Plein écran"].flatMap((name) => {
        const { left, right } = page.getByRole("button", { name }).element().getBoundingClientRect();
        return [left, right].map((side) => Math.round(side - box.getBoundingClientRect().left));
      });
    const alone = sides();
    // Along the upper and the lower edge, and along both sides.
    for (const position of [14, 15, 18, 20, 22, 23, 24, 25, 16]) {
      map.controls[position]?.push(control);
      const now = sides();
      expect(now.filter((side) => side < 0 || side > 375)).toEqual([]);
      // In its own corner the button stands beside the control.
      if (position !== 16) {
        expect([direction, position, now]).toEqual([direction, position, alone]);
        const shown = control.getBoundingClientRect();
        const edge = box.getBoundingClientRect();
        expect([shown.left >= edge.left, shown.right <= edge.right]).toEqual([true, true]);
      }
      map.controls[position]?.clear();
    }
    box.remove();
  }
  document.documentElement.removeAttribute("dir");
});

test("panTo of a near point moves there, and a map that was taken out and put back goes on", async () => {
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  map.panTo({ lat: 49.552, lng: -0.78 });
  await expect.poll(() => map.getCenter()?.lng()).toBeCloseTo(-0.78, 6);
  box.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.getByRole("region").elements()).toEqual([]);
  document.body.append(box);
  await expect.element(page.getByRole("region")).toBeVisible();
  expect(map.getCenter()?.lng()).toBeCloseTo(-0.78, 6);
});

test("where there is no live map a picture of the place stands in, and all else is as ever", async () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const picture = page.getByRole("img", { name: "Carte", includeHidden: true });
  const address = () => (picture.query() as HTMLImageElement | null)?.src;
  await expect
    .poll(address)
    .toBe("http://map.test/cartes/statique.svg?centre=49.55,-0.79&zoom=12&taille=600x400&theme=clair");
  const clicks: number[] = [];
  map.addListener("click", ({ latLng }: { latLng: { lat(): number } }) => clicks.push(latLng.lat()));
  await userEvent.click(box, { position: { x: 300, y: 200 } });
  expect(clicks[0]).toBeCloseTo(CENTER.lat, 4);
  await userEvent.click(page.getByRole("button", { name: "Zoom avant" }));
  expect(map.getZoom()).toBe(14);
  await expect.poll(address).toContain("zoom=13");
  // The test's data host has no pictures either.
  await expect.element(page.getByRole("status")).toHaveTextContent("La carte n’a pas pu être chargée.");
});

test("where the live map fails after all, the picture stands in too", async () => {
  const { fetch } = window;
  vi.spyOn(window, "fetch").mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes("/style-")
      ? Promise.resolve(new Response(null, { status: 404 }))
      : fetch(input, init),
  );
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  await expect.element(page.getByRole("img", { name: "Carte", includeHidden: true })).toBeInTheDocument();
});

test("a drag of the reader's is told from its start to its end, and in the dark the map is dark", async () => {
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13, colorScheme: "DARK" });
  const steps = new Set<string>();
  for (const step of ["dragstart", "drag", "dragend"]) map.addListener(step, () => steps.add(step));
  await nextEvent(map, "tilesloaded");
  expect(fetched()).toContain("http://map.test/cartes/style-sombre.json");
  await userEvent.dragAndDrop(box, box, {
    sourcePosition: { x: 300, y: 200 },
    targetPosition: { x: 200, y: 150 },
    steps: 5,
  });
  await expect.poll(() => [...steps]).toEqual(["dragstart", "drag", "dragend"]);
  expect(map.getCenter()?.lng()).toBeGreaterThan(CENTER.lng);
});

test("a page that puts the map back while it is told of a movement has it there, with all that stands on it", async () => {
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  const marker = new AdvancedMarkerElement({ map, position: CENTER });
  await nextEvent(map, "idle");
  const at = () => Math.round(marker.getBoundingClientRect().left - box.getBoundingClientRect().left);
  const before = at();
  map.addListener("center_changed", () => map.setCenter(CENTER));
  await userEvent.dragAndDrop(box, box, {
    sourcePosition: { x: 300, y: 300 },
    targetPosition: { x: 200, y: 250 },
    steps: 5,
  });
  // It may have come to rest before the mouse let go.
  await expect.poll(() => map.getCenter()?.toJSON()).toEqual(CENTER);
  await expect.poll(at).toBe(before);
});

test("a map behind a proxy, as frameworks hold it, works as the map itself", async () => {
  const map = new Proxy(new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 }), {});
  map.setZoom(14);
  map.panBy(100, 0);
  await nextEvent(map, "idle");
  expect(map.getZoom()).toBe(14);
  expect(map.getBounds()?.contains(CENTER)).toBe(true);
});

test("what a framework holds as state, with each object in it behind a proxy, works as it is", async () => {
  const box = aMapBox();
  const map = deepProxy(new GoogleMap(box, { center: CENTER, zoom: 13 }));
  const marker = deepProxy(new Marker({ position: CENTER, title: "Gare", anchorPoint: new Point(0, 0) }));
  const bare = new Marker({ map, position: { lat: 49.555, lng: -0.795 }, title: "Port" });
  const line = deepProxy(new Polyline({ map, path: [CENTER, { lat: 49.56, lng: -0.78 }] }));
  const infoWindow = deepProxy(new InfoWindow({ content: "Quai 1", pixelOffset: new Size(0, -10) }));
  const clicks: unknown[] = [];
  marker.addListener("click", () => clicks.push(1));
  marker.setMap(map);
  await nextEvent(map, "idle");
  map.controls[1]?.push(document.createElement("hr"));
  map.setZoom(14);
  map.fitBounds(map.getBounds() as never);
  await expect.element(page.getByRole("button", { name: "Gare" })).toBeInTheDocument();
  const ready = nextEvent(infoWindow, "domready");
  infoWindow.open({ map, anchor: marker });
  await ready;
  await expect.element(page.getByText("Quai 1")).toBeVisible();
  infoWindow.close();
  await expect.element(page.getByText("Quai 1")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Gare" }));
  expect(clicks).toEqual([1]);
  marker.setMap(null);
  deepProxy(bare).setMap(null);
  line.setMap(null);
  await expect.element(page.getByRole("button", { name: "Gare" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "Port" })).not.toBeInTheDocument();
  expect([box.querySelectorAll("hr").length, marker.getMap(), infoWindow.isOpen]).toEqual([1, null, false]);
});

function fetched(): string[] {
  return vi
    .mocked(window.fetch)
    .mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
}
