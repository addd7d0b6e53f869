import { expect, test } from "vitest";
import { compileBlock } from "./compile-block.ts";

const getScript = (code: string) => compileBlock(code).split('<script type="module">')[1] ?? "";

test("types are removed, JSX is compiled, and lines keep their numbers", () => {
  const code = `import type { ReactNode } from "react";
import "@lieudit/react/styles.css";

export function Box({ children }: { children: ReactNode }) {
  return <b>{children}</b>;
}
`;
  const lines = getScript(code).split("\n");
  expect(lines[0]).toContain('from "react/jsx-runtime"');
  expect(lines[1]).toBe("");
  expect(lines[4]).toContain("_jsx('b'");
  expect(lines.join("\n")).toContain('__show({ "Box": Box }, { hasProvider: false });');
  expect(compileBlock(code).split("\n")[3]).toContain("export function Box({ children }");
});

test.each([
  ["export const a = 1, B = 2;", '"a": a, "B": B'],
  ["const a = 1;\nexport { a as Other };", '"Other": a'],
  ["export default function App() {}", '"default": App'],
  ["export default () => null;", '"default": __default'],
])("%j exports %s", (code, names) => {
  expect(getScript(code)).toContain(`__show({ ${names} }, {`);
});

test("values are printed, and the last one that is declared may be", () => {
  const script = getScript("const sum = 1 + 1;\nsum; // 2\nlet place = await load();\nplace = null;");
  expect(script).toContain("__value(sum);");
  expect(script).toContain("\nplace = null;");
  expect(script).toContain("hasProvider: false, last: place");
});

test("loops check the time, and a closing tag in a text does not end the script", () => {
  expect(getScript("export function Stuck() {\n  while (true) {}\n}")).toContain("{__checkTime(2);}");
  expect(getScript('console.log("</script>");')).toContain('"\\x3c/script>"');
});

test.each([
  ["const a = 1;\nconst b = ;", 2, /^Unexpected token.*\.$/],
  ["export function A() {\n  return <b>;\n}", 2, /\.$/],
  ["let a = 1;\nlet a = 2;", 2, /^Identifier 'a' has already been declared\.$/],
  ['import { map } from "lodash";\nmap([]);', 1, /^The import "lodash" is not available in this page\.$/],
  ['export { x } from "./x.ts";', 1, /"\.\/x\.ts" is not available/],
])("%j is a mistake in line %i", (code, line, message) => {
  expect(() => compileBlock(code)).toThrow(
    expect.objectContaining({ line, message: expect.stringMatching(message) }),
  );
});
