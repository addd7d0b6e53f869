import { Loader } from "js-api-loader-1";
import { HARBOUR, QUAY, report, SAMPLE_KEY } from "./points.js";

const loader = new Loader({ apiKey: SAMPLE_KEY, version: "weekly", libraries: ["places", "marker"] });
const google = await loader.load();
const map = new google.maps.Map(document.querySelector("#app"), { center: HARBOUR, zoom: 15 });
const marker = new google.maps.Marker({ map, position: QUAY, title: "Quay" });
marker.addListener("click", () =>
  new google.maps.InfoWindow({ content: "Chosen: quay" }).open({ map, anchor: marker }),
);
const { PlacesService } = await loader.importLibrary("places");
new PlacesService(map).findPlaceFromQuery;
report("loaded");
