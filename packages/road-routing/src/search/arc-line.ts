import type { LatLng } from "@lieudit/place-model";
import { getEdgeShape } from "../graph/edge-shape.ts";
import { type RoadGraph, toEdge, UNITS_PER_DEGREE } from "../graph/road-graph.ts";
import { measureMetres } from "./metres.ts";

/** Returns the line of `arc` in its direction, from `start` to `end`: shares of its length from 0 to 1. */
export function drawArcLine(graph: RoadGraph, arc: number, start: number, end: number): LatLng[] {
  const { latitudes, longitudes } = getEdgeShape(graph, toEdge(arc));
  if ((arc & 1) === 1) {
    latitudes.reverse();
    longitudes.reverse();
  }
  const lengths = latitudes.map((_, i) => (i === 0 ? 0 : measureMetres(latitudes, longitudes, i - 1, i)));
  const total = lengths.reduce((sum, metres) => sum + metres, 0);
  const at = (i: number) => point(latitudes[i] as number, longitudes[i] as number);
  const line: LatLng[] = [];
  let before = 0;
  for (let i = 1; i < latitudes.length; i += 1) {
    const metres = lengths[i] as number;
    const from = (start * total - before) / metres;
    const to = (end * total - before) / metres;
    before += metres;
    if (metres === 0 || from > 1 || to < 0) continue;
    if (line.length === 0) line.push(interpolate(at(i - 1), at(i), Math.max(0, from)));
    line.push(to >= 1 ? at(i) : interpolate(at(i - 1), at(i), to));
  }
  if (line.length > 0) return line;
  // A road without length, or rounding at the ends of a route, where shares are not exactly 0 or 1.
  return [at(start > 0.5 ? latitudes.length - 1 : 0)];
}

function interpolate(a: LatLng, b: LatLng, part: number): LatLng {
  return {
    latitude: a.latitude + part * (b.latitude - a.latitude),
    longitude: a.longitude + part * (b.longitude - a.longitude),
  };
}

function point(latitude: number, longitude: number): LatLng {
  return { latitude: latitude / UNITS_PER_DEGREE, longitude: longitude / UNITS_PER_DEGREE };
}
