import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { simplifyBoundary } from "../boundaries/simplify-boundary.ts";
import { isAreaByTags } from "./area-tags.ts";
import { isBoundary } from "./feature-interest.ts";
import { getViewport, unwrapLongitude, wrapLongitude } from "./longitudes.ts";
import type { NodeLocations } from "./node-locations.ts";
import type { OsmWay } from "./osm-element.ts";
import type { OsmFeature } from "./osm-feature.ts";
import { findPointInside, measureAreaSquareMetres } from "./polygon.ts";

/** Returns a way with its geometry, or null if the file has no node of it. */
export function toWayFeature({ id, nodeIds, tags }: OsmWay, locations: NodeLocations): OsmFeature | null {
  const line: LatLng[] = [];
  const lineNodeIds: number[] = [];
  for (const nodeId of nodeIds) {
    const point = locations.get(nodeId);
    if (point === undefined) continue;
    line.push(point);
    lineNodeIds.push(nodeId);
  }
  const viewport = getViewport([line]);
  if (viewport === null) return null;
  const isClosed = nodeIds.length >= 4 && nodeIds[0] === nodeIds.at(-1) && line.length >= 3;
  const polygon = isClosed && isAreaByTags(tags) ? { outers: [line], inners: [] } : null;
  const inside = polygon && findPointInside(polygon);
  const feature: OsmFeature = { type: "way", id, tags, location: inside ?? findMiddle(line), viewport };
  if (polygon !== null) feature.areaSquareMetres = measureAreaSquareMetres(polygon);
  if (polygon !== null && isBoundary(tags) && line.length === nodeIds.length) {
    const boundary = simplifyBoundary(polygon);
    if (boundary !== undefined) feature.boundary = boundary;
  }
  if (!isClosed || tags.highway !== undefined || tags["addr:interpolation"] !== undefined) {
    feature.line = line;
    feature.lineNodeIds = lineNodeIds;
  }
  return feature;
}

/** Returns the point halfway along `line`. */
function findMiddle(line: readonly LatLng[]): LatLng {
  const lengths = line.slice(1).map((to, index) => distanceMetres(line[index]!, to));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    if (rest > length) {
      rest -= length;
      continue;
    }
    const from = line[index]!;
    const to = line[index + 1]!;
    const share = length === 0 ? 0 : rest / length;
    const width = unwrapLongitude(to.longitude, from.longitude) - from.longitude;
    return {
      latitude: from.latitude + (to.latitude - from.latitude) * share,
      longitude: wrapLongitude(from.longitude + width * share),
    };
  }
  return line.at(-1)!;
}
