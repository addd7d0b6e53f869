import { decodePolyline } from "../polyline.ts";
import type { RoutingParameters, SearchAlongRouteParameters } from "../requests.ts";
import { checkLatLng } from "./check-common.ts";
import type { Violations } from "./violations.ts";

/**
 * @param hasRoute whether the request names a route, whose first point then is where ways start.
 * @param path what stands before the names of the fields.
 */
export function checkRouting(
  parameters: RoutingParameters | undefined,
  violations: Violations,
  { hasRoute, path = "routingParameters." }: { hasRoute: boolean; path?: string },
): void {
  if (parameters === undefined) return;
  const { origin, travelMode = "DRIVE", routingPreference } = parameters;
  if (origin !== undefined) checkLatLng("routingParameters.origin", origin, violations);
  else if (!hasRoute) {
    violations.add(
      "routingParameters.origin",
      "routingParameters.origin is missing; send the point that the ways to the places start at.",
    );
  }
  if (travelMode === "TWO_WHEELER") {
    violations.add(
      `${path}travelMode`,
      `${path}travelMode is TWO_WHEELER, for which this server has no routes; send DRIVE, BICYCLE or WALK.`,
    );
  } else if (routingPreference !== undefined && travelMode !== "DRIVE") {
    violations.add(
      "routingParameters.routingPreference",
      `routingParameters.routingPreference is about traffic, which does not slow ${travelMode} down; leave it out, or send DRIVE.`,
    );
  }
}

/**
 * A route as an encoded polyline of two points or more.
 *
 * @see https://developers.google.com/maps/documentation/utilities/polylinealgorithm
 */
export function checkAlongRoute(
  parameters: SearchAlongRouteParameters | undefined,
  violations: Violations,
): void {
  if (parameters === undefined) return;
  const field = "searchAlongRouteParameters.polyline.encodedPolyline";
  // The shape lets both be absent, whatever the type says.
  const encoded = (parameters as Partial<SearchAlongRouteParameters>).polyline?.encodedPolyline;
  if (encoded === undefined) {
    violations.add(field, `${field} is missing; send the route as an encoded polyline.`);
    return;
  }
  const points = decodePolyline(encoded);
  if (points === null) {
    violations.add(field, `${field} is no encoded polyline of five digits; send the route as it was given.`);
  } else if (points.length < 2) {
    violations.add(field, `${field} has a single point, which is no route; send one of two points or more.`);
  }
}
