import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPageTokens } from "./page-token.ts";

const START = Date.UTC(2026, 10, 20, 9);
const HOUR_MS = 3_600_000;

function tokensAt(instant: { ms: number }, secret = "s".repeat(32)) {
  return createPageTokens(Buffer.from(secret), () => new Date(instant.ms));
}

describe("a page token", () => {
  test("is accepted from the page and the visit that it was made for", () => {
    const tokens = tokensAt({ ms: START });
    expect(tokens.judge(tokens.issue("visit", "/contact"), "visit", "/contact")).toBe("accepted");
  });

  test("is another one each time", () => {
    const tokens = tokensAt({ ms: START });
    expect(tokens.issue("visit", "/contact")).not.toBe(tokens.issue("visit", "/contact"));
  });

  test("of another visit, page or site is foreign", () => {
    const tokens = tokensAt({ ms: START });
    const token = tokens.issue("visit", "/contact");
    expect(tokens.judge(token, "other", "/contact")).toBe("foreign");
    expect(tokens.judge(token, "visit", "/rappel")).toBe("foreign");
    expect(tokensAt({ ms: START }, "t".repeat(32)).judge(token, "visit", "/contact")).toBe("foreign");
  });

  test("is missing where none was sent, or no visit is known", () => {
    const tokens = tokensAt({ ms: START });
    for (const none of [undefined, null, ""]) expect(tokens.judge(none, "visit", "/contact")).toBe("missing");
    expect(tokens.judge(tokens.issue("visit", "/contact"), undefined, "/contact")).toBe("missing");
  });

  test("is old after four hours, and when it comes from the future", () => {
    const instant = { ms: START };
    const tokens = tokensAt(instant);
    const token = tokens.issue("visit", "/contact");
    instant.ms = START + 4 * HOUR_MS;
    expect(tokens.judge(token, "visit", "/contact")).toBe("accepted");
    instant.ms += 1;
    expect(tokens.judge(token, "visit", "/contact")).toBe("old");
    instant.ms = START - HOUR_MS;
    expect(tokens.judge(token, "visit", "/contact")).toBe("old");
  });

  test("is not accepted with any one character changed", () => {
    const tokens = tokensAt({ ms: START });
    const token = tokens.issue("visit", "/contact");
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, put) => {
        fc.pre(token[at] !== put);
        const changed = token.slice(0, at) + put + token.slice(at + 1);
        expect(tokens.judge(changed, "visit", "/contact")).not.toBe("accepted");
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });

  test.each([[{}], [["a"]], [7], [new File([], "x")]])("%j in its place is foreign", (token) => {
    expect(tokensAt({ ms: START }).judge(token, "visit", "/contact")).toBe("foreign");
  });
});
