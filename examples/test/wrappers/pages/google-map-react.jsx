import GoogleMapReact from "google-map-react";
import { createRoot } from "react-dom/client";
import { HARBOUR, MARKET, QUAY, report, SAMPLE_KEY } from "./points.js";

function App() {
  return (
    <div style={{ width: "100%", height: 400 }}>
      <GoogleMapReact
        bootstrapURLKeys={{ key: SAMPLE_KEY, language: "fr" }}
        defaultCenter={HARBOUR}
        defaultZoom={15}
        options={(maps) => ({ zoomControlOptions: { position: maps.ControlPosition.RIGHT_CENTER } })}
        yesIWantToUseGoogleMapApiInternals
        onGoogleApiLoaded={({ map, maps }) => {
          new maps.Marker({ map, position: QUAY, title: "Quay" });
          report("loaded");
        }}
        onChildClick={(key) => report(`chosen: ${key}`)}
      >
        <button type="button" key="market" lat={MARKET.lat} lng={MARKET.lng}>
          Market
        </button>
      </GoogleMapReact>
    </div>
  );
}

createRoot(document.querySelector("#app")).render(<App />);
