import { expect, test } from "vitest";
import { createPictureCache } from "./picture-cache.ts";

test("evicts the picture unused for longest, and keeps requested ones", () => {
  const shelf = createPictureCache(9);
  shelf.put("a", "aaa");
  shelf.put("b", "bbb");
  shelf.put("c", "ccc");
  expect(shelf.get("a")).toBe("aaa");
  shelf.put("d", "ddd");
  expect(["a", "b", "c", "d"].map((key) => shelf.get(key))).toEqual(["aaa", undefined, "ccc", "ddd"]);
});

test("a picture larger than all the room is not kept", () => {
  const shelf = createPictureCache(2);
  shelf.put("a", "aaa");
  expect(shelf.get("a")).toBeUndefined();
});
