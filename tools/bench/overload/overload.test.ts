import { expect, test } from "vitest";
import { overloadText } from "./overload.ts";
import { wholeAnswer } from "./raw-caller.ts";

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

test("an answer is whole when its length or its last chunk says so", () => {
  const answer = (text: string) => wholeAnswer(Buffer.from(text));
  const refusal = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 4\r\n\r\n{"a"';
  expect(answer(refusal)).toEqual({ status: 503, saysWhenToReturn: true });
  expect(answer(refusal.slice(0, -1))).toBeNull();
  expect(answer(refusal.slice(0, 40))).toBeNull();
  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
  expect(answer(chunked)).toEqual({ status: 200, saysWhenToReturn: false });
  expect(answer(chunked.slice(0, -5))).toBeNull();
});
