"use client";

import type { Map as GlMap } from "maplibre-gl";
import type { MouseEvent } from "react";
import type { MapText } from "../text/map-text.ts";
import { EASE_MS } from "./use-gl-map.ts";

/** The buttons that show more or less of the map. */
export function ZoomButtons({ map, text }: { map: GlMap; text: MapText }) {
  const zoomBy = (step: 1 | -1) => (event: MouseEvent) =>
    map.easeTo(
      { zoom: Math.round(map.getZoom()) + step, duration: EASE_MS },
      // Tells the movement from one that the page made.
      { originalEvent: event.nativeEvent },
    );
  return (
    <div className="place-map-zoom">
      <button type="button" aria-label={text.zoomIn} onClick={zoomBy(1)}>
        <ZoomIcon isIn />
      </button>
      <button type="button" aria-label={text.zoomOut} onClick={zoomBy(-1)}>
        <ZoomIcon />
      </button>
    </div>
  );
}

function ZoomIcon({ isIn = false }: { isIn?: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={isIn ? "M10 4v12M4 10h12" : "M4 10h12"} />
    </svg>
  );
}
