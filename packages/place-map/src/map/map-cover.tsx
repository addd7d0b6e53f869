"use client";

import { useId, useSyncExternalStore } from "react";
import type { MapText } from "../text/map-text.ts";
import type { MapLoad } from "./map-load.ts";

export interface MapCoverProps {
  phase: MapLoad["phase"];
  text: MapText;
  /** Whether the reader opens the map; one that opens by itself is only opened again, after a failure. */
  opensByClick: boolean;
  onOpen: () => void;
}

/** Covers the picture until the live map is ready: its progress, and the button that opens it. */
export function MapCover({ phase, text, opensByClick, onOpen }: MapCoverProps) {
  const statusId = useId();
  // Without scripts there is nothing to open: the picture stands alone.
  const isAlive = useSyncExternalStore(neverChanges, yes, no);
  const hasFailed = phase === "failed";
  return (
    <div className="place-map-cover">
      <p className="place-map-status" role="status" id={statusId}>
        {phase === "loading" && text.loading}
        {hasFailed && text.failed}
        {phase === "unsupported" && text.unsupported}
      </p>
      {isAlive && (hasFailed || (phase === "idle" && opensByClick)) && (
        <button type="button" className="place-map-open" aria-describedby={statusId} onClick={onOpen}>
          {hasFailed ? text.retry : text.open}
        </button>
      )}
    </div>
  );
}

const neverChanges = () => () => {};
const yes = () => true;
const no = () => false;
