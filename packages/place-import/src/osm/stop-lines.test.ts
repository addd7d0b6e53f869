import { expect, test } from "vitest";
import { StopLines } from "./stop-lines.ts";

const member = (id: number, role: string) => ({ type: "node" as const, id, role });

test("a stop has the lines whose routes stop at it, each once", () => {
  const lines = new StopLines();
  const add = (id: number, tags: Record<string, string>) =>
    lines.add({ type: "relation", id, tags, members });
  const members = [member(1, "platform"), member(1, "stop"), member(2, "stop_entry_only"), member(3, "")];
  add(7, { type: "route", route: "bus", ref: "2", network: "Azur" });
  add(8, { type: "route", route: "hiking", ref: "GR" });
  add(9, { type: "route", route: "bus" });
  expect(lines.linesAt("node", 1)).toEqual([
    { osm: "relation/7", tags: { route: "bus", ref: "2", network: "Azur" } },
  ]);
  expect(lines.linesAt("node", 2)).toHaveLength(1);
  expect(lines.linesAt("node", 3)).toEqual([]);
  expect(lines.linesAt("way", 1)).toEqual([]);
});
