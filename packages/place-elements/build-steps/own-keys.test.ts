import { expect, test } from "vitest";
import { overOwnKeys } from "./own-keys.ts";

test.each([
  ["for (let i in props) use(i);", "for (let i of Object.keys(props || {})) use(i);"],
  ["for (i in vnode.props) {}", "for (i of Object.keys(vnode.props || {})) {}"],
  ["if (i in props) for (const a of b) {}", "if (i in props) for (const a of b) {}"],
])("%s", (code, expected) => {
  expect(overOwnKeys(code)).toBe(expected);
});
