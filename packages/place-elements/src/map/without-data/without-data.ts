import { MVCObject } from "../../core/mvc-object.ts";
import type { Map as GoogleMap } from "../map.ts";

/** What would show over a map, were there data for it: it keeps what a page tells it, and shows nothing. */
export class WithoutData extends MVCObject {
  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  setMap(map: GoogleMap | null): void {
    this.set("map", map);
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }
}
