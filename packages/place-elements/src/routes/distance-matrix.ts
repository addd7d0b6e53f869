import { loadPart } from "../core/load-part.ts";
import type { DistanceMatrixRequest, DistanceMatrixResponse } from "./route-request.ts";

/** Finds times and distances between places. The code that does so loads with the first call. */
export class DistanceMatrixService {
  /**
   * @returns the matrix; `callback` receives it too, with a name of `DistanceMatrixStatus`.
   * @throws {MapsRequestError | MapsServerError} a rejection, with that name as its code
   */
  async getDistanceMatrix(
    request: DistanceMatrixRequest,
    callback?: ((response: DistanceMatrixResponse | null, status: string) => void) | null,
  ): Promise<DistanceMatrixResponse> {
    const { findDistances } = await loadPart("distances", () => import("./find-distances.ts"));
    return findDistances(request, callback);
  }
}
