import {
  AdvancedMarker,
  APIProvider,
  ControlPosition,
  InfoWindow,
  MapControl,
  Map as MapOfLibrary,
  Marker,
  Pin,
  useMap,
  useMapsLibrary,
} from "@vis.gl/react-google-maps";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { HARBOUR, MARKET, QUAY, report, SAMPLE_KEY } from "./points.js";

function App() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <APIProvider apiKey={SAMPLE_KEY} onLoad={() => report("loaded")}>
      <MapOfLibrary className="map" mapId="DEMO_MAP_ID" defaultCenter={HARBOUR} defaultZoom={15}>
        <Marker position={QUAY} title="Quay" onClick={() => setIsOpen(true)} />
        <AdvancedMarker position={MARKET} title="Market">
          <Pin background="#0a7" />
        </AdvancedMarker>
        {isOpen && (
          <InfoWindow position={QUAY} onCloseClick={() => setIsOpen(false)}>
            <p>Chosen: quay</p>
          </InfoWindow>
        )}
        <MapControl position={ControlPosition.TOP_LEFT}>
          <button type="button">Control</button>
        </MapControl>
        <Address />
      </MapOfLibrary>
    </APIProvider>
  );
}

/** The address of the middle of the map, by the geocoder of the library that a hook loads. */
function Address() {
  const map = useMap();
  const geocoding = useMapsLibrary("geocoding");
  useEffect(() => {
    if (map === null || geocoding === null) return;
    new geocoding.Geocoder()
      .geocode({ location: HARBOUR })
      .then(({ results }) => report(results[0].formatted_address));
  }, [map, geocoding]);
  return null;
}

createRoot(document.querySelector("#app")).render(<App />);
