import { StoreError } from "@lieudit/database";
import { expect, test, vi } from "vitest";
import { ifAvailable, withinMs, withinMsInAll } from "./store-timeout.ts";

test("work that ends in time gives what it gives, also its failure", async () => {
  expect(await withinMs(60_000, Promise.resolve(7))).toBe(7);
  await expect(withinMs(60_000, Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
});

test("work that never ends is reported as an unreachable store", async () => {
  await expect(withinMs(1, new Promise(() => {}))).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("works that have a time in all share it", async () => {
  const inTime = withinMsInAll(1);
  await expect(inTime(new Promise(() => {}))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await expect(inTime(new Promise(() => {}))).rejects.toThrow(" en 0 ms");
});

test("a page stands without what a store that is away would tell, and not without a fault of ours", async () => {
  expect(await ifAvailable(Promise.reject(new StoreError("UNAVAILABLE", "away")))).toBeNull();
  expect(await ifAvailable(Promise.reject(new Response(null, { status: 503 })))).toBeNull();
  await expect(ifAvailable(Promise.reject(new Response(null, { status: 404 })))).rejects.toMatchObject({
    status: 404,
  });
});

test("what is waited for elsewhere takes nothing of the time", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const inTime = withinMsInAll(100);
  const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve("done"), ms));
  vi.advanceTimersByTime(5_000);
  const first = inTime(after(60));
  await vi.advanceTimersByTimeAsync(60);
  expect(await first).toBe("done");
  vi.advanceTimersByTime(5_000);
  const second = inTime(after(60)).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(60);
  expect(await second).toContain("40 ms");
  vi.useRealTimers();
});
