import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runSetUp } from "./run-set-up.mjs";

const said = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => said.mockClear());
const before = process.exitCode;
afterEach(() => {
  process.exitCode = before;
});

/** Creates an error like those of node:fs. */
const fileFault = (code: string) => Object.assign(new Error(code), { code, path: "/srv/lieudit/.lieudit" });

test.each([
  ["EACCES", "to the user who runs the command"],
  ["EPERM", "to the user who runs the command"],
  ["EROFS", "read-only"],
  ["ENOSPC", "The disk is full"],
])("a file that the system refuses with %s is a sentence, no stack", async (code, advice) => {
  await runSetUp(() => Promise.reject(fileFault(code)));
  expect(process.exitCode).toBe(1);
  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.calls[0]?.[0]).toMatch(/^\/srv\/lieudit\/\.lieudit cannot be written/);
  expect(said.mock.calls[0]?.[0]).toContain(advice);
});

test("a fault of our own is thrown on, with its stack", async () => {
  await expect(runSetUp(() => Promise.reject(fileFault("EISDIR")))).rejects.toThrow("EISDIR");
  expect(said).not.toHaveBeenCalled();
});
