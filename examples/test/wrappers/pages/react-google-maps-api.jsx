import {
  Autocomplete,
  Circle,
  GoogleMap,
  InfoWindow,
  Marker,
  MarkerClusterer,
  OverlayView,
  Polyline,
  useJsApiLoader,
} from "@react-google-maps/api";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { HARBOUR, MARKET, QUAY, report, SAMPLE_KEY } from "./points.js";

const LIBRARIES = ["places"];
const SIZE = { width: "100%", height: "400px" };

function App() {
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: SAMPLE_KEY, libraries: LIBRARIES });
  const [isOpen, setIsOpen] = useState(false);
  const autocomplete = useRef(null);
  if (loadError) report(String(loadError));
  if (!isLoaded) return null;
  return (
    <GoogleMap mapContainerStyle={SIZE} center={HARBOUR} zoom={15} onLoad={() => report("loaded")}>
      <Marker
        position={QUAY}
        title="Quay"
        animation={google.maps.Animation.DROP}
        onClick={() => setIsOpen(true)}
      >
        {isOpen && (
          <InfoWindow onCloseClick={() => setIsOpen(false)}>
            <p>Chosen: quay</p>
          </InfoWindow>
        )}
      </Marker>
      <MarkerClusterer>
        {(clusterer) => <Marker position={MARKET} title="Market" clusterer={clusterer} />}
      </MarkerClusterer>
      <Polyline path={[QUAY, MARKET]} options={{ strokeColor: "#c00" }} />
      <Circle center={HARBOUR} radius={100} />
      <OverlayView position={MARKET} mapPaneName={OverlayView.OVERLAY_MOUSE_TARGET}>
        <b>Overlay</b>
      </OverlayView>
      <Autocomplete
        onLoad={(loaded) => {
          autocomplete.current = loaded;
        }}
        onPlaceChanged={() => report(autocomplete.current.getPlace().formatted_address)}
      >
        <input aria-label="Place" />
      </Autocomplete>
    </GoogleMap>
  );
}

createRoot(document.querySelector("#app")).render(<App />);
