import { afterEach, expect } from "vitest";

/** A test that names rules makes an assertion or more for each of them. */
afterEach(({ task }) => {
  const rules = expect.getState().currentTestName?.match(/\[S[1-9]-\d{3}\]/g) ?? [];
  if (rules.length === 0 || task.result?.state === "fail") return;
  const { assertionCalls } = expect.getState();
  if (assertionCalls < rules.length) {
    throw new Error(`The title names ${rules.length} rules and the test makes ${assertionCalls} assertions.`);
  }
});
