import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStep, StepError } from "./step.mjs";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

const node = process.execPath;

test("a step resolves to what its program said", async () => {
  const said = await runStep({ name: "Test says", command: node, args: ["-e", "console.log('all well')"] });
  expect(said).toBe("all well\n");
});

test("a failed step names itself, shows the end of its log and says what to do", async () => {
  const step = runStep({
    name: "Test fails",
    command: node,
    args: ["-e", "for (let n = 1; n <= 40; n++) console.error('line ' + n); process.exit(3)"],
    adviceFor: (log) => (log.includes("line 40") ? "Do this." : "never"),
  });
  const error = await step.catch((reason) => reason);
  expect(error).toBeInstanceOf(StepError);
  expect(error.message).toBe(`Test fails failed (${node.split("/").pop()} ended with 3).`);
  expect(error.advice).toBe("Do this.");
  expect(error.logTail.split("\n")).toHaveLength(15);
  expect(error.logTail).toContain("line 40");
});

test("a program that does not exist is a failed step too", async () => {
  const step = runStep({ name: "Test misses", command: "/no/such/program", args: [] });
  await expect(step).rejects.toThrow("Test misses failed");
});
