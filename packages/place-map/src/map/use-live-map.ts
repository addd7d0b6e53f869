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
    // The browser first paints that the map is loading: what follows keeps it busy for a while.
    afterNextPaint(() => {
      if (!hasWebGl()) {
        // Told before 300 KB are loaded for nothing.
        onLoad("unsupported");
        return;
      }
      loadLiveMap().then(
        (module) => setLiveMap(() => module.LiveMap<Marker>),
        () => onLoad("failed"),
      );
    });
  }, []);

  useEffect(() => {
    if (start === "at-once") open();
    // Where nothing tells what is in view, as in jsdom, the picture stays.
    if (start !== "visible" || frame.current === null || !globalThis.IntersectionObserver) return;
    const near = whenNear(frame.current, NEAR, () => {
      // A failure is reported when the map is opened.
      if (hasWebGl()) loadLiveMap().catch(() => {});
    });
    const visible = whenNear(frame.current, "0px", open);
    return () => {
      near.disconnect();
      visible.disconnect();
    };
  }, [start, open, frame]);

  return { load, LiveMap, open, onLoad };
}

/** Its code is loaded when the map is this far below or above the window. */
const NEAR = "75% 0px";

const loadLiveMap = () => import("./live-map.tsx");

/** Calls back once when `element` is within `margin` of the window. */
function whenNear(element: HTMLElement, margin: string, callback: () => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return observer;
}

/** Calls back in a task of its own, after the next frame was painted. */
function afterNextPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(callback);
  });
}
