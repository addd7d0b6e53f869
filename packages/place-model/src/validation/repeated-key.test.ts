import { expect, test } from "vitest";
import { findRepeatedKey } from "./repeated-key.ts";

test.each([
  ['{"a": 1, "a": 2}', "a"],
  ['{"a": 1, "\\u0061": 2}', "a"],
  ['{"a": {"b": [{"c": 1, "c": 2}]}}', "c"],
  ['{"a": {"b": 1}, "b": 2, "a": 3}', "a"],
  ['{"__proto__": 1, "__proto__": 2}', "__proto__"],
  ['{"": 1, "": 2}', ""],
])("finds the repeated key in %s", (text, key) => {
  expect(findRepeatedKey(text)).toBe(key);
});

test.each([
  '{"a": "a", "b": "a"}',
  '{"a": {"a": {"a": 1}}}',
  '[{"a": 1}, {"a": 2}]',
  '{"a": "{\\"a\\": 1, \\"a\\": 2}"}',
  '{"a": ["b", "b"], "b": "a\\\\"}',
  '"a"',
  "7",
  "null",
])("finds no repeated key in %s", (text) => {
  expect(findRepeatedKey(text)).toBeNull();
});
