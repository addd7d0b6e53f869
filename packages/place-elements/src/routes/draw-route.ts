import { AdvancedMarkerElement } from "../marker/advanced-marker-element.ts";
import { PinElement } from "../marker/pin-element.ts";
import type { RouteLeg } from "./route-data.ts";

/** Options of a class, or a function that changes them for one object. */
export type OptionsOf<Details> = object | ((options: object, details: Details) => object) | undefined;

const A = "A".charCodeAt(0);
const LETTERS = 26;

/** Returns a marker with a letter for the start, each stop and the end. */
export async function makeWaypointMarkers(
  legs: readonly RouteLeg[],
  options: OptionsOf<{ index: number; totalMarkers: number; leg?: RouteLeg }>,
): Promise<AdvancedMarkerElement[]> {
  // Defines the elements, with which the classes can be made.
  await import("../marker/library.ts");
  const positions = [legs[0]?.startLocation, ...legs.map((leg) => leg.endLocation)];
  return positions.map((position, index) => {
    const leg = legs[index];
    const details = { index, totalMarkers: positions.length, ...(leg !== undefined && { leg }) };
    const own = { position: position?.toJSON(), title: String.fromCharCode(A + (index % LETTERS)) };
    const given = typeof options === "function" ? options(own, details) : options;
    const marker = new AdvancedMarkerElement({ ...own, ...given });
    if (!("content" in (given ?? {}))) {
      marker.append(new PinElement({ glyphText: own.title, glyphColor: "#fff" }));
    }
    return marker;
  });
}
