import axe from "axe-core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { Size } from "../core/size.ts";
import { AdvancedMarkerElement } from "../marker/library.ts";
import { Map as GoogleMap, InfoWindow, type MapElement } from "./library.ts";

const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();

test("opened from a marker it takes the focus; Escape closes it and returns the focus", async () => {
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  const marker = new AdvancedMarkerElement({ map, position: CENTER, title: "Mairie" });
  const content = document.createElement("p");
  content.textContent = "Ouverte jusqu’à 17 h";
  const infoWindow = new InfoWindow({ headerContent: "Mairie d’Aubremer", content });
  const told: string[] = [];
  for (const name of ["domready", "visible", "closeclick", "close"])
    infoWindow.addListener(name, () => told.push(name));
  marker.addListener("click", () => infoWindow.open({ map, anchor: marker }));
  await nextEvent(map, "idle");
  (page.getByRole("button", { name: "Mairie" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Mairie d’Aubremer" });
  await expect.element(dialog).toHaveFocus();
  expect(infoWindow.isOpen).toBe(true);
  const below = dialog.element().getBoundingClientRect();
  const pin = marker.getBoundingClientRect();
  expect(Math.abs(below.left + below.width / 2 - pin.left - pin.width / 2)).toBeLessThan(1);
  expect(below.bottom).toBeLessThanOrEqual(pin.top);
  const { violations } = await axe.run(box);
  expect(violations.map(({ id }) => id)).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Mairie" })).toHaveFocus();
  expect(told).toEqual(["domready", "visible", "closeclick", "close"]);
  expect(infoWindow.isOpen).toBe(false);
  infoWindow.open(map, marker);
  await expect.element(page.getByText("Ouverte jusqu’à 17 h")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Fermer" }));
  await expect.element(page.getByText("Ouverte jusqu’à 17 h")).not.toBeInTheDocument();
});

test("a page that overrides set can keep windows off the map without an error", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const { set } = InfoWindow.prototype;
  vi.spyOn(InfoWindow.prototype, "set").mockImplementation(function (this: InfoWindow, key, value) {
    if (key !== "map" || this.get("noSuppress") === true) set.call(this, key, value);
  });
  const kept = new InfoWindow({ content: "Ne s’ouvre pas", position: CENTER });
  kept.open(map);
  const shown = new InfoWindow({ content: "S’ouvre", position: CENTER, noSuppress: true });
  shown.open(map);
  await expect.element(page.getByText("S’ouvre")).toBeVisible();
  expect([kept.isOpen, shown.isOpen, page.getByRole("dialog").elements().length]).toEqual([false, true, 1]);
  shown.close();
});

test("a string shows as sanitised HTML, and nothing in it runs", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const alarm = vi.spyOn(window, "alert").mockImplementation(() => {});
  const infoWindow = new InfoWindow({
    position: CENTER,
    content:
      '<div id="content" style="color: rgb(1, 2, 3); position: fixed; background: url(//evil)"><h1>Phare</h1>' +
      '<img src="data:image/png,x" onerror="alert(1)"><script>alert(2)</script><b onclick="alert(3)">ici</b></div>',
  });
  infoWindow.open({ map, shouldFocus: false });
  await expect.element(page.getByRole("heading", { name: "Phare" })).toBeVisible();
  await userEvent.click(page.getByText("ici"));
  expect(alarm).not.toHaveBeenCalled();
  const shown = document.getElementById("content") as HTMLElement;
  expect(getComputedStyle(shown).color).toBe("rgb(1, 2, 3)");
  expect(getComputedStyle(shown).position).toBe("static");
  expect(shown.innerHTML).toBe("<h1>Phare</h1><img><b>ici</b>");
});

test("a window near the edge moves the map until it is visible, unless disabled", async () => {
  const box = aMapBox();
  const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const north = map.getBounds()?.getNorthEast().lat() ?? 0;
  const options = { content: "Tout en haut", position: { lat: north, lng: CENTER.lng } };
  const still = new InfoWindow({ ...options, disableAutoPan: true, pixelOffset: new Size(0, -10) });
  still.open(map);
  await nextEvent(still, "visible");
  expect(map.getCenter()?.lat()).toBe(CENTER.lat);
  still.close();
  const infoWindow = new InfoWindow(options);
  infoWindow.open(map);
  await expect.poll(() => map.getCenter()?.lat()).toBeGreaterThan(CENTER.lat);
  await nextEvent(map, "idle");
  const edge = box.getBoundingClientRect().top;
  const top = () => page.getByRole("dialog").element().getBoundingClientRect().top - edge;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  // Content that arrives later is moved into view too.
  const picture = document.createElement("div");
  picture.style.blockSize = "150px";
  page.getByText("Tout en haut").element().append(picture);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test("getMap returns whether it is open, and a closed window fires no domready", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const infoWindow = new InfoWindow({ content: "Ouverte", position: CENTER });
  expect(infoWindow.getMap()).toBeNull();
  infoWindow.open(map);
  expect(infoWindow.getMap()).toBe(map);
  await nextEvent(infoWindow, "domready");
  const ready = vi.fn();
  infoWindow.addListener("domready", ready);
  infoWindow.setContent("Encore");
  await Promise.resolve();
  expect(ready).toHaveBeenCalledTimes(1);
  infoWindow.setContent("Plus rien");
  infoWindow.close();
  await Promise.resolve();
  expect(ready).toHaveBeenCalledTimes(1);
  expect(infoWindow.getMap()).toBeNull();
});

test("a legacy page opens it by the option map and by setMap, which also closes it", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  await nextEvent(map, "idle");
  const infoWindow = new InfoWindow({ map });
  const text = page.getByText("Vous êtes ici");
  infoWindow.setPosition(CENTER);
  infoWindow.setContent("Vous êtes ici");
  await expect.element(text).toBeVisible();
  infoWindow.setMap(null);
  await expect.element(text).not.toBeInTheDocument();
  expect([infoWindow.isOpen, infoWindow.getMap()]).toEqual([false, null]);
  infoWindow.setMap(map);
  await expect.element(text).toBeVisible();
});

test("on gmp-map the page's styles apply to elements on the map", async () => {
  const style = document.createElement("style");
  style.textContent = ".seen { color: rgb(9, 8, 7); }";
  const element = document.createElement("gmp-map") as unknown as MapElement;
  element.style.blockSize = "400px";
  element.center = CENTER as never;
  element.zoom = 13;
  document.body.append(style, element);
  const words = (text: string) => {
    const made = document.createElement("span");
    made.className = "seen";
    made.textContent = text;
    return made;
  };
  const { innerMap } = element;
  const marker = new AdvancedMarkerElement({ map: innerMap, position: CENTER, content: words("repère") });
  new InfoWindow({ content: words("fiche") }).open({ map: innerMap, anchor: marker });
  const control = words("filtre");
  innerMap.controls[1]?.push(control);
  for (const text of ["repère", "fiche", "filtre"]) {
    const shown = page.getByText(text);
    await expect.element(shown).toBeVisible();
    expect(getComputedStyle(shown.element()).color).toBe("rgb(9, 8, 7)");
  }
  marker.map = null;
  await expect.element(page.getByText("fiche")).not.toBeVisible();
});
