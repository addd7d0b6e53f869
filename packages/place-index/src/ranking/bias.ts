import { contains, distanceMetres, type LatLng, type LocationArea } from "@lieudit/place-model";
import { PLACE } from "./weights.ts";

/** An area that places near it are preferred to. */
export interface Bias {
  center: LatLng;
  /** @param metres distance of `point` from the center. */
  holds(point: LatLng, metres: number): boolean;
}

/** Returns the bias of a request, or undefined without one. The center of a rectangle is its middle. */
export function toBias(area: LocationArea | undefined): Bias | undefined {
  if (area?.circle !== undefined) {
    const { center, radius } = area.circle;
    return { center, holds: (_point, metres) => metres <= radius };
  }
  if (area?.rectangle !== undefined) {
    const box = area.rectangle;
    let width = box.high.longitude - box.low.longitude;
    if (width < 0) width += 360;
    let longitude = box.low.longitude + width / 2;
    if (longitude > 180) longitude -= 360;
    const center = { latitude: (box.low.latitude + box.high.latitude) / 2, longitude };
    return { center, holds: (point) => contains(box, point) };
  }
  return undefined;
}

/** Returns the points of a place at `location`: more, the nearer it is to the bias; 0 without a bias. */
export function scoreNearness(location: LatLng, bias: Bias | undefined): number {
  if (bias === undefined) return 0;
  const metres = distanceMetres(bias.center, location);
  const inside = bias.holds(location, metres) ? PLACE.insideBias : 0;
  return PLACE.nearness * nearness(metres) + inside;
}

/** 1 within `nearMetres`, 0 from `farMetres` on, by the logarithm of the distance. */
function nearness(metres: number): number {
  return Math.max(0, 1 - Math.log(1 + metres / PLACE.nearMetres) / FAR);
}

const FAR = Math.log(1 + PLACE.farMetres / PLACE.nearMetres);
