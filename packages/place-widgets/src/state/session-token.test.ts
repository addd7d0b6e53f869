import { afterEach, expect, test, vi } from "vitest";
import { createSessionToken } from "./session-token.ts";

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a token is a UUID of version 4 and new each time", () => {
  expect(createSessionToken()).toMatch(UUID_V4);
  expect(createSessionToken()).not.toBe(createSessionToken());
});

test("it is one too where the page came over plain http", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(createSessionToken()).toMatch(UUID_V4);
});
