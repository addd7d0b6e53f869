import axe from "axe-core";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { event } from "../core/event.ts";
import { LatLng, type LatLngAltitude } from "../core/lat-lng.ts";
import { Map as GoogleMap, type MapElement } from "../map/library.ts";
import { AdvancedMarkerElement, PinElement } from "./library.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();

/** Returns the position of the foot of `element` from the corner of the map. */
function getFoot(element: Element, map: GoogleMap): [x: number, y: number] {
  const { left, width, bottom } = element.getBoundingClientRect();
  const box = map.getDiv().getBoundingClientRect();
  return [Math.round(left + width / 2 - box.left), Math.round(bottom - box.top)];
}

test("the foot of a marker stays on its position while the map moves", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const marker = new AdvancedMarkerElement({ map, position: CENTER, title: "Mairie" });
  await expect.poll(() => getFoot(marker, map)).toEqual([300, 200]);
  await nextEvent(map, "idle");
  // At zoom 13 a hundredth of a degree is 58.25 pixels wide.
  map.setCenter({ lat: CENTER.lat, lng: CENTER.lng - 0.02 });
  await expect.poll(() => getFoot(marker, map)).toEqual([417, 200]);
  marker.position = new LatLng(CENTER.lat, CENTER.lng - 0.02);
  expect(getFoot(marker, map)).toEqual([300, 200]);
  expect((marker.position as LatLng).lat()).toBe(CENTER.lat);
  marker.anchorTop = "-50%";
  await expect.poll(() => getFoot(marker, map)).toEqual([300, 219]);
});

test("with a click listener it is a button, and the map does not receive its clicks", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const marker = new AdvancedMarkerElement({ map, position: CENTER, title: "Mairie" });
  await expect.element(page.getByRole("img", { name: "Mairie" })).toBeVisible();
  const told: string[] = [];
  map.addListener("click", () => told.push("map"));
  marker.addListener("click", ({ domEvent, latLng }: { domEvent: Event; latLng: LatLng }) =>
    told.push(`click ${domEvent.type} ${latLng.lat()}`),
  );
  marker.addEventListener("gmp-click", (event) =>
    told.push(`${event.type} ${(event.target as Element).localName}`),
  );
  const button = page.getByRole("button", { name: "Mairie" });
  await userEvent.click(button);
  expect(told).toEqual(["gmp-click gmp-advanced-marker", "click click 49.55"]);
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  marker.click();
  expect(told).toHaveLength(6);
  marker.remove();
  await expect.poll(() => marker.map).toBeNull();
});

test("an invalid position throws once and leaves no marker", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const later: string[] = [];
  const hear = (event: ErrorEvent) => {
    event.preventDefault();
    later.push(event.message);
  };
  window.addEventListener("error", hear);
  for (const position of ["here", { lat: "x" }]) {
    expect(() => new AdvancedMarkerElement({ map, position })).toThrow(/^Invalid position: /);
  }
  await nextEvent(map, "idle");
  window.removeEventListener("error", hear);
  expect(later).toEqual([]);
  expect(document.querySelector("gmp-advanced-marker")).toBeNull();
});

test("the page's styles apply to content", async () => {
  const style = document.createElement("style");
  style.textContent = ".price { background: rgb(1, 2, 3); padding: 4px; }";
  const box = aMapBox();
  document.body.append(style);
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  const content = document.createElement("div");
  content.className = "price";
  content.textContent = "245 000 €";
  const marker = new AdvancedMarkerElement({ map, position: CENTER, content });
  expect(marker.content).toBe(content);
  await expect.element(page.getByText("245 000 €")).toBeVisible();
  const { backgroundColor, fontFamily } = getComputedStyle(content);
  // The page sets no font.
  expect([backgroundColor, fontFamily]).toEqual(["rgb(1, 2, 3)", "system-ui, sans-serif"]);
  marker.content = null;
  expect(marker.content).toBeInstanceOf(PinElement);
});

