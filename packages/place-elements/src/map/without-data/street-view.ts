import { foundNothing } from "./no-answer.ts";

/** Looks for panoramas, of which there are none. */
export class StreetViewService {
  getPanorama(_request: object, callback?: unknown): Promise<never> {
    return foundNothing("STREETVIEW_GET_PANORAMA", null, callback);
  }

  /** As pages of before ask. */
  getPanoramaByLocation(_point: unknown, _radius: number, callback?: unknown): Promise<never> {
    return this.getPanorama({}, callback);
  }
}
