import Supercluster from "supercluster";
import type { MapBounds, MapPosition } from "../static/web-mercator.ts";

/** An item of a map. */
export interface Located {
  id: string;
  location: MapPosition;
}

/** A visible item: a marker, or a cluster of several. */
export type ClusterItem<Marker extends Located> =
  | { kind: "marker"; marker: Marker; location: MapPosition }
  | {
      kind: "cluster";
      /** The same for the same members. */
      id: string;
      count: number;
      location: MapPosition;
      /** Ids of all members, in the order in which the markers were given. */
      memberIds: readonly string[];
      /** The zoom at which the cluster parts. */
      partsAtZoom: number;
    };

export interface ClusterIndex<Marker extends Located> {
  /** Returns the visible items within `bounds` at `zoom`, in the order of the markers. */
  itemsIn(bounds: MapBounds, zoom: number): ClusterItem<Marker>[];
}

/** Markers nearer to each other than that, in pixels, become one cluster unless the page says otherwise. */
export const CLUSTER_SIZE_PIXELS = 200;
/** From this zoom on places are never clustered, however close: a reader who zooms in so far wants to distinguish them. */
const LAST_CLUSTER_ZOOM = 17;
/** The pixels of a whole world at zoom 0, which the cluster size counts on. */
const EXTENT = 512;

/** Zooms are rounded to this much: a finger stops a map anywhere between two whole ones. */
const ZOOM_STEP = 0.1;

/**
 * Groups markers that would lie close together. The size holds at every zoom,
 * also between two whole ones: each step between them has an index of its own,
 * made when it is first looked at.
 */
export function clusterMarkers<Marker extends Located>(
  markers: readonly Marker[],
  sizePixels: number = CLUSTER_SIZE_PIXELS,
): ClusterIndex<Marker> {
  const indexes = new Map<number, Supercluster<{ at: number }>>();
  const indexAt = (fraction: number) => {
    const known = indexes.get(fraction);
    if (known !== undefined) return known;
    const made = new Supercluster<{ at: number }>({
      radius: sizePixels / 2 ** fraction,
      extent: EXTENT,
      maxZoom: LAST_CLUSTER_ZOOM,
    });
    made.load(
      markers.map(({ location: { longitude, latitude } }, at) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: [longitude, latitude] },
        properties: { at },
      })),
    );
    indexes.set(fraction, made);
    return made;
  };
  const markerAt = (at: number) => markers[at] as Marker; // loaded from the same list
  return {
    itemsIn({ west, south, east, north }, zoom) {
      const rounded = Math.round(zoom / ZOOM_STEP) * ZOOM_STEP;
      const whole = Math.floor(rounded + ZOOM_STEP / 2);
      const fraction = Math.max(0, Math.round((rounded - whole) / ZOOM_STEP) * ZOOM_STEP);
      const index = indexAt(fraction);
      return index
        .getClusters([west, south, east, north], whole)
        .map(({ geometry, properties }) => {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          const location = { latitude, longitude };
          if (!("cluster" in properties)) {
            const marker = markerAt(properties.at);
            return {
              first: properties.at,
              item: { kind: "marker" as const, marker, location: marker.location },
            };
          }
          const members = index
            .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
            .map((leaf) => leaf.properties.at)
            .sort((one, other) => one - other);
          const memberIds = members.map((at) => markerAt(at).id);
          return {
            first: members[0] ?? 0,
            item: {
              kind: "cluster" as const,
              id: memberIds.join(" "),
              count: properties.point_count,
              location,
              memberIds,
              partsAtZoom: index.getClusterExpansionZoom(properties.cluster_id) + fraction,
            },
          };
        })
        .sort((one, other) => one.first - other.first)
        .map(({ item }) => item);
    },
  };
}