test("gmp-map shows its children and controls in any order of definition", async () => {
  const element = document.createElement("gmp-map") as unknown as MapElement;
  element.setAttribute("center", "49.55,-0.79");
  element.setAttribute("zoom", "13");
  element.style.blockSize = "400px";
  const marker = document.createElement("gmp-advanced-marker") as AdvancedMarkerElement;
  marker.setAttribute("position", "49.55,-0.79");
  marker.setAttribute("title", "Phare");
  const control = document.createElement("button");
  control.slot = "control-block-start-inline-start";
  control.textContent = "Filtrer";
  element.append(marker, control);
  document.body.append(element);
  expect(element.innerMap.getZoom()).toBe(13);
  await nextEvent(element.innerMap, "idle");
  const box = element.getBoundingClientRect();
  expect(getFoot(marker, element.innerMap)).toEqual([Math.round(box.width / 2), 200]);
  expect(marker.map).toBe(element.innerMap);
  await expect.element(page.getByRole("button", { name: "Filtrer" })).toBeVisible();
  expect(control.getBoundingClientRect().left - box.left).toBeLessThan(20);
  const zooms: number[] = [];
  element.addEventListener("gmp-zoomchange", () => zooms.push(Number(element.zoom)));
  element.innerMap.setZoom(15);
  element.zoom = 13;
  expect(zooms).toEqual([15, 13]);
  const moved = getFoot(marker, element.innerMap);
  element.center = { lat: 49.55, lng: -0.8 } as never;
  await expect.poll(() => getFoot(marker, element.innerMap)).not.toEqual(moved);
});

test("a draggable marker moves by pointer and by keyboard, and fires its position", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const marker = new AdvancedMarkerElement({ map, position: CENTER, title: "Ici", gmpDraggable: true });
  const steps: string[] = [];
  for (const step of ["dragstart", "drag", "dragend"])
    event.addListener(marker, step, () => steps.push(step));
  await nextEvent(map, "idle");
  const ici = page.getByRole("button", { name: "Ici" });
  // Its description says how, once it can be moved.
  await expect
    .element(ici)
    .toHaveAttribute("aria-description", expect.stringMatching(/^Espace pour prendre/));
  (ici.element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowRight}{ArrowRight} ");
  expect(steps).toEqual(["dragstart", "drag", "drag", "dragend"]);
  expect(getFoot(marker, map)).toEqual([316, 200]);
  expect((marker.position as LatLngAltitude).lng).toBeCloseTo(-0.78725, 4);
  expect(map.getCenter()?.toJSON()).toEqual(CENTER);
  steps.length = 0;
  await userEvent.dragAndDrop(marker, map.getDiv(), {
    sourcePosition: { x: 14, y: 20 },
    targetPosition: { x: 400, y: 260 },
  });
  expect(steps[0]).toBe("dragstart");
  expect(steps.at(-1)).toBe("dragend");
  expect(getFoot(marker, map)[0]).toBeGreaterThan(380);
  expect(map.getCenter()?.toJSON()).toEqual(CENTER);
});

test("of two overlapping optional markers, the one with the higher zIndex shows", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const optional = { map, collisionBehavior: "OPTIONAL_AND_HIDES_LOWER_PRIORITY", position: CENTER };
  const visibility = (marker: Element) => getComputedStyle(marker).visibility;
  const low = new AdvancedMarkerElement({ ...optional, title: "Bas", zIndex: 1 });
  const high = new AdvancedMarkerElement({ ...optional, title: "Haut", zIndex: 2 });
  await expect.poll(() => visibility(low)).toBe("hidden");
  expect(visibility(high)).toBe("visible");
  high.map = null;
  await expect.poll(() => visibility(low)).toBe("visible");
});

