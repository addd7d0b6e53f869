/// <reference types="google.maps" />
import { MarkerClusterer } from "@googlemaps/markerclusterer";

/** Three near one another, one far away. */
const POINTS = [
  { lat: 49.552, lng: -0.7938 },
  { lat: 49.5521, lng: -0.7936 },
  { lat: 49.5522, lng: -0.7937 },
  { lat: 49.5332, lng: -0.6636 },
];

const { Map: GoogleMap } = (await google.maps.importLibrary("maps")) as google.maps.MapsLibrary;
const { AdvancedMarkerElement } = (await google.maps.importLibrary("marker")) as google.maps.MarkerLibrary;
const map = new GoogleMap(document.querySelector<HTMLElement>(".map")!, {
  center: { lat: 49.545, lng: -0.73 },
  zoom: 11,
  mapId: "DEMO_MAP_ID",
});
const clusterer = new MarkerClusterer({
  map,
  markers: POINTS.map((position, at) => new AdvancedMarkerElement({ position, title: `Point ${at + 1}` })),
});
// For the test, which asks what it holds.
Object.assign(globalThis, { clusterer, map });
