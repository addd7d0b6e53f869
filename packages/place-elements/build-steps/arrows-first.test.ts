import { expect, test } from "vitest";
import { refuseRings, withArrowsFirst } from "./arrows-first.ts";

test.each([
  [
    "functions stand first as arrows, also in functions",
    'import{a}from"./a.js";use(f);function f(b=()=>{function h(){}}){use(g);function g(){}}export{f};',
    'import{a}from"./a.js";let f=(b=()=>{let h=()=>{};})=>{let g=()=>{};use(g);};use(f);export{f};',
  ],
  [
    "what needs its own this stays",
    "function f(){return this}function g(){return arguments}function*h(){}function i(){return new.target}",
    "function f(){return this}function g(){return arguments}function*h(){}function i(){return new.target}",
  ],
  [
    "what is made with new or extended stays",
    "function F(){}function G(){}function H(){}new F;class I extends G{}H.prototype.i=1;",
    "function F(){}function G(){}function H(){}new F;class I extends G{}H.prototype.i=1;",
  ],
  [
    "another's this is none of its own, that of an arrow is",
    "async function f(){class A{b(){return this}}}function g(){return()=>this}",
    "let f=async()=>{class A{b(){return this}}};function g(){return()=>this}",
  ],
])("%s", (_, code, expected) => {
  expect(withArrowsFirst(code)).toBe(expected);
});

test("files that import each other in a ring stop the build", () => {
  const script = (name: string, imports: readonly string[]) => ({ name, imports });
  expect(() => refuseRings([script("a", ["b"]), script("b", ["c"]), script("c", [])])).not.toThrow();
  expect(() => refuseRings([script("a", ["b"]), script("b", ["c"]), script("c", ["a"])])).toThrow(/a.*b.*c/);
});
