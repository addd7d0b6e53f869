import { readOptions, toAmounts } from "./find-directions.ts";
import { createAmountFormat } from "./format-amounts.ts";
import { toWaypoint } from "./read-waypoint.ts";
import { asRouteError, routeError } from "./route-error.ts";
import type { DistanceMatrixRequest, DistanceMatrixResponse } from "./route-request.ts";
import { getRoutesClient } from "./routes-client.ts";

const ENDPOINT = "DISTANCE_MATRIX";
/** Maximum number of origins, and also of destinations. */
const MAX_POINTS = 25;

/** Statuses of elements without a route, by condition. Default: `ZERO_RESULTS`. */
const STATUS_BY_CONDITION: Readonly<Record<string, string>> = { WAYPOINT_NOT_FOUND: "NOT_FOUND" };

/** Implements `DistanceMatrixService.getDistanceMatrix`, whose documentation describes the errors. */
export function findDistances(
  request: DistanceMatrixRequest,
  callback?: ((response: DistanceMatrixResponse | null, status: string) => void) | null,
): Promise<DistanceMatrixResponse> {
  const matrix = computeMatrix(request).catch((error: unknown) => {
    throw asRouteError(ENDPOINT, error);
  });
  if (callback != null) {
    matrix.then(
      (response) => callback(response, "OK"),
      ({ code }: { code: string }) => callback(null, code),
    );
  }
  return matrix;
}

async function computeMatrix(request: DistanceMatrixRequest): Promise<DistanceMatrixResponse> {
  const origins = [...request.origins].map((point, i) => toWaypoint(point, `origins[${i}]`));
  const destinations = [...request.destinations].map((point, i) => toWaypoint(point, `destinations[${i}]`));
  if (origins.length > MAX_POINTS || destinations.length > MAX_POINTS) {
    const counts = `${origins.length} origins and ${destinations.length} destinations`;
    throw routeError(ENDPOINT, "MAX_DIMENSIONS_EXCEEDED", `${counts}; at most ${MAX_POINTS} each.`);
  }
  const options = readOptions(request, "DistanceMatrixService");
  if (options === null) return createEmptyMatrix(request);
  const { rows = [], ...addresses } = await getRoutesClient().computeRouteMatrix({
    ...options,
    origins,
    destinations,
  });
  const format = createAmountFormat({ ...request, units: request.unitSystem });
  return {
    originAddresses: addresses.originAddresses ?? [],
    destinationAddresses: addresses.destinationAddresses ?? [],
    rows: rows.map(({ elements = [] }) => ({
      elements: elements.map(({ condition, ...amounts }) =>
        condition === "ROUTE_EXISTS"
          ? { status: "OK", ...toAmounts(amounts, format) }
          : { status: STATUS_BY_CONDITION[condition] ?? "ZERO_RESULTS" },
      ),
    })),
  };
}

/** Returns the matrix of a travel mode without data: no routes, and addresses only where the page passed texts. */
function createEmptyMatrix({ origins, destinations }: DistanceMatrixRequest): DistanceMatrixResponse {
  const toText = (point: unknown) => (typeof point === "string" ? point : "");
  return {
    originAddresses: origins.map(toText),
    destinationAddresses: destinations.map(toText),
    rows: origins.map(() => ({ elements: destinations.map(() => ({ status: "ZERO_RESULTS" })) })),
  };
}
