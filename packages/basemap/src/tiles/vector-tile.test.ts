import { expect, test } from "vitest";
import { encodeVectorTile, mergeTiles, parseVectorTile, type TileLayer } from "./vector-tile.ts";

const text = (value: string) => Uint8Array.from([0x0a, value.length, ...Buffer.from(value)]);

const roads = (kind: string): TileLayer => ({
  name: "roads",
  extent: 4096,
  features: [{ type: 2, tags: [0, 0], geometry: [9, 2, 2, 10, 4, 4] }],
  keys: ["kind"],
  values: [text(kind)],
});

test("reads a tile as it was written", () => {
  expect(parseVectorTile(encodeVectorTile([roads("path")]))).toEqual([roads("path")]);
});

test("layers with the same name are merged, and features keep their properties", () => {
  const water = { ...roads("sea"), name: "water" };
  const other = { ...roads("minor"), keys: ["name", "kind"], values: [text("Rue"), text("minor")] };
  const more = { ...other, features: [{ type: 2, tags: [0, 0, 1, 1], geometry: [9, 2, 2] }] };
  const [first, second, ...rest] = parseVectorTile(
    mergeTiles([encodeVectorTile([roads("path"), water]), encodeVectorTile([more])]),
  );
  expect([first?.name, second?.name, rest.length]).toEqual(["roads", "water", 0]);
  expect(first?.keys).toEqual(["kind", "name"]);
  const read = first?.features.map(({ tags }) =>
    tags.map((number, index) =>
      index % 2 === 0 ? first.keys[number] : Buffer.from(first.values[number]!).toString("utf8", 2),
    ),
  );
  expect(read).toEqual([
    ["kind", "path"],
    ["name", "Rue", "kind", "minor"],
  ]);
});
