import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aMapBox, nextEvent, onMapPages } from "../../test/map-data-host.ts";
import type { LatLngAltitude } from "../core/lat-lng.ts";
import { AdvancedMarkerElement } from "../marker/library.ts";
import { InfoWindow } from "./info-window.ts";
import { Map as GoogleMap } from "./map.ts";
import type { MapMouseEvent } from "./mouse-event.ts";

const CENTER = { lat: 49.55, lng: -0.79 };
/** Pages that scale or zoom a map of 600 by 400 pixels. */
const SCALES: [string, Partial<CSSStyleDeclaration>][] = [
  ["scaled", { transform: "scale(0.5)", transformOrigin: "0 0" }],
  ["zoomed", { zoom: "0.5" }],
];

onMapPages();

test.each(SCALES)(
  "on a page that is %s a click, a window and a marker that moves are where they show",
  async (_, style) => {
    const box = aMapBox();
    Object.assign(box.style, style);
    const map = new GoogleMap(box, { center: CENTER, zoom: 13 });
    await nextEvent(map, "idle");
    const clicks: MapMouseEvent[] = [];
    map.addListener("click", (click: MapMouseEvent) => clicks.push(click));
    const { left, width } = box.getBoundingClientRect();
    expect(width).toBe(300);
    await userEvent.click(box, { position: { x: 200, y: 50 } });
    expect([clicks[0]?.pixel.x, clicks[0]?.pixel.y]).toEqual([400, 100]);

    const marker = new AdvancedMarkerElement({ map, position: CENTER, title: "Ici", gmpDraggable: true });
    const infoWindow = new InfoWindow({ content: "Ici", disableAutoPan: true });
    infoWindow.open(map, marker);
    await nextEvent(infoWindow, "visible");
    const getMiddle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    expect(getMiddle(page.getByRole("dialog").element())).toBeCloseTo(getMiddle(marker), 0);
    infoWindow.close();

    await userEvent.dragAndDrop(marker, box, {
      sourcePosition: { x: 7, y: 10 },
      targetPosition: { x: 200, y: 130 },
    });
    expect(getMiddle(marker)).toBeCloseTo(left + 200, -1);
    expect((marker.position as LatLngAltitude).lng).toBeCloseTo(clicks[0]?.latLng?.lng() ?? 0, 2);
  },
);
