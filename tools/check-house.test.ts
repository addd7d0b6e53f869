import { expect, test } from "vitest";
import { findHouseProblems, measureHouse } from "./check-house.ts";
import { createRepository } from "./checks/create-repository.ts";

test("counts lines, tiny files and files of one field, without tests, generated files and example apps", () => {
  const root = createRepository({
    "a.ts": "const plusCode = 1;\n".repeat(12),
    "b.ts": "export {};\n",
    "b.test.ts": "plusCode;\n",
    "c.generated.ts": "1;\n2;\n",
    "d.css": "a {}\n",
    "test/e.ts": "1;\n",
    "examples/apps/next/next.config.ts": "1;\n",
  });
  expect(measureHouse(root).map(({ value }) => value)).toEqual([13, 2, 2]);
});

test("reports a figure above its limit", () => {
  const figure = { what: "files under 10 lines", max: 40 };
  expect(findHouseProblems([{ ...figure, value: 40 }])).toEqual([]);
  expect(findHouseProblems([{ ...figure, value: 41 }])).toEqual([
    expect.stringContaining("41 files under 10 lines"),
  ]);
});
