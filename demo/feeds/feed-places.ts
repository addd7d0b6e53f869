import { withApostrophes } from "@lieudit/listing-model/french";
import type { LatLng } from "@lieudit/place-model";

/** Where the named places of the drawn map stand, by name and, without one, by brand. */
export function feedPlaces(osm: string): (name: string) => LatLng {
  const places = new Map<string, LatLng>();
  for (const [, latitude, longitude, inner = ""] of osm.matchAll(NODE)) {
    const name = readTag(inner, "name") ?? readTag(inner, "brand");
    if (name !== undefined && !places.has(name)) {
      places.set(name, { latitude: Number(latitude), longitude: Number(longitude) });
    }
  }
  return (name) => {
    const place = places.get(withApostrophes(name));
    if (place === undefined)
      throw new Error(`The drawn map has no place named "${name}"; name another in demo/feeds.`);
    return place;
  };
}

/** Returns the point `metres` north of `from`, on the sphere that distances are measured on. */
export function moveNorth({ latitude, longitude }: LatLng, metres: number): LatLng {
  return { latitude: latitude + (metres / 6_371_008.8) * (180 / Math.PI), longitude };
}

/** Only nodes with tags have an end of their own. */
const NODE = /<node id="\d+" lat="([^"]+)" lon="([^"]+)"[^>/]*>([\s\S]*?)<\/node>/g;

function readTag(inner: string, key: string): string | undefined {
  return new RegExp(`k="${key}" v="([^"]*)"`)
    .exec(inner)?.[1]
    ?.replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
