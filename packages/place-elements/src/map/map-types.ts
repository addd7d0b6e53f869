import { MVCObject } from "../core/mvc-object.ts";
import { MapTypeId } from "./map-type-id.ts";

/** The kinds of maps that a page knows by id. Each is drawn as the one that there is, that of streets. */
export class MapTypeRegistry extends MVCObject {}

/** A kind of map that a page styles. Kept under its name; its styles change nothing. */
export class StyledMapType extends MVCObject {
  readonly maxZoom = 22;
  readonly minZoom = 0;
  readonly name: string;

  constructor(_styles?: readonly object[] | null, options?: { name?: string | null } | null) {
    super();
    this.name = options?.name ?? "";
  }
}

/** What a map begins with: libraries read of its kind how far it zooms. */
export function mapTypesAtFirst(): MapTypeRegistry {
  const registry = new MapTypeRegistry();
  for (const id of Object.values(MapTypeId)) registry.set(id, new StyledMapType(null, { name: id }));
  return registry;
}
