import { expect, test } from "vitest";
import { overloadText } from "./overload.ts";

test("the report says who was answered, who was sent away, and how soon", () => {
  const times = { p50: 1, p95: 2, p99: 3.14 };
  const text = overloadText({
    peakPerSecond: 500,
    atPeak: times,
    askedPerSecond: 2_400.4,
    answeredPerSecond: 450,
    answered: times,
    refusedPerSecond: 1_950.4,
    refused: times,
    wrong: 0,
    afterwards: times,
  });
  expect(text).toBe(
    [
      "16 callers that wait: 500 a second, p50 / p95 / p99 1.0 / 2.0 / 3.1 ms.",
      "2400 a second come: 450 a second are answered (90 % of the peak), 1.0 / 2.0 / 3.1 ms;",
      "1950 a second get 503 with Retry-After, 1.0 / 2.0 / 3.1 ms; 0 get anything else.",
      "Right afterwards, 16 callers that wait: 1.0 / 2.0 / 3.1 ms.",
    ].join("\n"),
  );
});
