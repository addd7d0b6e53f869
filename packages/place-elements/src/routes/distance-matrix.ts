import { loadPart, PartError } from "../core/load-part.ts";
import type { DistanceMatrixRequest, DistanceMatrixResponse } from "./route-request.ts";

/** Finds times and distances between places. The code that does so loads with the first call. */
export class DistanceMatrixService {
  /**
   * @returns the matrix; `callback` receives it too, with a name of `DistanceMatrixStatus`.
   * @throws {MapsRequestError | MapsServerError} a rejection, with that name as its code
   */
  getDistanceMatrix(
    request: DistanceMatrixRequest,
    callback?: ((response: DistanceMatrixResponse | null, status: string) => void) | null,
  ): Promise<DistanceMatrixResponse> {
    const answer = loadPart("distances", () => import("./find-distances.ts")).then(({ findDistances }) =>
      findDistances(request, callback),
    );
    // Pages with a callback do not handle the promise.
    if (callback != null)
      answer.catch((error) => error instanceof PartError && callback(null, "UNKNOWN_ERROR"));
    return answer;
  }
}
