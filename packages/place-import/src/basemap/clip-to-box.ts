import type { MapBox } from "@lieudit/basemap";
import type { LatLng } from "@lieudit/place-model";

/**
 * Returns the parts of `line` inside `box`, in its direction. A part that crosses the edge
 * has a point exactly on it.
 *
 * @see https://en.wikipedia.org/wiki/Liang%E2%80%93Barsky_algorithm
 */
export function clipToBox(line: readonly LatLng[], box: MapBox): LatLng[][] {
  const parts: LatLng[][] = [];
  let part: LatLng[] = [];
  for (let i = 1; i < line.length; i += 1) {
    const from = line[i - 1] as LatLng;
    const to = line[i] as LatLng;
    const inside = clipSegment(from, to, box);
    if (inside === null) {
      if (part.length > 1) parts.push(part);
      part = [];
      continue;
    }
    const [start, end] = inside;
    if (part.length === 0) part.push(start);
    part.push(end);
    if (end !== to) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 1) parts.push(part);
  return parts;
}

/**
 * Returns the part of a segment inside `box`, or null. An end that is inside is returned
 * as the same object.
 */
function clipSegment(from: LatLng, to: LatLng, box: MapBox): [LatLng, LatLng] | null {
  const width = to.longitude - from.longitude;
  const height = to.latitude - from.latitude;
  let enters = 0;
  let leaves = 1;
  for (const [step, room] of [
    [-width, from.longitude - box.west],
    [width, box.east - from.longitude],
    [-height, from.latitude - box.south],
    [height, box.north - from.latitude],
  ] as const) {
    if (step === 0) {
      if (room < 0) return null;
    } else if (step < 0) enters = Math.max(enters, room / step);
    else leaves = Math.min(leaves, room / step);
  }
  // A line that only touches a corner is outside.
  if (enters >= leaves) return null;
  const at = (share: number): LatLng =>
    onEdge({ latitude: from.latitude + share * height, longitude: from.longitude + share * width }, box);
  return [enters === 0 ? from : at(enters), leaves === 1 ? to : at(leaves)];
}

/** Multiplication may leave a point beside the edge by a rounding error; this puts it on the edge. */
function onEdge({ latitude, longitude }: LatLng, box: MapBox): LatLng {
  const near = 1e-9;
  const snapped = (value: number, edges: readonly number[]) =>
    edges.find((edge) => Math.abs(edge - value) <= near) ?? value;
  return {
    latitude: snapped(latitude, [box.south, box.north]),
    longitude: snapped(longitude, [box.west, box.east]),
  };
}

/**
 * Returns the position of a point along the edge of `box`: 0 at the north-west corner, 1
 * north-east, 2 south-east, 3 south-west.
 *
 * @returns null for a point that is not on the edge.
 */
export function toEdgePosition({ latitude, longitude }: LatLng, box: MapBox): number | null {
  const across = (longitude - box.west) / (box.east - box.west);
  const down = (box.north - latitude) / (box.north - box.south);
  if (latitude === box.north) return across;
  if (longitude === box.east) return 1 + down;
  if (latitude === box.south) return 3 - across;
  return longitude === box.west ? 4 - down : null;
}

/** Returns the corners of `box` clockwise from the north-west. */
export function getCorners({ west, south, east, north }: MapBox): LatLng[] {
  return [
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
    { latitude: south, longitude: west },
  ];
}
