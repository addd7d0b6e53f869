import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConcurrencyLimiter, createConcurrencyLimiter } from "./concurrency-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FULL = new Error("full");
const LIMITS = { running: 3, waiting: 4, maxWaitMs: 40, createError: () => FULL };

/** Starts a task that the test ends, and records its state. */
function startTask(limiter: ConcurrencyLimiter, signal?: AbortSignal) {
  const done = Promise.withResolvers<string>();
  const task = { state: "waiting", end: done.resolve, fail: done.reject, error: undefined as unknown };
  limiter
    .run(() => {
      task.state = "running";
      return done.promise;
    }, signal)
    .then(
      () => {
        task.state = "done";
      },
      (error: unknown) => {
        task.state = "rejected";
        task.error = error;
      },
    );
  return task;
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const count = (tasks: { state: string }[], state: string) => tasks.filter((p) => p.state === state).length;

test("runs as much as possible at five times its capacity, rejects the rest at once, and recovers", async () => {
  const rejections: string[] = [];
  const limiter = createConcurrencyLimiter({
    ...LIMITS,
    createError: (reason) => {
      rejections.push(reason);
      return FULL;
    },
  });
  const tasks = Array.from({ length: 5 * (LIMITS.running + LIMITS.waiting) }, () => startTask(limiter));
  await settled();
  // No time has passed and no task has ended.
  expect(count(tasks, "running")).toBe(LIMITS.running);
  expect(count(tasks, "rejected")).toBe(28);
  expect(rejections).toEqual(Array(28).fill("full"));
  expect(limiter.getLoad()).toEqual({ running: 3, waiting: 4 });
  const { error } = tasks.find(({ state }) => state === "rejected") ?? {};
  expect(error).toBe(FULL);

  for (let turn = 0; turn < 10; turn++) {
    for (const task of tasks) if (task.state === "running") task.end("done");
    await settled();
  }
  expect(count(tasks, "done")).toBe(LIMITS.running + LIMITS.waiting);
  expect(limiter.getLoad()).toEqual({ running: 0, waiting: 0 });
  const next = startTask(limiter);
  await settled();
  expect(next.state).toBe("running");
});

test("runs waiting tasks in the order of arrival", async () => {
  const limiter = createConcurrencyLimiter({ ...LIMITS, running: 1 });
  const [first, second, third] = [startTask(limiter), startTask(limiter), startTask(limiter)];
  await settled();
  first.end("");
  await settled();
  expect([first.state, second.state, third.state]).toEqual(["done", "running", "waiting"]);
});

test("frees the slot of a task that fails", async () => {
  const limiter = createConcurrencyLimiter({ ...LIMITS, running: 1 });
  const [first, second] = [startTask(limiter), startTask(limiter)];
  await settled();
  first.fail(new Error("broken"));
  await settled();
  expect([first.state, second.state]).toEqual(["rejected", "running"]);
});

test("rejects a task that has waited too long, and frees its place in the queue", async () => {
  const rejections: string[] = [];
  const limiter = createConcurrencyLimiter({
    ...LIMITS,
    running: 1,
    createError: (reason) => {
      rejections.push(reason);
      return FULL;
    },
  });
  const [first, second] = [startTask(limiter), startTask(limiter)];
  await vi.advanceTimersByTimeAsync(39);
  expect(second.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(1);
  expect([first.state, second.state, rejections]).toEqual(["running", "rejected", ["waited"]]);
  first.end("");
  await settled();
  expect(limiter.getLoad()).toEqual({ running: 0, waiting: 0 });
});

test("rejects a task at once if its turn would come too late", async () => {
  const rejections: string[] = [];
  const limiter = createConcurrencyLimiter({
    ...LIMITS,
    running: 1,
    createError: (reason) => {
      rejections.push(reason);
      return FULL;
    },
  });
  // Turns take 20 ms, so the second task in the queue would wait for 40 ms.
  let running = startTask(limiter);
  let next = startTask(limiter);
  for (let turn = 0; turn < 60; turn++) {
    await vi.advanceTimersByTimeAsync(20);
    const after = startTask(limiter);
    running.end("");
    await settled();
    [running, next] = [next, after];
  }
  expect([running.state, next.state, rejections]).toEqual(["running", "waiting", []]);
  expect([limiter.isFull(), limiter.isFull(1)]).toEqual([false, true]);
  const second = startTask(limiter);
  const third = startTask(limiter);
  await settled();
  expect([second.state, third.state, rejections]).toEqual(["waiting", "rejected", ["full"]]);
  // The first place of an empty queue is free, however long turns took.
  for (const task of [running, next, second]) {
    task.end("");
    await settled();
  }
  expect(limiter.getLoad()).toEqual({ running: 0, waiting: 0 });
  const [again, behind] = [startTask(limiter), startTask(limiter)];
  await settled();
  expect([again.state, behind.state]).toEqual(["running", "waiting"]);
});

test("removes an aborted task from the queue", async () => {
  const limiter = createConcurrencyLimiter({ ...LIMITS, running: 1 });
  const caller = new AbortController();
  const [first, second] = [startTask(limiter), startTask(limiter, caller.signal)];
  await settled();
  caller.abort(new Error("gone"));
  await settled();
  expect(second).toMatchObject({ state: "rejected", error: new Error("gone") });
  expect(limiter.getLoad()).toEqual({ running: 1, waiting: 0 });
  expect(startTask(limiter, AbortSignal.abort()).state).toBe("waiting");
  first.end("");
  await settled();
  expect(limiter.getLoad()).toEqual({ running: 0, waiting: 0 });
});

test("keeps tasks waiting without a limit of time", async () => {
  const { maxWaitMs: _, ...limits } = LIMITS;
  const limiter = createConcurrencyLimiter({ ...limits, running: 1 });
  const [first, second] = [startTask(limiter), startTask(limiter)];
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([first.state, second.state]).toEqual(["running", "waiting"]);
  first.end("");
  await settled();
  expect(second.state).toBe("running");
});
