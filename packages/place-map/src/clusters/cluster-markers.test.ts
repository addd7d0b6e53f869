import { describe, expect, test } from "vitest";
import { TILE_PIXELS } from "../static/web-mercator.ts";
import { CLUSTER_SIZE_PIXELS, clusterMarkers } from "./cluster-markers.ts";

const WORLD = { west: -180, south: -85, east: 180, north: 85 };

/** Two markers on the equator, this many pixels apart at `zoom`. */
function pair(pixels: number, zoom: number) {
  const degrees = (pixels / TILE_PIXELS / 2 ** zoom) * 360;
  return [
    { id: "a", location: { latitude: 0, longitude: 10 } },
    { id: "b", location: { latitude: 0, longitude: 10 + degrees } },
  ];
}

describe("clusters", () => {
  test("the cluster size is 200 px: markers nearer than that are one, others two [S9-024]", () => {
    expect(CLUSTER_SIZE_PIXELS).toBe(200);
    const shown = (pixels: number) =>
      clusterMarkers(pair(pixels, 12))
        .itemsIn(WORLD, 12)
        .map(({ kind }) => kind);
    expect([shown(199), shown(201)]).toEqual([["cluster"], ["marker", "marker"]]);
  });

  test("a cluster says whom it stands for, where it is and when it parts", () => {
    const [cluster] = clusterMarkers(pair(100, 12)).itemsIn(WORLD, 12);
    expect(cluster).toMatchObject({
      kind: "cluster",
      id: "a b",
      count: 2,
      memberIds: ["a", "b"],
      partsAtZoom: 14,
    });
    expect(cluster?.location.longitude).toBeCloseTo(10.0086, 3);
  });

  test.each([11.5, 12, 12.1, 12.5, 12.9, 12.97])("the size is the same at zoom %d", (zoom) => {
    const shown = (pixels: number) => clusterMarkers(pair(pixels, zoom)).itemsIn(WORLD, zoom).length;
    // A zoom is taken to the nearest tenth, which is 3.5 % of the size.
    expect([shown(192), shown(208)]).toEqual([1, 2]);
  });

  test("at the zoom that it names, a cluster has parted", () => {
    const index = clusterMarkers(pair(100, 12.5));
    const [cluster] = index.itemsIn(WORLD, 12.5);
    const parts = cluster?.kind === "cluster" ? cluster.partsAtZoom : 0;
    expect(index.itemsIn(WORLD, parts)).toHaveLength(2);
    expect(parts).toBeLessThanOrEqual(14.5);
  });

  test("items come in the order of the markers, a cluster by its first member", () => {
    const far = { id: "z", location: { latitude: 40, longitude: -100 } };
    const markers = [far, ...pair(10, 12)];
    expect(
      clusterMarkers(markers)
        .itemsIn(WORLD, 12)
        .map((item) => (item.kind === "cluster" ? item.id : item.marker.id)),
    ).toEqual(["z", "a b"]);
    expect(
      clusterMarkers(markers.toReversed())
        .itemsIn(WORLD, 12)
        .map((item) => (item.kind === "cluster" ? item.id : item.marker.id)),
    ).toEqual(["b a", "z"]);
  });

  test("shows only items within the bounds", () => {
    const index = clusterMarkers(pair(2000, 12));
    expect(index.itemsIn({ west: 9.9, south: -1, east: 10.1, north: 1 }, 12)).toHaveLength(1);
    expect(clusterMarkers([]).itemsIn(WORLD, 3)).toEqual([]);
  });

  test("at the nearest zooms places of one house stand alone", () => {
    const house = pair(0, 12);
    expect(clusterMarkers(house).itemsIn(WORLD, 17.9)).toHaveLength(1);
    expect(clusterMarkers(house).itemsIn(WORLD, 18)).toHaveLength(2);
  });

  test("a page may choose another size", () => {
    expect(clusterMarkers(pair(100, 12), 50).itemsIn(WORLD, 12)).toHaveLength(2);
    expect(clusterMarkers(pair(100, 12), 120).itemsIn(WORLD, 12)).toHaveLength(1);
  });
});
