import { importLibrary, setOptions } from "js-api-loader-2";
import { HARBOUR, QUAY, report, SAMPLE_KEY } from "./points.js";

setOptions({ key: SAMPLE_KEY, v: "weekly" });
const { Map: MapOfLibrary, InfoWindow } = await importLibrary("maps");
const map = new MapOfLibrary(document.querySelector("#app"), {
  center: HARBOUR,
  zoom: 15,
  mapId: "DEMO_MAP_ID",
});
// Pages take these from google.maps, whatever they imported.
const marker = new google.maps.Marker({
  map,
  position: QUAY,
  title: "Quay",
  animation: google.maps.Animation.DROP,
});
marker.addListener("click", () => new InfoWindow({ content: "Chosen: quay" }).open({ map, anchor: marker }));
const { results } = await new google.maps.Geocoder().geocode({ location: HARBOUR });
report(results[0].formatted_address);
