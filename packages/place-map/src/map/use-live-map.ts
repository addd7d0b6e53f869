"use client";

import { type ComponentType, type RefObject, useCallback, useEffect, useReducer, useState } from "react";
import { hasWebGl } from "./has-webgl.ts";
import type { LiveMapProps } from "./live-map-props.ts";
import { type MapLoad, type MapLoadEvent, nextMapLoad } from "./map-load.ts";
import type { MapMarker } from "./map-marker.ts";

export interface LoadedLiveMap<Marker extends MapMarker> {
  load: MapLoad;
  /** Null until its code is there. */
  LiveMap: ComponentType<LiveMapProps<Marker>> | null;
  /** Loads the live map, or tries again where that failed. */
  open: () => void;
  /** Takes what the live map tells of itself. */
  onLoad: (event: MapLoadEvent) => void;
}

/** When the live map is loaded: when the reader asks, when it comes into view, or at once. */
export type MapStart = "click" | "visible" | "at-once";

/** The live map's code, loaded as `start` says; with "visible", when `frame` comes into view. */
export function useLiveMap<Marker extends MapMarker>(
  start: MapStart,
  frame: RefObject<HTMLElement | null>,
): LoadedLiveMap<Marker> {
  const [load, onLoad] = useReducer(nextMapLoad, { phase: "idle" });
  const [LiveMap, setLiveMap] = useState<ComponentType<LiveMapProps<Marker>> | null>(null);

  const open = useCallback(() => {
    onLoad("wanted");
    if (!hasWebGl()) {
      // Told before 300 KB are loaded for nothing.
      onLoad("unsupported");
      return;
    }
    import("./live-map.tsx").then(
      (module) => setLiveMap(() => module.LiveMap<Marker>),
      () => onLoad("failed"),
    );
  }, []);

  useEffect(() => {
    if (start === "at-once") open();
    // Where nothing tells what is in view, as in jsdom, the picture stays.
    if (start !== "visible" || frame.current === null || !globalThis.IntersectionObserver) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      open();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [start, open, frame]);

  return { load, LiveMap, open, onLoad };
}
