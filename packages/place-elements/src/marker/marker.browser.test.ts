import { MarkerClusterer } from "@googlemaps/markerclusterer";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import { getMapsNamespace } from "../core/import-library.ts";
import type { LatLng } from "../core/lat-lng.ts";
import { members as core } from "../core/library.ts";
import { Point } from "../core/point.ts";
import { Size } from "../core/size.ts";
import * as maps from "../map/library.ts";
import { Map as GoogleMap, InfoWindow } from "../map/library.ts";
import * as marker from "./library.ts";

const { AdvancedMarkerElement, Marker } = marker;
const CENTER = { lat: 49.55, lng: -0.79 };

onMapPages();

test("a legacy marker shows its icon and label, fires clicks and anchors a window", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const icon = {
    url: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='80' height='80'/>",
    scaledSize: new Size(40, 40),
    anchor: new Point(20, 20),
  };
  const shown = new Marker({ map, position: CENTER, title: "Gare", label: "G", icon });
  const clicks: LatLng[] = [];
  shown.addListener("click", ({ latLng }: { latLng: LatLng }) => {
    clicks.push(latLng);
    new InfoWindow({ content: "Quai 1" }).open({ map, anchor: shown, shouldFocus: false });
  });
  await nextEvent(map, "idle");
  const button = page.getByRole("button", { name: "Gare" });
  const at = () => {
    const { left, top, width } = button.element().getBoundingClientRect();
    const box = map.getDiv().getBoundingClientRect();
    return [left - box.left, top - box.top, width];
  };
  expect(at()).toEqual([280, 180, 40]);
  await expect.element(button).toHaveTextContent("G");
  await userEvent.click(button);
  await expect.element(page.getByText("Quai 1")).toBeVisible();
  expect(clicks.map((latLng) => latLng.toJSON())).toEqual([CENTER]);
  shown.setPosition({ lat: CENTER.lat, lng: CENTER.lng + 0.01 });
  expect(at()[0]).toBe(338);
  const dialog = page.getByRole("dialog").element().getBoundingClientRect();
  expect(dialog.left + dialog.width / 2 - map.getDiv().getBoundingClientRect().left).toBeCloseTo(358, 0);
  shown.setVisible(false);
  await expect.element(page.getByText("Quai 1")).not.toBeVisible();
  shown.setMap(null);
  expect(shown.getMap()).toBeNull();
});

test("a marker keeps values without effect, and notifies listeners, also of removed ones", () => {
  const kept = new Marker();
  const told: string[] = [];
  const members = kept as unknown as Record<string, (value?: unknown) => unknown>;
  for (const name of ["Animation", "Attribution", "Place", "Shape"]) {
    expect(members[`get${name}`]?.()).toBeNull();
    kept.addListener(`${name.toLowerCase()}_changed`, () => told.push(name));
    members[`set${name}`]?.(name);
    expect(members[`get${name}`]?.()).toBe(name);
  }
  expect(told).toEqual(["Animation", "Attribution", "Place", "Shape"]);
});

test("the marker clusterer groups markers of both kinds, and a click zooms until a group splits", async () => {
  Object.assign(getMapsNamespace(), core, maps, { marker });
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 9 });
  const positions = [CENTER, { lat: 49.56, lng: -0.78 }, { lat: 49.3, lng: 0.4 }];
  const markers = positions.map((position, index) =>
    index === 1
      ? new Marker({ position, title: `lieu ${index}` })
      : new AdvancedMarkerElement({ position, title: `lieu ${index}` }),
  );
  const clusterer = new MarkerClusterer({ map: map as never, markers: markers as never[] });
  const rounds: number[] = [];
  clusterer.addListener("clusteringend", () => rounds.push(map.getZoom() ?? 0));
  const cluster = page.getByRole("button", { name: "Cluster of 2 markers" });
  await expect.element(cluster).toBeVisible();
  await expect.element(page.getByRole("img", { name: "lieu 2" })).toBeVisible();
  expect(page.getByRole("img", { name: "lieu 0" }).elements()).toEqual([]);
  await userEvent.click(cluster);
  await expect.element(page.getByRole("img", { name: "lieu 0" })).toBeVisible();
  await expect.element(page.getByRole("img", { name: "lieu 1" })).toBeVisible();
  await expect.element(cluster).not.toBeInTheDocument();
  expect(rounds.at(-1)).toBeGreaterThan(9);
  clusterer.setMap(null);
  await expect.element(page.getByRole("img", { name: "lieu 0" })).not.toBeInTheDocument();
});

test("a page may extend Marker without class", async () => {
  const map = new GoogleMap(aMapBox(), { center: CENTER, zoom: 13 });
  const { prototype, call } = Marker as unknown as {
    prototype: OldMarker;
    call: (marker: OldMarker, options: object) => void;
  };
  function Priced(this: OldMarker, options: object) {
    call.call(Marker, this, options);
  }
  // One extends our class, the other copies its methods.
  Priced.prototype = Object.create(prototype);
  function Copied(this: OldMarker, options: object) {
    call.call(Marker, this, options);
    this.label = { hidden: true };
  }
  for (const name in prototype) Copied.prototype[name] = prototype[name];
  const kinds = [Priced, Copied] as unknown as (new (options: object) => OldMarker)[];
  const made = kinds.map(
    (Kind, index) => new Kind({ map, position: CENTER, title: `lieu ${index}`, price: 425 }),
  );
  await nextEvent(map, "idle");
  await expect.element(page.getByRole("img", { name: "lieu 0" })).toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "lieu 1" })).toBeInTheDocument();
  expect(made.map(({ price, title }) => [price, title])).toEqual([
    [425, "lieu 0"],
    [425, "lieu 1"],
  ]);
  const told: string[] = [];
  made[1]?.addListener("click", () => told.push("click"));
  new InfoWindow({ content: "Quai 2" }).open(map, made[1]);
  await expect.element(page.getByText("Quai 2")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "lieu 1" }));
  expect(told).toEqual(["click"]);
  for (const marker of made) marker.setMap(null);
  await expect.element(page.getByRole("button", { name: "lieu 1" })).not.toBeInTheDocument();
});

interface OldMarker {
  [member: string]: unknown;
  addListener(name: string, heard: () => void): void;
  setMap(map: null): void;
}
