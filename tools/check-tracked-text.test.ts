import { expect, test } from "vitest";
import { findTextProblems, findTrackedTextProblems } from "./check-tracked-text.ts";
import { createRepository } from "./checks/create-repository.ts";

// The strings are split, since this file is checked too.
test.each([
  ["a machine's path", `see ${"/ho"}me/anna/lieudit`, "machine"],
  ["a temporary file's path", `open(${'"/t'}mp/x.json")`, "machine"],
  ["a registry's address", `https://registry.${"npmjs"}.org/`, "registry"],
  ["a private key", `-----BEGIN RSA PRIVATE ${"KEY"}-----`, "private key"],
  ["an access token", `ghp_${"a".repeat(36)}`, "token"],
  ["an API key", `key=AI${"za"}${"B".repeat(35)}`, "API key"],
  ["an address with a password", `postgres://anna:${"secret"}@db.internal/x`, "password"],
])("reports %s with its line", (_name, line, what) => {
  const problems = findTextProblems("a.md", `first\n${line}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("a.md:2:");
  expect(problems[0]).toContain(what);
});

test("accepts ordinary paths, addresses and words", () => {
  const text =
    'https://user:secret@maps.example.com/; join(root, "homes/x"); https://example.org/home/page; GET /v1/places:searchText; sk-1';
  expect(findTextProblems("a.ts", text)).toEqual([]);
});

test("reads all tracked text files but no pictures", () => {
  const secret = `${"/ro"}ot/x`;
  const root = createRepository({ "a/b.css": secret, "a/c.png": secret, "package-lock.json": secret });
  expect(findTrackedTextProblems(root)).toEqual([expect.stringContaining("a/b.css:1")]);
});
