"use client";

import type { Map as GlMap } from "maplibre-gl";
import { type ReactNode, useEffect, useRef } from "react";

export interface MapCardProps {
  map: GlMap;
  /** Accessible name of the card. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** The content that opens at a marker. Takes the focus, and moves the map until all of it is visible. */
export function MapCard({ map, label, closeLabel, onClose, children }: MapCardProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = card.current;
    if (element === null) return;
    element.focus({ preventScroll: true });
    showWhole(map, element);

    // Text in a card can be marked and scrolled: what is meant for it does not move the map.
    const keep = (event: Event) => event.stopPropagation();
    for (const name of OWN_EVENTS) element.addEventListener(name, keep);
    const rest = () => map.keyboard.disable();
    const wake = () => map.keyboard.enable();
    element.addEventListener("focusin", rest);
    element.addEventListener("focusout", wake);
    rest();
    return () => {
      for (const name of OWN_EVENTS) element.removeEventListener(name, keep);
      element.removeEventListener("focusin", rest);
      element.removeEventListener("focusout", wake);
      wake();
    };
  }, [map]);

  return (
    <div className="place-map-card" role="dialog" aria-label={label} tabIndex={-1} ref={card}>
      {children}
      <button type="button" className="place-map-close" aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
}

const OWN_EVENTS = ["mousedown", "touchstart", "touchmove", "wheel", "dblclick"] as const;

/** Pixels between a card and the map's edge. */
const AIR = 12;

function showWhole(map: GlMap, card: HTMLElement): void {
  const inner = card.getBoundingClientRect();
  const outer = map.getContainer().getBoundingClientRect();
  const beyond = (start: number, end: number) => (start < 0 ? start : Math.max(end, 0));
  const x = beyond(inner.left - AIR - outer.left, inner.right + AIR - outer.right);
  const y = beyond(inner.top - AIR - outer.top, inner.bottom + AIR - outer.bottom);
  if (x !== 0 || y !== 0) map.panBy([x, y], { duration: 200 });
}
