import { namesAsValues } from "../core/enums.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { warnOnce } from "../core/warn-once.ts";

/** Map types. Each draws the street map; there are no aerial pictures. */
export const MapTypeId = {
  HYBRID: "hybrid",
  ROADMAP: "roadmap",
  SATELLITE: "satellite",
  TERRAIN: "terrain",
} as const;

/** The map types of a page by id. Each is drawn as the street map, with its styles. */
export class MapTypeRegistry extends MVCObject {
  /** Called after a type is registered; set by the map. */
  onType: (() => void) | null = null;

  override changed(_key: string): void {
    this.onType?.();
  }
}

/** A map type with JSON styles of the page. */
export class StyledMapType extends MVCObject {
  readonly maxZoom = 22;
  readonly minZoom = 0;
  readonly name: string;
  /** Null for the map's own look. */
  readonly styles: readonly object[] | null;

  constructor(styles?: readonly object[] | null, options?: { name?: string | null } | null) {
    super();
    this.styles = styles ?? null;
    this.name = options?.name ?? "";
  }
}

/** Returns the initial map types: libraries read their zoom limits. */
export function mapTypesAtFirst(): MapTypeRegistry {
  const registry = new MapTypeRegistry();
  for (const id of Object.values(MapTypeId)) registry.set(id, new StyledMapType(null, { name: id }));
  return registry;
}

/** Says once that a map type is drawn as streets. */
export function warnOfMapType(id: unknown): void {
  if (id !== MapTypeId.SATELLITE && id !== MapTypeId.HYBRID && id !== MapTypeId.TERRAIN) return;
  warnOnce(
    `Map: mapTypeId "${id}" shows the map of streets: this server has neither aerial pictures nor relief.`,
  );
}

/** Requested rendering of a map; without effect here. */
export const RenderingType = namesAsValues("RASTER", "UNINITIALIZED", "VECTOR");
