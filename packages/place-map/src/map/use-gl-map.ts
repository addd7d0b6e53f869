"use client";

import type { Map as GlMap } from "maplibre-gl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { openGlMap, placeAt } from "./gl-map.ts";
import { getBounds, getCamera, getSize } from "./gl-view.ts";
import type { LiveMapProps } from "./live-map-props.ts";
import type { MapMarker } from "./map-marker.ts";
import { toCamera } from "./map-view.ts";

/** How long the map takes to where it is sent, in milliseconds; readers who want no motion are there at once. */
export const EASE_MS = 300;

const ZOOMS = { minZoom: 2, maxZoom: 19, renderWorldCopies: false } as const;

/** MapLibre in `container` with the style and the view of `props`; null until it has drawn. */
export function useGlMap<Marker extends MapMarker>(
  container: RefObject<HTMLElement | null>,
  props: LiveMapProps<Marker>,
): GlMap | null {
  const [map, setMap] = useState<GlMap | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (container.current === null) return;
    const opened = openMap(container.current, latest.current);
    if (opened === null) {
      latest.current.onLoad("unsupported");
      return;
    }
    opened.once("load", () => {
      latest.current.onLoad("drawn");
      setMap(opened);
    });
    reportEvents(opened, () => latest.current);
    return () => {
      setMap(null);
      opened.remove();
    };
  }, [container]);

  useStyle(map, props.styleUrl);
  useView(map, props);
  return map;
}

/** Tells who the props name now what becomes of the map. */
function reportEvents<Marker extends MapMarker>(map: GlMap, latest: () => LiveMapProps<Marker>): void {
  map.on("error", (event) => {
    // A tile that is late or missing leaves a hole, and nothing to tell. A style that is missing leaves no map.
    const isOfSource = "sourceId" in event || "tile" in event;
    if (!isOfSource && !map.isStyleLoaded()) latest().onLoad("failed");
  });
  map.on("moveend", (event) => {
    const isByReader = "originalEvent" in event && event.originalEvent !== undefined;
    latest().onMove?.({ bounds: getBounds(map), camera: getCamera(map), isByReader });
  });
  map.on("click", ({ point, originalEvent }) => {
    if (originalEvent.target instanceof Element && originalEvent.target.closest(".place-map-items")) return;
    const { onPlaceClick, onSelect } = latest();
    const placeId = onPlaceClick && placeAt(map, [point.x, point.y]);
    if (placeId) onPlaceClick(placeId);
    else onSelect?.(null);
  });
}

/** Draws the map in another style when `styleUrl` changes. */
function useStyle(map: GlMap | null, styleUrl: string): void {
  // The style that the map was opened with is there already.
  const shown = useRef(styleUrl);
  useEffect(() => {
    if (map === null || shown.current === styleUrl) return;
    shown.current = styleUrl;
    map.setStyle(styleUrl);
  }, [map, styleUrl]);
}

/** Sends the map to `view` when `viewKey` changes. */
function useView(
  map: GlMap | null,
  { view, viewKey }: Pick<LiveMapProps<MapMarker>, "view" | "viewKey">,
): void {
  const shown = useRef(viewKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is taken when its key changes, not when it is made again
  useEffect(() => {
    if (map === null || shown.current === viewKey) return;
    shown.current = viewKey;
    const { center, zoom } = toCamera(view, getSize(map));
    map.easeTo({ center: [center.longitude, center.latitude], zoom, duration: EASE_MS });
  }, [map, viewKey]);
}

type MapOpening = Pick<LiveMapProps<MapMarker>, "view" | "styleUrl" | "isEmbedded" | "text">;

/** @returns null where the browser gives no WebGL after all. */
function openMap(container: HTMLElement, { view, styleUrl, isEmbedded, text }: MapOpening): GlMap | null {
  const { clientWidth: width, clientHeight: height } = container;
  const map = openGlMap(container, {
    camera: toCamera(view, { width, height }),
    styleUrl,
    isCooperative: isEmbedded,
    text,
    more: ZOOMS,
  });
  map?.touchZoomRotate.disableRotation();
  map?.keyboard.disableRotation();
  return map;
}
