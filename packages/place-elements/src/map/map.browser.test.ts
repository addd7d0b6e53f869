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

test("a map has its bounds at once, and fires events once the page has had time to listen", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  expect(map.getCenter()?.toJSON()).toEqual(CENTER);
  expect(map.getBounds()?.contains(CENTER)).toBe(true);
  // Clusterers draw when there is a projection.
  expect(map.getProjection()).toBeUndefined();
  const told: string[] = [];
  // A page adds listeners after awaiting libraries.
  await new Promise((resolve) => setTimeout(resolve));
  for (const name of ["projection_changed", "bounds_changed", "idle"]) {
    map.addListener(name, () => told.push(name));
  }
  await expect.poll(() => told).toEqual(["projection_changed", "bounds_changed", "idle"]);
  expect(map.getProjection()).toBeDefined();
  await expect.element(page.getByRole("region")).toBeVisible();
  await expect.element(page.getByText("© les contributeurs d’OpenStreetMap")).toBeVisible();
});

test("each value that the page sets fires one event, and then idle", async () => {
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

test("fits bounds with padding, also if the map gets its size later", async () => {
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
  // Elements on the map follow the new camera.
  await expect
    .poll(() => marker.getBoundingClientRect().left)
    .toBeGreaterThan(box.getBoundingClientRect().left + 300);
  // With a third of the width as padding, the centre of the map is west of the bounds' centre.
  expect(map.getCenter()?.lng()).toBeLessThan(bounds.getCenter().lng() - 0.04);
});

test("before its first draw, a map fits bounds even if the page then sets a camera", async () => {
  const map = new GoogleMap(aMapBox());
  const bounds = new LatLngBounds({ south: 49.5, west: -0.9, north: 49.6, east: -0.7 });
  map.fitBounds(bounds);
  map.setOptions({ center: { lat: 38, lng: -100 }, zoom: 4 });
  await nextEvent(map, "idle");
  expect(map.getCenter()?.lng()).toBeCloseTo(-0.8);
  expect(map.getBounds()?.contains(bounds.getNorthEast())).toBe(true);
  // Unless the page, on zoom_changed, limits the zoom.
  const near = new GoogleMap(aMapBox(), { center: bounds.getCenter(), zoom: 3 });
  event.addListenerOnce(near, "zoom_changed", () => near.setZoom(9));
  near.fitBounds(bounds);
  await nextEvent(near, "idle");
  expect(near.getZoom()).toBe(9);
  // After the first draw, the last call wins.
  map.fitBounds(bounds);
  map.setZoom(5);
  await nextEvent(map, "idle");
  expect(map.getZoom()).toBe(5);
});

test("a click event has its position and the place of the map there", async () => {
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

test("a click has a place of the map once it is drawn, and not before", async () => {
  // A page's zoom is one more than that of the style.
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

test("the reader zooms by buttons and moves by keyboard", async () => {
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

test("a control of the page is on the map until it is removed from the list", async () => {
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

test("a wide control leaves the buttons on a narrow map, in both directions of text", async () => {
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

test("panTo moves to a near point, and a map that is removed and added again continues", async () => {
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

test("without a live map a picture replaces it, and everything else works", async () => {
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
  // The data host of the test has no pictures.
  await expect.element(page.getByRole("status")).toHaveTextContent("La carte n’a pas pu être chargée.");
});

test("a picture replaces a live map that fails later", async () => {
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

test("a drag fires events from start to end, and the map is dark in a dark scheme", async () => {
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

test("a page that moves the map back during an event has it there, with everything on it", async () => {
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
  // It may be idle before the mouse button is released.
  await expect.poll(() => map.getCenter()?.toJSON()).toEqual(CENTER);
  await expect.poll(at).toBe(before);
});

test("a map behind a proxy, as in frameworks, works like the map itself", async () => {
  const map = new Proxy(new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 }), {});
  map.setZoom(14);
  map.panBy(100, 0);
  await nextEvent(map, "idle");
  expect(map.getZoom()).toBe(14);
  expect(map.getBounds()?.contains(CENTER)).toBe(true);
});

test("framework state works with each object behind a proxy", async () => {
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
