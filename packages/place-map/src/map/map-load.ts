/**
 * How far the live map is. Until it is ready, and where it cannot be, the
 * picture stands in its place.
 */
export type MapLoad =
  | { phase: "idle" }
  | { phase: "loading" }
  | { phase: "ready" }
  | { phase: "failed" }
  /** The browser has no WebGL: trying again would change nothing. */
  | { phase: "unsupported" };

export type MapLoadEvent = "wanted" | "drawn" | "failed" | "unsupported";

/** Returns the step from one state to the next. An event that comes too late changes nothing. */
export function nextMapLoad(state: MapLoad, event: MapLoadEvent): MapLoad {
  if (event === "wanted") {
    return state.phase === "idle" || state.phase === "failed" ? { phase: "loading" } : state;
  }
  // A map that stands is not taken away again: a tile that is late or missing is no failure of the map.
  if (state.phase !== "loading") return state;
  return { phase: event === "drawn" ? "ready" : event };
}
