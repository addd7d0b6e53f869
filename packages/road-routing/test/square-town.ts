import { UNITS_PER_DEGREE } from "../src/graph/road-graph.ts";
import type { RoadInput } from "../src/graph-making/road-input.ts";

/** Number of streets in each direction; they cross in its square of points. */
const DEFAULT_STREETS = 600;
/** Some 110 m from street to street. */
export const STEP_DEGREES = 0.001;
/** A square of streets, every tenth of them fast, so that the shortest route is not the quickest. */
export function drawSquareTown(streets = DEFAULT_STREETS): RoadInput {
  const units = (at: (point: number) => number) =>
    Int32Array.from({ length: streets ** 2 }, (_, point) =>
      Math.round(at(point) * STEP_DEGREES * UNITS_PER_DEGREE),
    );
  return {
    latitudes: units((point) => Math.floor(point / streets)),
    longitudes: units((point) => point % streets),
    blocks: new Uint8Array(streets ** 2),
    roadCount: 2 * streets,
    pointsOf: (road) =>
      Uint32Array.from({ length: streets }, (_, step) =>
        road < streets ? road * streets + step : step * streets + road - streets,
      ),
    useOf: (road) => {
      const drive = road % 10 === 0 ? 70 : 30;
      return {
        driveForward: drive,
        driveBackward: drive,
        walkForward: 5,
        walkBackward: 5,
        bicycleForward: 15,
        bicycleBackward: 15,
        flags: 0,
      };
    },
    nameOf: (road) => `Street ${road}`,
    turns: [],
  };
}
