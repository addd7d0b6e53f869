import { afterEach, expect } from "vitest";

/** Fails a test that makes fewer assertions than its title names rules. */
afterEach(({ task }) => {
  const rules = expect.getState().currentTestName?.match(/\[S[1-9]-\d{3}\]/g) ?? [];
  if (rules.length === 0 || task.result?.state === "fail") return;
  const { assertionCalls } = expect.getState();
  if (assertionCalls < rules.length) {
    throw new Error(`The title names ${rules.length} rules and the test makes ${assertionCalls} assertions.`);
  }
});
