"use client";

import type { Map as GlMap } from "maplibre-gl";
import { useLayoutEffect, useRef } from "react";
import type { MapPosition } from "../static/web-mercator.ts";
import { onEachFrame } from "./on-each-frame.ts";

/** An area over the map, such as a drawn zone. */
export interface MapArea {
  /** Unique within the map. */
  id: string;
  /** A point is inside if it is inside an odd number of rings. The first point of a ring is not repeated. */
  rings: readonly (readonly MapPosition[])[];
  /** A line that is still being drawn: neither closed nor filled. */
  isOpen?: boolean;
}

/** Areas over the map and under its markers. */
export function MapAreas({ map, areas }: { map: GlMap; areas: readonly MapArea[] }) {
  const svg = useRef<SVGSVGElement>(null);

  // As with markers, each frame of a movement changes where they are, past React.
  useLayoutEffect(() => {
    const place = () => {
      for (const [index, { rings, isOpen = false }] of areas.entries()) {
        const path = rings.map((ring) => toPath(map, ring, isOpen)).join("");
        svg.current?.children[index]?.setAttribute("d", path);
      }
    };
    return onEachFrame(map, place);
  }, [map, areas]);

  return (
    <svg ref={svg} className="place-map-areas" aria-hidden="true">
      {areas.map(({ id, isOpen = false }) => (
        <path key={id} fillRule="evenodd" data-is-open={isOpen || undefined} />
      ))}
    </svg>
  );
}

function toPath(map: GlMap, ring: readonly MapPosition[], isOpen: boolean): string {
  const points = ring.map(({ latitude, longitude }) => {
    const { x, y } = map.project([longitude, latitude]);
    return `${Math.round(x)} ${Math.round(y)}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}${isOpen ? "" : "Z"}`;
}
