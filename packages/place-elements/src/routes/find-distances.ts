import { readOptions, toAmounts } from "./find-directions.ts";
import { createAmountFormat } from "./format-amounts.ts";
import { toWaypoint } from "./read-waypoint.ts";
import { asRouteError, routeError } from "./route-error.ts";
import type { DistanceMatrixRequest, DistanceMatrixResponse } from "./route-request.ts";
import { getRoutesClient } from "./routes-client.ts";

const ENDPOINT = "DISTANCE_MATRIX";
/** Origins, and destinations, that the service takes. */
const MAX_POINTS = 25;

/** Statuses of the elements whose condition is not `ROUTE_EXISTS`. */
const STATUS_OF: Readonly<Record<string, string>> = { WAYPOINT_NOT_FOUND: "NOT_FOUND" };

/** The work of `DistanceMatrixService.getDistanceMatrix`. */
export function findDistances(
  request: DistanceMatrixRequest,
  callback?: ((response: DistanceMatrixResponse | null, status: string) => void) | null,
): Promise<DistanceMatrixResponse> {
  const answer = compute(request).catch((error: unknown) => {
    throw asRouteError(ENDPOINT, error);
  });
  if (callback != null) {
    answer.then(
      (response) => callback(response, "OK"),
      ({ code }: { code: string }) => callback(null, code),
    );
  }
  return answer;
}

async function compute(request: DistanceMatrixRequest): Promise<DistanceMatrixResponse> {
  const origins = [...request.origins].map((point, i) => toWaypoint(point, `origins[${i}]`));
  const destinations = [...request.destinations].map((point, i) => toWaypoint(point, `destinations[${i}]`));
  if (origins.length > MAX_POINTS || destinations.length > MAX_POINTS) {
    const counts = `${origins.length} origins and ${destinations.length} destinations`;
    throw routeError(ENDPOINT, "MAX_DIMENSIONS_EXCEEDED", `${counts}; at most ${MAX_POINTS} of each work.`);
  }
  const options = readOptions(request, "DistanceMatrixService");
  if (options === null) return withoutRoutes(request);
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
          : { status: STATUS_OF[condition] ?? "ZERO_RESULTS" },
      ),
    })),
  };
}

/** The matrix of a mode of travel without data: the addresses as the page wrote them. */
function withoutRoutes({ origins, destinations }: DistanceMatrixRequest): DistanceMatrixResponse {
  const toText = (point: unknown) => (typeof point === "string" ? point : "");
  return {
    originAddresses: origins.map(toText),
    destinationAddresses: destinations.map(toText),
    rows: origins.map(() => ({ elements: destinations.map(() => ({ status: "ZERO_RESULTS" })) })),
  };
}
