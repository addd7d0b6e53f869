import { loadPart } from "../core/load-part.ts";
import type { ComputeRouteMatrixOfPage } from "./compute-route-matrix.ts";
import { type RouteMatrixRow, routeData } from "./route-data.ts";

/** Times and distances between origins and destinations: a row for each origin. */
export class RouteMatrix extends routeData<{ rows: RouteMatrixRow[] }>("rows") {
  /**
   * Finds times and distances. `request.fields` names what the items have; `*` is everything.
   *
   * @throws {MapsRequestError | MapsServerError} a rejection
   */
  static async computeRouteMatrix(request: ComputeRouteMatrixOfPage): Promise<{ matrix: RouteMatrix }> {
    const { computeRows } = await loadPart("routes", () => import("./compute-route-matrix.ts"));
    return { matrix: new RouteMatrix({ rows: await computeRows(request) }) };
  }
}
