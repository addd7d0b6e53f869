import { expect, test } from "vitest";
import { runAtIntervals } from "./in-turn.ts";

test("a task runs once per interval, and again at once after a failure", async () => {
  let ms = 0;
  let isFailing = false;
  const done: number[] = [];
  const work = runAtIntervals<string>(
    60_000,
    async () => {
      if (isFailing) throw new Error("the disk is full");
      done.push(ms);
    },
    () => ms,
  );
  for (ms of [0, 1_000, 59_999, 60_000, 61_000]) await work("parts");
  expect(done).toEqual([0, 60_000]);
  isFailing = true;
  ms = 120_000;
  await expect(work("parts")).rejects.toThrow("full");
  isFailing = false;
  ms = 121_000;
  await work("parts");
  expect(done).toEqual([0, 60_000, 121_000]);
});
