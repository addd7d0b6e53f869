import { boundsAround, frenchCredits, type MapArea, PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import { decodePolyline, type LatLng } from "@lieudit/place-model";
import { useMemo } from "react";

export interface ItineraryMapProps {
  name: string;
  location: LatLng;
  /** The route, encoded with five digits. */
  polyline: string;
  mapCredits: readonly string[];
}

/** A route on a map; the steps beside it are the same in words. */
export function ItineraryMap({ name, location, polyline, mapCredits }: ItineraryMapProps) {
  const line = useMemo(() => decodePolyline(polyline) ?? [], [polyline]);
  const areas = useMemo((): MapArea[] => [{ id: "way", rings: [line], isOpen: true }], [line]);
  const credits = useMemo(() => frenchCredits(mapCredits), [mapCredits]);
  const markers = useMemo(() => [{ id: "place", label: name, location }], [name, location]);
  const bounds = boundsAround([...line, location]);
  return (
    <PlaceMap
      markers={markers}
      text={fr}
      label={`Carte\u00a0: le chemin vers ${name}`}
      {...(bounds !== null && { view: { bounds, maxZoom: 17 } })}
      viewKey={polyline}
      start="visible"
      credits={credits}
      areas={areas}
    />
  );
}
