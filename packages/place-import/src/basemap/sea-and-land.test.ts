import type { LatLng } from "@lieudit/place-model";
import { describe, expect, test } from "vitest";
import { joinCoastlines } from "./coast-chains.ts";
import { isInRing } from "./ring-inside.ts";
import { findSeaAndLand } from "./sea-and-land.ts";

/** A box of ten by ten thousandths of a degree. */
const BOX = { west: 0, south: 0, east: 10, north: 10 };

/** [x, y] in the box: x east, y north. */
type XY = readonly [x: number, y: number];
const at = ([x, y]: XY): LatLng => ({ longitude: x, latitude: y });

function groundAt(point: XY, lines: { open?: XY[][]; rings?: XY[][] }): "sea" | "land" | "both" | "neither" {
  const { sea, land } = findSeaAndLand(
    {
      open: (lines.open ?? []).map((line) => line.map(at)),
      rings: (lines.rings ?? []).map((ring) => ring.map(at)),
    },
    BOX,
  );
  const isIn = (polygons: typeof sea) =>
    polygons.some(
      ([outer = [], ...holes]) =>
        isInRing(at(point), outer) && !holes.some((hole) => isInRing(at(point), hole)),
    );
  const isInside = [isIn(sea), isIn(land)];
  return isInside[0] && isInside[1] ? "both" : isInside[0] ? "sea" : isInside[1] ? "land" : "neither";
}

const NORTHWARD: XY[] = [
  [4, -1],
  [4, 5],
  [5, 11],
];
const ISLAND: XY[] = [
  [7, 4],
  [8, 4],
  [8, 5],
  [7, 5],
];

describe("sea and land", () => {
  test.each<[string, { open?: XY[][]; rings?: XY[][] }, XY, "sea" | "land"]>([
    ["without a coast all is land", {}, [5, 5], "land"],
    ["land lies on the left of a coast", { open: [NORTHWARD] }, [2, 5], "land"],
    ["and the sea on its right", { open: [NORTHWARD] }, [8, 8], "sea"],
    ["drawn southward it is the other way round", { open: [[...NORTHWARD].reverse()] }, [2, 5], "sea"],
    ["a corner of the box belongs to its side", { open: [NORTHWARD] }, [9.9, 0.1], "sea"],
    ["an island in the sea is land", { open: [NORTHWARD], rings: [ISLAND] }, [7.5, 4.5], "land"],
    ["and around it is sea", { open: [NORTHWARD], rings: [ISLAND] }, [6.5, 4.5], "sea"],
    ["an island alone has sea around it", { rings: [ISLAND] }, [1, 1], "sea"],
    ["and is land", { rings: [ISLAND] }, [7.5, 4.5], "land"],
    ["a sea within the land is sea", { rings: [[...ISLAND].reverse()] }, [7.5, 4.5], "sea"],
    ["and around it is land", { rings: [[...ISLAND].reverse()] }, [1, 1], "land"],
    [
      "a strait has land on one side",
      {
        open: [
          NORTHWARD,
          [
            [7, 11],
            [7, -1],
          ],
        ],
      },
      [2, 2],
      "land",
    ],
    [
      "sea in its middle",
      {
        open: [
          NORTHWARD,
          [
            [7, 11],
            [7, -1],
          ],
        ],
      },
      [6, 5],
      "sea",
    ],
    [
      "and land on the other",
      {
        open: [
          NORTHWARD,
          [
            [7, 11],
            [7, -1],
          ],
        ],
      },
      [9, 5],
      "land",
    ],
    [
      "a bay may leave the box and come back",
      {
        open: [
          [
            [4, -1],
            [4, 3],
            [11, 3],
            [11, 6],
            [4, 6],
            [4, 11],
          ],
        ],
      },
      [8, 4],
      "land",
    ],
    [
      "below it there is sea",
      {
        open: [
          [
            [4, -1],
            [4, 3],
            [11, 3],
            [11, 6],
            [4, 6],
            [4, 11],
          ],
        ],
      },
      [8, 2],
      "sea",
    ],
    [
      "above it too",
      {
        open: [
          [
            [4, -1],
            [4, 3],
            [11, 3],
            [11, 6],
            [4, 6],
            [4, 11],
          ],
        ],
      },
      [8, 8],
      "sea",
    ],
    [
      "an island across the edge is land inside",
      {
        open: [NORTHWARD],
        rings: [
          [
            [9, 4],
            [12, 4],
            [12, 5],
            [9, 5],
          ],
        ],
      },
      [9.5, 4.5],
      "land",
    ],
    [
      "an end in the middle is led on the way it was going",
      {
        open: [
          [
            [4, -1],
            [4, 5],
            [4.2, 8],
          ],
        ],
      },
      [2, 9.5],
      "land",
    ],
    [
      "on both sides",
      {
        open: [
          [
            [4, -1],
            [4, 5],
            [4.2, 8],
          ],
        ],
      },
      [6, 9.5],
      "sea",
    ],
    [
      "so is a beginning",
      {
        open: [
          [
            [4, 2],
            [4, 5],
            [5, 11],
          ],
        ],
      },
      [2, 0.5],
      "land",
    ],
    [
      "an end one point short of the edge leaves the box there, not far along it",
      {
        open: [
          [
            [4, -1],
            [4, 9],
            [5, 9.5],
            [6, 9.6],
          ],
        ],
      },
      [9, 9.95],
      "sea",
    ],
    [
      "a stump at the edge after the coast has left changes nothing",
      {
        open: [
          [
            [4.3, 0.1],
            [4.2, 0.1],
            [4.2, -0.2],
            [4, -0.2],
            [4, 5],
            [5, 11],
          ],
        ],
      },
      [2, 5],
      "land",
    ],
    [
      "nor on the other side",
      {
        open: [
          [
            [4.3, 0.1],
            [4.2, 0.1],
            [4.2, -0.2],
            [4, -0.2],
            [4, 5],
            [5, 11],
          ],
        ],
      },
      [8, 5],
      "sea",
    ],
  ])("%s", (_name, lines, point, ground) => {
    expect(groundAt(point, lines)).toBe(ground);
  });
});

describe("chains of coast", () => {
  const way = (...ids: number[]) => ({ nodeIds: ids, points: ids.map((id) => at([id, 0])) });

  test("ways come in any order and keep their direction", () => {
    expect(joinCoastlines([way(5, 6), way(1, 2), way(2, 3, 5)]).open).toEqual([
      [1, 2, 3, 5, 6].map((id) => at([id, 0])),
    ]);
  });

  test("a ring of two ways is one ring, its first point once", () => {
    const { rings, open } = joinCoastlines([way(3, 4, 1), way(1, 2, 3)]);
    expect(rings.map((ring) => ring.length)).toEqual([4]);
    expect(open).toEqual([]);
  });

  test("a node missing in the file is skipped", () => {
    const torn = { nodeIds: [1, 2, 3], points: [at([1, 0]), undefined, at([3, 0])] };
    expect(joinCoastlines([torn]).open[0]).toHaveLength(2);
  });
});
