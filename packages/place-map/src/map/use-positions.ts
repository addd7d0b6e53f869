"use client";

import type { Map as GlMap } from "maplibre-gl";
import { type RefObject, useLayoutEffect } from "react";
import { spreadOut } from "../clusters/spread-out.ts";
import { getMetresPerPixel, type MapPosition } from "../static/web-mercator.ts";
import { getCamera } from "./gl-view.ts";
import { onEachFrame } from "./on-each-frame.ts";

/**
 * Keeps the children of `list` where the map shows the places of `items`, in
 * the same order; those of the very same place stand in a ring around it.
 */
export function usePositions(
  list: RefObject<HTMLElement | null>,
  map: GlMap,
  items: readonly { location: MapPosition }[],
): void {
  const offsets = spreadOut(items.map(({ location }) => `${location.latitude} ${location.longitude}`));

  // React draws what is there; where it is changes with each frame of a movement, past React.
  useLayoutEffect(() => {
    const place = () => {
      list.current?.style.setProperty("--_pixels-per-metre", String(1 / getMetresPerPixel(getCamera(map))));
      for (const [index, { location }] of items.entries()) {
        const element = list.current?.children[index];
        if (!(element instanceof HTMLElement)) continue;
        const { x, y } = map.project([location.longitude, location.latitude]);
        const { x: right, y: down } = offsets[index] ?? { x: 0, y: 0 };
        element.style.transform = `translate(${Math.round(x) + right}px, ${Math.round(y) + down}px)`;
      }
    };
    return onEachFrame(map, place);
  });
}
