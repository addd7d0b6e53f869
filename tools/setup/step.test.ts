import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOGS } from "./folders.mjs";
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

test("a signal stops the program before the step is given up", async () => {
  const module = new URL("step.mjs", import.meta.url).href;
  const waits = `console.log("waiting"); process.on("SIGTERM", () => { console.log("tidied"); process.exit(0); }); setInterval(() => {}, 1000)`;
  const step = `import(${JSON.stringify(module)}).then(({ runStep }) => runStep({
    name: "Test waits", command: process.execPath, args: ["-e", ${JSON.stringify(waits)}],
  })).catch((error) => console.log(error.name, error.signal));`;
  rmSync(join(LOGS, "test-waits.log"), { force: true });
  const child = spawn(node, ["-e", step]);
  let said = "";
  child.stdout.on("data", (data) => {
    said += data;
  });
  await vi.waitFor(() => expect(lastLog("test-waits")).toContain("waiting"), { timeout: 20_000 });
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(lastLog("test-waits")).toContain("tidied");
  expect(said).toContain("StoppedError SIGTERM");
});

function lastLog(name: string): string {
  try {
    return readFileSync(join(LOGS, `${name}.log`), "utf8");
  } catch {
    // Not begun yet.
    return "";
  }
}
