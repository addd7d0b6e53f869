import { namesAsValues } from "../core/enums.ts";
import { MVCObject } from "../core/mvc-object.ts";

/** Map types. Each draws the same street map. */
export const MapTypeId = {
  HYBRID: "hybrid",
  ROADMAP: "roadmap",
  SATELLITE: "satellite",
  TERRAIN: "terrain",
} as const;

/** The map types of a page by id. Each is drawn as the street map. */
export class MapTypeRegistry extends MVCObject {}

/** A map type with styles of the page, which have no effect here. */
export class StyledMapType extends MVCObject {
  readonly maxZoom = 22;
  readonly minZoom = 0;
  readonly name: string;

  constructor(_styles?: readonly object[] | null, options?: { name?: string | null } | null) {
    super();
    this.name = options?.name ?? "";
  }
}

/** Returns the initial map types: libraries read their zoom limits. */
export function mapTypesAtFirst(): MapTypeRegistry {
  const registry = new MapTypeRegistry();
  for (const id of Object.values(MapTypeId)) registry.set(id, new StyledMapType(null, { name: id }));
  return registry;
}

/** Requested rendering of a map; without effect here. */
export const RenderingType = namesAsValues("RASTER", "UNINITIALIZED", "VECTOR");
