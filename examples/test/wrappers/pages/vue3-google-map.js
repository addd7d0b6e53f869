import { createApp, h } from "vue";
import {
  AdvancedMarker,
  CustomMarker,
  GoogleMap,
  InfoWindow,
  Marker,
  MarkerCluster,
  Polyline,
} from "vue3-google-map";
import { HARBOUR, MARKET, QUAY, report, SAMPLE_KEY } from "./points.js";

const App = {
  render: () =>
    h(
      GoogleMap,
      {
        apiKey: SAMPLE_KEY,
        center: HARBOUR,
        zoom: 15,
        mapId: "DEMO_MAP_ID",
        style: "width: 100%; height: 400px",
        onIdle: () => report("idle"),
      },
      () => [
        h(Marker, { options: { position: QUAY, title: "Quay" } }, () => [
          h(InfoWindow, null, () => [h("p", "Chosen: quay")]),
        ]),
        h(AdvancedMarker, { options: { position: MARKET, title: "Market" } }),
        h(CustomMarker, { options: { position: HARBOUR } }, () => [h("b", "Overlay")]),
        h(Polyline, { options: { path: [QUAY, MARKET], strokeColor: "#c00" } }),
        h(MarkerCluster, null, () => [
          h(Marker, { options: { position: { lat: 49.556, lng: -0.798 }, title: "Point" } }),
        ]),
      ],
    ),
};

createApp(App).mount("#app");
