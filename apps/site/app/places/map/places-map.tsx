import { frenchCredits, type MapMove, PlaceMap } from "@lieudit/place-map";
import { fr } from "@lieudit/place-map/text/fr";
import type { Place, Viewport } from "@lieudit/place-model";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { type PlacesSearch, placesHref } from "../search/places-search.ts";
import { PlaceCard } from "./place-card.tsx";
import { placeMarkers } from "./place-marker.tsx";

/** Sizes of the picture: as tall as the map beside a list. */
const PICTURE = { narrow: { width: 440, height: 400 }, wide: { width: 660, height: 720 } };

export interface PlacesMapProps {
  places: readonly Place[];
  search: PlacesSearch;
  /** The visible area if there are no results. */
  area: Viewport | null;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** The data sources that the map credits. */
  mapCredits: readonly string[];
}

/** The places of a list on a map; the list beside it says the same in words. */
export function PlacesMap({ places, search, area, selectedId, onSelect, mapCredits }: PlacesMapProps) {
  const navigate = useNavigate();
  const markers = useMemo(() => placeMarkers(places), [places]);
  const credits = useMemo(() => frenchCredits(mapCredits), [mapCredits]);
  const key = placesHref({ ...search, placeId: null, zone: null });
  const [moved, setMoved] = useState<{ of: string; zone: Viewport } | null>(null);
  const shownArea = search.zone ?? (markers.length === 0 ? area : null);
  const here = placesHref({ ...search, placeId: null });
  return (
    <div className="map-frame places-map">
      <PlaceMap
        markers={markers}
        text={fr}
        label="Carte des lieux"
        start="visible"
        picture={PICTURE}
        {...(shownArea !== null && { view: { bounds: getBounds(shownArea), padding: 0 } })}
        // A search of the visible area does not move the map.
        viewKey={search.zone === null ? key : "zone"}
        credits={credits}
        selectedId={selectedId}
        onSelect={onSelect}
        renderCard={({ place }) => <PlaceCard place={place} />}
        onPlaceClick={(id) => void navigate(`/lieu/${id}`)}
        onMove={({ bounds, isByReader }) => {
          if (isByReader) setMoved({ of: here, zone: toViewport(bounds) });
        }}
      />
      <p className="search-here">
        {moved !== null && moved.of === here && (
          <ButtonLink
            to={placesHref({ ...search, page: 1, placeId: null, town: null, zone: moved.zone })}
            preventScrollReset
          >
            Rechercher dans cette zone
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

function getBounds({ low, high }: Viewport) {
  return { west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude };
}

function toViewport({ west, south, east, north }: MapMove["bounds"]): Viewport {
  return { low: { latitude: south, longitude: west }, high: { latitude: north, longitude: east } };
}
