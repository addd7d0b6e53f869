import type { MapBox } from "@lieudit/basemap";
import type { LatLng } from "@lieudit/place-model";

/**
 * The parts of `line` inside `box`, in its direction. A part that begins or
 * ends on the edge has a point exactly there.
 *
 * @see https://en.wikipedia.org/wiki/Liang%E2%80%93Barsky_algorithm
 */
export function insideBox(line: readonly LatLng[], box: MapBox): LatLng[][] {
  const parts: LatLng[][] = [];
  let part: LatLng[] = [];
  for (let i = 1; i < line.length; i += 1) {
    const from = line[i - 1] as LatLng;
    const to = line[i] as LatLng;
    const inside = segmentInside(from, to, box);
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

/** The part of a segment inside `box`; an end that is inside is the same object. Null where nothing is. */
function segmentInside(from: LatLng, to: LatLng, box: MapBox): [LatLng, LatLng] | null {
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
  // A line that only touches a corner has no part inside.
  if (enters >= leaves) return null;
  const at = (share: number): LatLng =>
    onEdge({ latitude: from.latitude + share * height, longitude: from.longitude + share * width }, box);
  return [enters === 0 ? from : at(enters), leaves === 1 ? to : at(leaves)];
}

/** Multiplying leaves a point beside the edge by a rounding; here it is on it. */
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
 * How far round the edge of `box` a point on it is: 0 at the north-west
 * corner, 1 at the north-east, 2 at the south-east, 3 at the south-west.
 *
 * @returns null for a point that is not on the edge.
 */
export function alongEdge({ latitude, longitude }: LatLng, box: MapBox): number | null {
  const across = (longitude - box.west) / (box.east - box.west);
  const down = (box.north - latitude) / (box.north - box.south);
  if (latitude === box.north) return across;
  if (longitude === box.east) return 1 + down;
  if (latitude === box.south) return 3 - across;
  return longitude === box.west ? 4 - down : null;
}

/** The corners of `box` clockwise, the one at 0 first. */
export function cornersOf({ west, south, east, north }: MapBox): LatLng[] {
  return [
    { latitude: north, longitude: west },
    { latitude: north, longitude: east },
    { latitude: south, longitude: east },
    { latitude: south, longitude: west },
  ];
}
