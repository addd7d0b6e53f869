import { degrees } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import type { DrawnPlace } from "../region/drawn-place.ts";
import type { Region } from "../region/region.ts";
import { drawRegion } from "../region/region.ts";

/** Returns the region that listings lie in; it is drawn once. */
export function demoRegion(): Region {
  region ??= drawRegion();
  return region;
}

let region: Region | undefined;

/** @throws {RangeError} when no place of the region has the name. */
export function placeNamed(name: string): DrawnPlace {
  const place = demoRegion().places.find((one) => one.name === name);
  if (place === undefined) throw new RangeError(`No place of the demo region is called "${name}".`);
  return place;
}

/** Returns the place's id as the importer gives it. */
export function getPlaceId({ osm }: DrawnPlace): string {
  const [type, id] = osm.split("/");
  return `osm-${type!.charAt(0)}-${id!.padStart(10, "0")}`;
}

/** Where a place stands, in metres: a building by the middle of its corners. */
export function getPoint({ osm }: DrawnPlace): Point {
  const { drawing } = demoRegion();
  const [type, number] = osm.split("/");
  const id = Number(number);
  if (type === "node") return drawing.nodes.get(id)!.point;
  const corners = drawing.ways
    .get(id)!
    .nodes.slice(0, -1)
    .map((node) => drawing.nodes.get(node)!.point);
  return [
    corners.reduce((sum, [east]) => sum + east, 0) / corners.length,
    corners.reduce((sum, [, north]) => sum + north, 0) / corners.length,
  ];
}

/** Degrees with six decimals, about ten centimetres. */
export function latLng(point: Point): { latitude: number; longitude: number } {
  const { latitude, longitude } = degrees(point);
  return {
    latitude: Math.round(Number(latitude) * 1e6) / 1e6,
    longitude: Math.round(Number(longitude) * 1e6) / 1e6,
  };
}
