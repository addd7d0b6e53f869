import { frenchCredits, PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import type { Place } from "@lieudit/place-model";
import { useMemo } from "react";
import { placeMarkers } from "./place-marker.tsx";

/** At this zoom the names of the streets are readable. */
const STREET_ZOOM = 16;

/** Sizes of the picture beside a place's details. */
const PICTURE = { narrow: { width: 440, height: 256 }, wide: { width: 640, height: 256 } };

export interface LocationMapProps {
  place: Place;
  /** Credits of the base map; null without a base map. */
  mapCredits: readonly string[] | null;
}

/** The location of a place: a picture, which becomes a live map on request. Without a base map it is a sentence. */
export function LocationMap({ place, mapCredits }: LocationMapProps) {
  const markers = useMemo(() => placeMarkers([place]), [place]);
  const credits = useMemo(() => {
    const ofPlace = (place.attributions ?? []).flatMap(({ provider }) => provider ?? []);
    return frenchCredits([...new Set([...(mapCredits ?? []), ...ofPlace])]);
  }, [place, mapCredits]);
  if (place.location === undefined) return null;
  if (mapCredits === null) return <p className="small">Aucune carte n’est disponible pour cet endroit.</p>;
  return (
    <div className="map-frame location-map">
      <PlaceMap
        markers={markers}
        text={fr}
        label={`Carte\u00a0: ${place.displayName?.text ?? "le lieu"}`}
        view={{ center: place.location, zoom: STREET_ZOOM }}
        viewKey={place.id ?? ""}
        picture={PICTURE}
        credits={credits}
      />
    </div>
  );
}
