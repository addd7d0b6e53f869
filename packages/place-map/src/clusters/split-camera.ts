import { boundsAround, cameraFor, type MapCamera, type MapSize } from "../static/web-mercator.ts";
import type { ClusterItem, Located } from "./cluster-markers.ts";

/** Nearer than that nobody needs to be thrown, in zooms. */
const NEAREST = 18;
/** Kept free around the members, in pixels: room for a marker's text. */
const PADDING = 80;

/** Where to look so that a cluster has parted and all of its members are in sight. */
export function getSplitCamera(
  { location, partsAtZoom }: Extract<ClusterItem<Located>, { kind: "cluster" }>,
  members: readonly Located[],
  size: MapSize,
): MapCamera {
  const bounds = boundsAround(members.map((member) => member.location));
  const around = bounds === null ? null : cameraFor(bounds, size, { padding: PADDING, maxZoom: NEAREST });
  // In a small map the members may not part while all of them are in it.
  return around !== null && around.zoom >= partsAtZoom ? around : { center: location, zoom: partsAtZoom };
}
