import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

test("each changeset names workspaces, so that a release can be made", () => {
  const workspaces = globSync("{apps,packages}/*/package.json", { cwd: ROOT }).map(
    (file) => (JSON.parse(readFileSync(join(ROOT, file), "utf8")) as { name: string }).name,
  );
  const changesets = globSync(".changeset/*.md", { cwd: ROOT }).filter((file) => !file.endsWith("README.md"));
  const unknown = changesets.flatMap((file) => {
    const [, head = ""] = readFileSync(join(ROOT, file), "utf8").split("---\n");
    const names = [...head.matchAll(/^"(.+)": (?:patch|minor|major)$/gm)].map(([, name]) => name!);
    if (names.length === 0) return [`${file} names no package`];
    return names.filter((name) => !workspaces.includes(name)).map((name) => `${file} names ${name}`);
  });
  expect(unknown).toEqual([]);
});
