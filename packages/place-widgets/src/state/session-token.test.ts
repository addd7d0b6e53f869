import { afterEach, expect, test, vi } from "vitest";
import { newSessionToken } from "./session-token.ts";

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a token is a UUID of version 4 and new each time", () => {
  expect(newSessionToken()).toMatch(UUID_V4);
  expect(newSessionToken()).not.toBe(newSessionToken());
});

test("it is one too where the page came over plain http", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newSessionToken()).toMatch(UUID_V4);
});
