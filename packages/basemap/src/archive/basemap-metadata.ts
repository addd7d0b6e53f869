import { MAP_LAYERS } from "../tiles/map-layers.ts";

/**
 * Returns the JSON metadata of a base map archive.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#5-json-metadata
 */
export function describeBasemap(attribution: string): object {
  return {
    name: "Lieudit",
    type: "baselayer",
    attribution,
    vector_layers: MAP_LAYERS.map((id) => ({
      id,
      fields: {
        kind: "String",
        name: "String",
        "name:fr": "String",
        ...(id === "pois" ? { place_id: "String" } : {}),
      },
    })),
  };
}
