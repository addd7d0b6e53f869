import { namesAsValues } from "../../core/enums.ts";
import { foundNothing } from "./no-answer.ts";

export const StreetViewStatus = namesAsValues("OK", "UNKNOWN_ERROR", "ZERO_RESULTS");

/** Never finds a panorama. */
export class StreetViewService {
  getPanorama(_request: object, callback?: unknown): Promise<never> {
    return foundNothing("STREETVIEW_GET_PANORAMA", null, callback);
  }

  /** The call of legacy pages. */
  getPanoramaByLocation(_point: unknown, _radius: number, callback?: unknown): Promise<never> {
    return this.getPanorama({}, callback);
  }
}
