import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { buildAtOnceFiles } from "./at-once-files.ts";

const script = (name: string, code: string, { imports = [] as string[], sources = [] as string[] } = {}) => ({
  name,
  code,
  imports,
  sources,
  isEntry: false,
});

const files = await buildAtOnceFiles(
  script("start.js", 'import{C as c}from"./core.js";const m=()=>new c;export{m as make};', {
    imports: ["core.js"],
  }),
  [
    script("core.js", 'class e{later=()=>import("./later.js")}let n=1;export{e as C,n as default};'),
    script("later.js", 'import{C as e}from"./core.js";export const isOne=t=>t instanceof e;', {
      imports: ["core.js"],
    }),
    script("map.js", "const large=1;export{large};", {
      sources: ["../node_modules/maplibre-gl/dist/maplibre-gl.mjs"],
    }),
  ],
);
const code = (name: string) => files.others.find((file) => file.name === `at-once/${name}`)?.code ?? "";

test("what libraries bring at once is one classic script, which leaves the kit and what its files export", () => {
  expect(files.script.name).toMatch(/^at-once\/\w+\.js$/);
  expect(files.script.code).toMatch(/import\([`"]\.\/later\.js[`"]\)/);
  const { kit, files: left } = runInNewContext(
    `${files.script.code}globalThis[Symbol.for("lieudit.kit")];`,
  ) as Left;
  expect(kit.make()).toBeInstanceOf(left["core.js"]?.C);
  expect(left["core.js"]?.default).toBe(1);
});
interface Left {
  kit: { make(): object };
  files: Record<string, { C: new () => object; default: number }>;
}

test("files bundled in the script export its objects; others are unchanged, a large one is on the disk once", () => {
  expect(code("core.js")).toBe(
    'const k=globalThis[Symbol.for("lieudit.kit")].files["core.js"],{C:e0,default:e1}=k;export{e0 as C,e1 as default};',
  );
  expect(code("later.js")).toContain('import{C as e}from"./core.js"');
  expect(code("map.js")).toBe('export*from"../map.js";');
});
