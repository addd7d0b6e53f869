import { loadPart, PartError } from "../core/load-part.ts";
import type { DirectionsRequest, DirectionsResult } from "./route-request.ts";

/** Finds routes between places. The code that does so loads with the first call. */
export class DirectionsService {
  /**
   * @returns the routes; `callback` receives them too, with a name of `DirectionsStatus`.
   * @throws {MapsRequestError | MapsServerError} a rejection, with that name as its code: also for no route
   */
  route(
    request: DirectionsRequest,
    callback?: ((result: DirectionsResult | null, status: string) => void) | null,
  ): Promise<DirectionsResult> {
    const answer = loadPart("directions", () => import("./find-directions.ts")).then(({ findDirections }) =>
      findDirections(request, callback),
    );
    // Pages with a callback do not handle the promise.
    if (callback != null)
      answer.catch((error) => error instanceof PartError && callback(null, "UNKNOWN_ERROR"));
    return answer;
  }
}
