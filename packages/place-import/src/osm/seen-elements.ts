import { IdSet } from "./id-set.ts";
import type { OsmElement, OsmType } from "./osm-element.ts";

/** Remembers elements by type and id, because extracts of neighbouring regions share some. */
export class SeenElements {
  readonly #ids: Readonly<Record<OsmType, IdSet>> = {
    node: new IdSet(),
    way: new IdSet(),
    relation: new IdSet(),
  };

  /** Adds an element. Returns false if it was there already. */
  add({ type, id }: Pick<OsmElement, "type" | "id">): boolean {
    return this.#ids[type].add(id);
  }
}
