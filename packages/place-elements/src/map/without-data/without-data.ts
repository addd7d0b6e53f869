import { MVCObject } from "../../core/mvc-object.ts";
import type { GoogleMap } from "../google-map.ts";
import { keepValues } from "../keep-values.ts";

/** A layer without data: keeps its values and shows nothing. */
export class WithoutData extends MVCObject {
  declare getMap: () => GoogleMap | null;
  declare setMap: (map: GoogleMap | null) => void;

  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }
}

keepValues(WithoutData, "Map");

/** The same class under each name, which shows nothing. */
export { WithoutData as BicyclingLayer, WithoutData as TrafficLayer, WithoutData as TransitLayer };
