/// <reference types="google.maps" />
import { importLibrary, setOptions } from "@googlemaps/js-api-loader";

setOptions({ key: "", v: "weekly", language: "fr", region: "FR", libraries: ["places"] });
const { Place } = await importLibrary("places");
const place = new Place({ id: "osm-w-910475292228" });
await place.fetchFields({ fields: ["displayName", "formattedAddress"] });
document.querySelector("output")!.textContent = `${place.displayName}, ${place.formattedAddress}`;
