import { latitudeAt, longitudeAt, worldX, worldY } from "@lieudit/place-map/web-mercator";
import { LatLng, type LatLngLiteral } from "../core/lat-lng.ts";
import { toLatLng } from "../core/location-input.ts";
import { Point } from "../core/point.ts";
import { WORLD_PIXELS } from "./camera/viewport.ts";

/** Projects points to the map at zoom 0, where the world is 256 units wide. */
export const MERCATOR = {
  fromLatLngToPoint(latLng: LatLng | LatLngLiteral, point = new Point(0, 0)): Point | null {
    const { lat, lng } = toLatLng(latLng, "point").toJSON();
    point.x = WORLD_PIXELS * worldX(lng);
    point.y = WORLD_PIXELS * worldY(lat);
    return point;
  },
  fromPointToLatLng({ x, y }: Point, noClampNoWrap = false): LatLng | null {
    return new LatLng(latitudeAt(y / WORLD_PIXELS), longitudeAt(x / WORLD_PIXELS), noClampNoWrap);
  },
} as const;
