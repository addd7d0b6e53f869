import { expect, test } from "vitest";
import { formatOverload } from "./overload.ts";
import { parseResponse } from "./raw-caller.ts";

test("formats successes, rejections and their times", () => {
  const times = { p50: 1, p95: 2, p99: 3.14 };
  const text = formatOverload({
    peakPerSecond: 500,
    atPeak: times,
    sentPerSecond: 2_400.4,
    answeredPerSecond: 450,
    answered: times,
    rejectedPerSecond: 1_950.4,
    rejected: times,
    malformed: 0,
    afterwards: times,
  });
  expect(text).toBe(
    [
      "16 clients that wait: 500 a second, p50 / p95 / p99 1.0 / 2.0 / 3.1 ms.",
      "2400 a second are sent: 450 a second succeed (90 % of the peak), 1.0 / 2.0 / 3.1 ms;",
      "1950 a second get 503 with Retry-After, 1.0 / 2.0 / 3.1 ms; 0 get anything else.",
      "Right afterwards, 16 clients that wait: 1.0 / 2.0 / 3.1 ms.",
    ].join("\n"),
  );
});

test("parses a response once its length or last chunk has arrived", () => {
  const parse = (text: string) => parseResponse(Buffer.from(text));
  const rejection = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 4\r\n\r\n{"a"';
  expect(parse(rejection)).toEqual({ status: 503, hasRetryAfter: true });
  expect(parse(rejection.slice(0, -1))).toBeNull();
  expect(parse(rejection.slice(0, 40))).toBeNull();
  const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n";
  expect(parse(chunked)).toEqual({ status: 200, hasRetryAfter: false });
  expect(parse(chunked.slice(0, -5))).toBeNull();
});
