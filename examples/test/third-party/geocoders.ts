/** Scripts of geocoders of maps, in the order in which a page loads them. */
export const GEOCODER_SCRIPTS = [
  "leaflet/dist/leaflet.js",
  "leaflet-control-geocoder/dist/Control.Geocoder.js",
  "leaflet-geosearch/dist/geosearch.umd.js",
  "@maplibre/maplibre-gl-geocoder/dist/maplibre-gl-geocoder.js",
] as const;

/** The same address for all of them. */
const QUERY = JSON.stringify("8 rue de la république aubremer");

/** A use of a geocoder with its defaults; only the address of the server is ours. */
interface GeocoderCase {
  name: string;
  /** Code of a page, which returns a promise of a name, and where there is one, a latitude. */
  write: (url: string) => string;
}

export const GEOCODER_CASES: readonly GeocoderCase[] = [
  {
    name: "Nominatim of leaflet-control-geocoder",
    write: (url) =>
      `L.Control.Geocoder.nominatim({ serviceUrl: "${url}/" }).geocode(${QUERY}).then(([{ name, center }]) => [name, center.lat])`,
  },
  {
    name: "its search for the address of a point",
    write: (url) =>
      `L.Control.Geocoder.nominatim({ serviceUrl: "${url}/" }).geocode(${QUERY}).then(([{ center }]) =>
        L.Control.Geocoder.nominatim({ serviceUrl: "${url}/" }).reverse(center, 256 * 2 ** 18)).then(([{ name, center }]) => [name, center.lat])`,
  },
  {
    name: "Photon of leaflet-control-geocoder",
    write: (url) =>
      `L.Control.Geocoder.photon({ serviceUrl: "${url}/api/" }).geocode(${QUERY}).then(([{ name, center }]) => [name, center.lat])`,
  },
  {
    name: "leaflet-geosearch",
    write: (url) =>
      `new GeoSearch.OpenStreetMapProvider({ searchUrl: "${url}/search" }).search({ query: ${QUERY} }).then(([{ label, y }]) => [label, y])`,
  },
  {
    // The function is that of its example.
    name: "maplibre-gl-geocoder",
    write: (url) => `new Promise((resolve) => {
      const forwardGeocode = async (config) => {
        const response = await fetch("${url}/search?q=" + config.query + "&format=geojson&polygon_geojson=1&addressdetails=1");
        const { features } = await response.json();
        return { features: features.map(({ bbox, properties }) => {
          const center = [bbox[0] + (bbox[2] - bbox[0]) / 2, bbox[1] + (bbox[3] - bbox[1]) / 2];
          return { type: "Feature", geometry: { type: "Point", coordinates: center }, place_name: properties.display_name, properties, text: properties.display_name, place_type: ["place"], center };
        }) };
      };
      const geocoder = new MaplibreGeocoder({ forwardGeocode }, { marker: false });
      geocoder.addTo("#app");
      geocoder.on("results", ({ features: [{ text, center }] }) => resolve([text, center[1]]));
      geocoder.on("error", ({ error }) => resolve([String(error)]));
      geocoder.query(${QUERY});
    })`,
  },
];
