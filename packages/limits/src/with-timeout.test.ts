import { expect, test } from "vitest";
import { TimeoutError, withTimeout } from "./with-timeout.ts";

test("settles as the work does when it is done in time", async () => {
  expect(await withTimeout(Promise.resolve(7), 60_000, "It did not end")).toBe(7);
  await expect(
    withTimeout(Promise.reject(new TypeError("broken")), 60_000, "It did not end"),
  ).rejects.toThrow(TypeError);
});

test("rejects after the timeout with a message or an error of its own", async () => {
  const never = new Promise(() => {});
  const error = await withTimeout(never, 1, "The script did not load").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toMatchObject({ message: "The script did not load within 1 ms." });
  await expect(withTimeout(never, 1, () => new RangeError("late"))).rejects.toThrow(RangeError);
});
