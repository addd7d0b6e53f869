import {
  AdvancedMarker,
  APIProvider,
  Map as GoogleMap,
  InfoWindow,
  useMapsLibrary,
} from "@vis.gl/react-google-maps";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

/**
 * The library's loader asks Google's host for its script: send
 * `https://maps.googleapis.com/maps/api/js` to `/maps/api/js` of your server,
 * by a service worker, a proxy or a content rewrite.
 */
function App() {
  return (
    <APIProvider apiKey="">
      <GoogleMap
        className="map"
        mapId="DEMO_MAP_ID"
        defaultCenter={{ lat: 49.552, lng: -0.792 }}
        defaultZoom={15}
      >
        <Cafes />
      </GoogleMap>
    </APIProvider>
  );
}

/** Markers of the cafés around, and the details of the one that was chosen. */
function Cafes() {
  const places = useMapsLibrary("places");
  const [found, setFound] = useState<google.maps.places.Place[]>([]);
  const [chosen, choose] = useState<google.maps.places.Place | null>(null);

  useEffect(() => {
    if (places === null) return;
    let isGone = false;
    places.Place.searchNearby({
      fields: ["id", "displayName", "location"],
      locationRestriction: { center: { lat: 49.552, lng: -0.793 }, radius: 900 },
      includedTypes: ["cafe"],
      maxResultCount: 5,
    }).then(({ places: cafes }) => {
      if (!isGone) setFound(cafes);
    });
    return () => {
      isGone = true;
    };
  }, [places]);

  return (
    <>
      {found.map((place) => (
        <AdvancedMarker
          key={place.id}
          position={place.location ?? null}
          title={place.displayName ?? null}
          onClick={() => choose(place)}
        />
      ))}
      {chosen !== null && (
        <InfoWindow position={chosen.location ?? null} onCloseClick={() => choose(null)}>
          <gmp-place-details-compact orientation="HORIZONTAL" truncation-preferred>
            <gmp-place-details-place-request place={chosen.id} />
            <gmp-place-standard-content />
          </gmp-place-details-compact>
        </InfoWindow>
      )}
    </>
  );
}

createRoot(document.getElementById("root")!).render(<App />);
