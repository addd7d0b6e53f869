"use client";

import type { Map as GlMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import { type MapCredit, readCredits } from "../credits/map-credits.ts";
import { getAttributions } from "./gl-view.ts";

/**
 * Whom the sources of `map` name, as its style and they become known.
 * MapLibre's own line of credits is not used: it is written as HTML, which pages that require Trusted Types refuse.
 *
 * @param openStreetMap how OpenStreetMap is credited in the reader's language.
 */
export function useMapCredits(map: GlMap | null, openStreetMap: string): MapCredit[] {
  const [html, setHtml] = useState("");
  useEffect(() => {
    if (map === null) return;
    const read = () => setHtml(getAttributions(map).join(" · "));
    read();
    map.on("sourcedata", read);
    map.on("styledata", read);
    return () => {
      map.off("sourcedata", read);
      map.off("styledata", read);
    };
  }, [map]);
  return readCredits(html, openStreetMap);
}
