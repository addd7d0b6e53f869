import { expect, test } from "vitest";
import { findSettingsDocsProblems } from "./check-settings.ts";
import { createRepository } from "./checks/create-repository.ts";

function problemsWith(page: string, code: string): string[] {
  return findSettingsDocsProblems(
    createRepository({ "docs/settings.md": page, "apps/site/server/settings.ts": code }),
  );
}

const ROWS = "| `PORT` | 3000 | port |\n| `WORKERS` | 2 | processes |\n";
const CODE =
  "const schema = z.object({\n  PORT: describeWholeNumber(0, 1),\n});\nread(env.WORKERS, process.env.PATH);\n";

test("accepts settings that are read and listed", () => {
  expect(problemsWith(ROWS, CODE)).toEqual([]);
});

test("reports a setting that is read and not listed", () => {
  expect(problemsWith(ROWS, `${CODE}read(env.SECRET_SWITCH);`)).toEqual([
    expect.stringContaining("SECRET_SWITCH is not in docs/settings.md"),
  ]);
});

test("reports a listed setting that nothing reads", () => {
  expect(problemsWith(`${ROWS}| \`OLD\` | | |\n`, CODE)).toEqual([expect.stringContaining("names OLD")]);
});
