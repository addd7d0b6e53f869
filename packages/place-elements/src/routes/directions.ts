import { loadPart } from "../core/load-part.ts";
import type { DirectionsRequest, DirectionsResult } from "./route-request.ts";

/** Finds routes between places. The code that does so loads with the first call. */
export class DirectionsService {
  /**
   * @returns the routes; `callback` receives them too, with a name of `DirectionsStatus`.
   * @throws {MapsRequestError | MapsServerError} a rejection, with that name as its code: also for no route
   */
  async route(
    request: DirectionsRequest,
    callback?: ((result: DirectionsResult | null, status: string) => void) | null,
  ): Promise<DirectionsResult> {
    const { findDirections } = await loadPart("directions", () => import("./find-directions.ts"));
    return findDirections(request, callback);
  }
}
