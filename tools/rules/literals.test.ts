import { expect, test } from "vitest";
import { changeLiteral, readCssNumbers, readLiterals } from "./literals.ts";

const source = `import { a } from "./module.ts";
export { b } from "./other.ts";
type Kind = "only a type";
/** 99 in a comment */
export const text = { "a name": "Visited", "é😀": \`Alert: \${a}!\`, width: 52 } as const;
`;

test("constants and texts are found; modules, types, names and comments are not", () => {
  expect(readLiterals("a.ts", source).map((literal) => literal.value)).toEqual([
    "Visited",
    "Alert: ",
    "!",
    52,
  ]);
});

test.each([
  [0, '"a name": "Visxted"'],
  [1, "`Alext: "],
  [2, "}x`"],
  [3, "width: 53"],
])("literal %i is changed and nothing else", (index, expected) => {
  const literal = readLiterals("a.ts", source)[index];
  if (literal === undefined) throw new Error("no such literal");
  const changed = changeLiteral(source, literal);
  expect(changed).toContain(expected);
  expect(readLiterals("a.ts", changed)).toHaveLength(4);
});

test("a literal knows the constant that it belongs to", () => {
  const literals = readLiterals("a.ts", "const SIZES_PX = { small: 60 };\nuse(7);");
  expect(literals.map(({ value, constant }) => [value, constant])).toEqual([
    [60, "SIZES_PX"],
    [7, null],
  ]);
});

test("throws with the name of a file that is not TypeScript", () => {
  expect(() => readLiterals("broken.ts", "const = ")).toThrow("broken.ts");
});

test("reads the numbers with a unit of a style sheet by their property", () => {
  const source = ".a { /* 9px */ margin: 2px 0 1.5rem; color: #123456; transition: top 300ms }";
  const numbers = readCssNumbers(source);
  expect(numbers.map(({ constant, value }) => [constant, value])).toEqual([
    ["margin", 2],
    ["margin", 1.5],
    ["transition", 300],
  ]);
  expect(numbers.map((number) => changeLiteral(source, number))[2]).toContain("top 301ms");
});
