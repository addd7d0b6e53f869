import type { MapMarker } from "@lieudit/place-map";
import type { Place, PlaceField } from "@lieudit/place-model";
import { useId } from "react";
import { ROW_FIELDS } from "../search/place-rows.tsx";

/** A place as a marker. */
export interface PlaceMarker extends MapMarker {
  place: Place;
}

/** Fields of a place that a marker needs. */
export const MARKER_FIELDS = [
  "id",
  "displayName",
  "location",
  "iconMaskBaseUri",
] as const satisfies readonly PlaceField[];

/** Returns the places that have a point, as markers with the icon of their kind. */
export function placeMarkers(places: readonly Place[]): PlaceMarker[] {
  return places.flatMap((place) => {
    const { id, displayName, location, iconMaskBaseUri } = place;
    if (id === undefined || location === undefined) return [];
    return {
      id,
      place,
      location,
      label: displayName?.text ?? "Lieu sans nom",
      ...(iconMaskBaseUri === undefined ? {} : { icon: <KindIcon mask={`${iconMaskBaseUri}.svg`} /> }),
    };
  });
}

/** The icon of a kind of place in the marker's own colour. */
function KindIcon({ mask }: { mask: string }) {
  const shape = useId();
  return (
    <svg className="map-kind" viewBox="0 0 24 24" aria-hidden="true">
      <mask id={shape}>
        <image href={mask} width="24" height="24" />
      </mask>
      <rect width="24" height="24" mask={`url(#${shape})`} />
    </svg>
  );
}

/** Fields that a map of places and its cards show. */
export const MAP_FIELDS: readonly PlaceField[] = [...new Set<PlaceField>([...MARKER_FIELDS, ...ROW_FIELDS])];
