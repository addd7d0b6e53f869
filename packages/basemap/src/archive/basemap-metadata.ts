import { MAP_LAYERS } from "../tiles/map-layers.ts";

/**
 * What an archive says of itself.
 *
 * @see https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md#5-json-metadata
 */
export function basemapMetadata(attribution: string): object {
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