test("a pin shows its content, and axe reports nothing on a map with markers", async () => {
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  const pin = new PinElement({
    background: "rgb(0, 90, 135)",
    glyphText: "A",
    glyphColor: "#fff",
    scale: 1.5,
  });
  const marker = new AdvancedMarkerElement({ map, position: CENTER, gmpClickable: true });
  marker.append(pin);
  new AdvancedMarkerElement({ map, position: { lat: 49.56, lng: -0.8 }, title: "Phare" });
  await nextEvent(map, "idle");
  await expect.element(page.getByRole("button", { name: "Repère" })).toBeVisible();
  expect(pin.getBoundingClientRect().width).toBe(42);
  const drop = pin.shadowRoot?.querySelector("path");
  expect(drop && getComputedStyle(drop).fill).toBe("rgb(0, 90, 135)");
  expect(pin.shadowRoot?.querySelector("slot")?.textContent).toBe("A");
  const { violations } = await axe.run(box);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});

test("the keyboard skips markers beyond the edge, and a field in a marker takes all keys", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const far = new AdvancedMarkerElement({
    map,
    position: { lat: 49.9, lng: 0.5 },
    title: "Loin",
    gmpClickable: true,
  });
  const content = document.createElement("input");
  content.setAttribute("aria-label", "Calcul");
  new AdvancedMarkerElement({ map, position: CENTER, content });
  await nextEvent(map, "idle");
  expect(getComputedStyle(far).visibility).toBe("hidden");
  await userEvent.fill(content, "");
  await userEvent.type(content, "1+1");
  expect(content.value).toBe("1+1");
  expect(map.getZoom()).toBe(13);
  map.setCenter({ lat: 49.9, lng: 0.5 });
  await expect.element(page.getByRole("button", { name: "Loin" })).toBeVisible();
});

test("a higher zIndex is above, and equal ones are ordered from north to south", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const behind = { lat: CENTER.lat + 0.001, lng: CENTER.lng };
  const card = document.createElement("div");
  card.textContent = "Fiche";
  const raised = new AdvancedMarkerElement({ map, position: behind, content: card, zIndex: 1 });
  const back = new AdvancedMarkerElement({ map, position: behind, title: "Derrière" });
  const front = new AdvancedMarkerElement({ map, position: CENTER, title: "Devant" });
  const order = () => [back, front, raised].map((marker) => Number(marker.style.zIndex));
  await expect.poll(() => order().every((level) => level > 0)).toBe(true);
  expect(order()).toEqual(order().toSorted((a, b) => a - b));
  raised.zIndex = null;
  await expect.poll(() => raised.style.zIndex).toBe(back.style.zIndex);
});

test("a page hides and shows a marker by its style, which the map does not change", async () => {
  const sheet = document.createElement("style");
  sheet.textContent = "gmp-advanced-marker.later { display: none; }";
  document.head.append(sheet);
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const marker = new AdvancedMarkerElement({ title: "Phare" });
  marker.className = "later";
  marker.style.display = "block";
  marker.setMap(map);
  await expect.poll(() => marker.isConnected).toBe(true);
  // Visible by the page's style, but without a position.
  expect(getComputedStyle(marker).display).toBe("none");
  marker.position = CENTER as never;
  await expect.element(page.getByRole("img", { name: "Phare" })).toBeVisible();
  map.setCenter({ lat: CENTER.lat, lng: CENTER.lng - 0.01 });
  await expect.poll(() => getFoot(marker, map)[0]).toBe(358);
  expect(getComputedStyle(marker).display).toBe("block");
  marker.style.display = "";
  expect(getComputedStyle(marker).display).toBe("none");
  marker.setMap(null);
  expect(marker.isConnected).toBe(false);
  sheet.remove();
});

test("gmp-map fills the available width, also as a flex item", async () => {
  const row = document.createElement("div");
  row.style.cssText = "display: flex; inline-size: 600px";
  const element = document.createElement("gmp-map");
  element.style.blockSize = "300px";
  const beside = document.createElement("div");
  beside.style.cssText = "flex: none; inline-size: 200px";
  row.append(element, beside);
  document.body.append(row);
  expect(element.getBoundingClientRect().width).toBe(400);
});
