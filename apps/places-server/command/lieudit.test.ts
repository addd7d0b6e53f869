import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "./lieudit.ts";

const written = { out: "", error: "" };

beforeEach(() => {
  written.out = "";
  written.error = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.out += text;
    return true;
  });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written.error += text;
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([[[]], [["--help"]], [["help"]]])("%j lists the commands", async (args) => {
  expect(await runCommand(args, {})).toBe(0);
  for (const name of ["demo", "import", "serve", "geocode", "mcp", "migrate", "ids", "keys"]) {
    expect(written.out).toMatch(new RegExp(`^  lieudit ${name} +\\w`, "m"));
  }
});

test("an unknown command is named, with those that there are", async () => {
  expect(await runCommand(["serv"], {})).toBe(2);
  expect(written.error).toMatch(/no command "serv"[\s\S]*lieudit serve/);
});
