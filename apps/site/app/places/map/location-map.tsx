import { boundsAround, frenchCredits, type MapPosition, PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import type { BoundaryGeometry, Place } from "@lieudit/place-model";
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
  /** The outline of a town or another area. The map shows all of it. */
  outline?: BoundaryGeometry | null;
}

/** The location of a place: a picture, which becomes a live map with the outline on request. Without a base map it is a sentence. */
export function LocationMap({ place, mapCredits, outline = null }: LocationMapProps) {
  const markers = useMemo(() => placeMarkers([place]), [place]);
  const credits = useMemo(() => {
    const ofPlace = (place.attributions ?? []).flatMap(({ provider }) => provider ?? []);
    return frenchCredits([...new Set([...(mapCredits ?? []), ...ofPlace])]);
  }, [place, mapCredits]);
  const rings = useMemo(() => listRings(outline), [outline]);
  const areas = useMemo(() => (rings.length === 0 ? [] : [{ id: "outline", rings }]), [rings]);
  const bounds = boundsAround(rings.flat());
  if (place.location === undefined) return null;
  if (mapCredits === null) return <p className="small">Aucune carte n’est disponible pour cet endroit.</p>;
  return (
    <div className="map-frame location-map">
      <PlaceMap
        markers={markers}
        text={fr}
        label={`Carte\u00a0: ${place.displayName?.text ?? "le lieu"}`}
        view={bounds === null ? { center: place.location, zoom: STREET_ZOOM } : { bounds }}
        areas={areas}
        viewKey={place.id ?? ""}
        picture={PICTURE}
        credits={credits}
      />
    </div>
  );
}

/** Returns the rings of all polygons, without their repeated positions. */
function listRings(outline: BoundaryGeometry | null): MapPosition[][] {
  if (outline === null) return [];
  const rings = outline.type === "Polygon" ? outline.coordinates : outline.coordinates.flat();
  return rings.map((ring) => ring.slice(1).map(([longitude, latitude]) => ({ latitude, longitude })));
}
