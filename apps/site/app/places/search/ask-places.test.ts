import { PlacesError } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { asked, askedPlace, valueOr } from "./ask-places.ts";

const signal = new AbortController().signal;

test("an answer is ready", async () => {
  expect(await asked(Promise.resolve(1), signal)).toEqual({ phase: "ready", value: 1 });
});

test("a failure of the places API is a state", async () => {
  const failed = await asked(Promise.reject(new PlacesError("UNAVAILABLE", "down")), signal);
  expect(failed).toEqual({ phase: "failed" });
  expect(valueOr(failed, 0)).toBe(0);
});

test("a page that waited too long is a state", async () => {
  const timeout = AbortSignal.abort(new DOMException("late", "TimeoutError"));
  expect(await asked(Promise.reject(timeout.reason), timeout)).toEqual({ phase: "failed" });
});

test("a fault of ours goes on", async () => {
  await expect(asked(Promise.reject(new TypeError("fault")), signal)).rejects.toThrow("fault");
});

test.each(["NOT_FOUND", "INVALID_ARGUMENT"] as const)(
  "%s means that there is no such place",
  async (status) => {
    expect(await askedPlace(Promise.reject(new PlacesError(status, "no")), signal)).toEqual({
      phase: "ready",
      value: null,
    });
  },
);
