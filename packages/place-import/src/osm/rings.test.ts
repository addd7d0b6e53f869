import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { joinWays } from "./rings.ts";

/** Normalises a ring's start node and direction. */
function canonical(ring: readonly number[]): string {
  const nodes = ring.slice(0, -1);
  const turned = (list: number[]) => {
    const start = list.indexOf(Math.min(...list));
    return [...list.slice(start), ...list.slice(0, start)].join(" ");
  };
  return [turned(nodes), turned([...nodes].reverse())].sort()[0]!;
}

describe("ways are joined into rings", () => {
  test.each<[name: string, ways: number[][], rings: number[][], openCount: number]>([
    ["one closed way", [[1, 2, 3, 1]], [[1, 2, 3, 1]], 0],
    [
      "two in order",
      [
        [1, 2, 3],
        [3, 4, 1],
      ],
      [[1, 2, 3, 4, 1]],
      0,
    ],
    [
      "one reversed",
      [
        [1, 2, 3],
        [1, 4, 3],
      ],
      [[1, 2, 3, 4, 1]],
      0,
    ],
    [
      "out of order",
      [
        [5, 6],
        [1, 2],
        [6, 1],
        [2, 5],
      ],
      [[1, 2, 5, 6, 1]],
      0,
    ],
    [
      "two rings",
      [
        [1, 2, 3, 1],
        [7, 8],
        [8, 9, 7],
      ],
      [
        [1, 2, 3, 1],
        [7, 8, 9, 7],
      ],
      0,
    ],
    [
      "two rings that touch in a node",
      [
        [1, 2, 9],
        [9, 3, 1],
        [1, 4, 8],
        [8, 5, 1],
      ],
      [
        [1, 2, 9, 3, 1],
        [1, 4, 8, 5, 1],
      ],
      0,
    ],
    [
      "a gap",
      [
        [1, 2, 3],
        [4, 5, 1],
      ],
      [],
      1,
    ],
    [
      "started in the middle of a gap",
      [
        [3, 4],
        [4, 5],
        [2, 3],
      ],
      [],
      1,
    ],
    ["a way of one node", [[1], [2, 3, 4, 2]], [[2, 3, 4, 2]], 0],
  ])("%s", (_name, ways, rings, openCount) => {
    const joined = joinWays(ways);
    expect(joined.rings.map(canonical).sort()).toEqual(rings.map(canonical).sort());
    expect(joined.open).toHaveLength(openCount);
  });

  test("100,000 ways between the same two nodes cost no more than as many elsewhere", () => {
    const { rings, open } = joinWays(Array.from({ length: 100_000 }, (_, index) => [1, 1_000 + index, 2]));
    expect(rings.length).toBe(50_000);
    expect(open).toEqual([]);
  });

  test("rings cut anywhere, shuffled and reversed are restored", () => {
    const cutRings = fc.array(
      fc.tuple(fc.integer({ min: 3, max: 20 }), fc.array(fc.nat(19), { minLength: 1, maxLength: 6 })),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(cutRings, fc.infiniteStream(fc.nat(1_000)), (specs, random) => {
        const next = () => random.next().value as number;
        const rings = specs.map(([size], ring) => {
          const nodes = Array.from({ length: size }, (_, index) => ring * 100 + index);
          return [...nodes, nodes[0]!];
        });
        const ways = specs.flatMap(([size, cuts], ring) => {
          const places = [...new Set([0, ...cuts.map((cut) => cut % size), size])].sort((a, b) => a - b);
          return places.slice(1).map((end, index) => rings[ring]!.slice(places[index]!, end + 1));
        });
        const mixed = ways
          .map((way) => ({ way: next() % 2 === 0 ? way : [...way].reverse(), order: next() }))
          .sort((a, b) => a.order - b.order)
          .map(({ way }) => way);
        const joined = joinWays(mixed);
        expect(joined.open).toEqual([]);
        expect(joined.rings.map(canonical).sort()).toEqual(rings.map(canonical).sort());
      }),
    );
  });
});
