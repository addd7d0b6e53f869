import type { ReactNode, Ref } from "react";
import type { MapText } from "../text/map-text.ts";
import type { MapArea } from "./map-areas.tsx";
import type { MapMove, PlaceMapHandle } from "./map-handle.ts";
import type { MapLoadEvent } from "./map-load.ts";
import type { MapMarker } from "./map-marker.ts";
import type { MapView } from "./map-view.ts";

export type LiveMapHandle = Pick<
  PlaceMapHandle,
  "getBounds" | "getCamera" | "project" | "unproject" | "focusMarker"
>;

export interface LiveMapProps<Marker extends MapMarker> {
  markers: readonly Marker[];
  text: MapText;
  label: string;
  view: MapView;
  /** The map goes to `view` when this changes. */
  viewKey: string;
  styleUrl: string;
  isEmbedded: boolean;
  selectedId: string | null;
  onSelect: ((id: string | null) => void) | undefined;
  renderCard: ((marker: Marker) => ReactNode) | undefined;
  areas: readonly MapArea[] | undefined;
  clusterSize: number | undefined;
  onMove: ((move: MapMove) => void) | undefined;
  onPlaceClick: ((placeId: string) => void) | undefined;
  onLoad: (event: MapLoadEvent) => void;
  handle?: Ref<LiveMapHandle>;
}
