import { expect, test } from "vitest";
import { withOneName } from "./one-name.ts";

const script = (name: string, code: string, imports: readonly string[] = []) => ({
  name,
  code,
  imports,
  sources: [],
});

const kit = [
  script("entry.js", 'import{t as e}from"./words.js";import("./later.js").then(e=>e.n);console.log(e);', [
    "words.js",
  ]),
  script("words.js", "const r=()=>1,o=()=>2;export{r as t,o as i};"),
  script("later.js", 'import{i as x}from"./words.js";const c=x,l=1,f=2;export{c as n,l as mount,f as fr};', [
    "words.js",
  ]),
];

test("scripts call what they have of each other by one name, and what is read later keeps its own", async () => {
  const [entry, words, later] = await withOneName(kit);
  const [, shared] = /^import\{(\w+)\}from/.exec(entry?.code ?? "") ?? [];
  expect(words?.code).toMatch(/export\{\w,\w\};$/);
  expect(words?.code).toContain(`${shared}=()=>1`);
  for (const kept of ["fr", "mount", "n"]) expect(later?.code).toMatch(new RegExp(` as ${kept}[,}]`));
  expect(entry?.imports).toEqual([words?.name]);
  expect(entry?.code).toContain(`import("./${later?.name}").then(`);
});

test("a script has another name where what it loads, at once or later, was named otherwise", async () => {
  const [entry, words, later] = kit;
  if (entry === undefined || words === undefined || later === undefined) throw new Error("There are three.");
  const renamed = { ...words, code: "const r=()=>1,o=()=>2,s=()=>3;export{r as t,o as i,s as a};" };
  const user = script("user.js", 'import{a as e,t as n,i as r}from"./words.js";e(e,e,e,n,r);', ["words.js"]);
  const before = await withOneName(kit);
  const after = await withOneName([entry, renamed, later, user]);
  expect(after[1]?.name).not.toBe(before[1]?.name);
  expect(after[0]?.name).not.toBe(before[0]?.name);
  expect(await withOneName(kit)).toEqual(before);
});
