import { PlacesError } from "@lieudit/place-model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoadGate } from "./load-gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LIMITS = { running: 3, waiting: 4, maxWaitMs: 40 };

/** Work that ends when it is told to, and what became of it. */
function pieceOfWork(gate: ReturnType<typeof createLoadGate>, signal?: AbortSignal) {
  const done = Promise.withResolvers<string>();
  const piece = { state: "outside", end: done.resolve, fail: done.reject, error: undefined as unknown };
  gate
    .pass(() => {
      piece.state = "running";
      return done.promise;
    }, signal)
    .then(
      () => {
        piece.state = "done";
      },
      (error: unknown) => {
        piece.state = "refused";
        piece.error = error;
      },
    );
  return piece;
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const count = (pieces: { state: string }[], state: string) => pieces.filter((p) => p.state === state).length;

test("five times what it can do: it does what it can, refuses the rest at once, and is normal afterwards", async () => {
  const shed: string[] = [];
  const gate = createLoadGate({ ...LIMITS, onShed: (reason) => shed.push(reason) });
  const pieces = Array.from({ length: 5 * (LIMITS.running + LIMITS.waiting) }, () => pieceOfWork(gate));
  await settled();
  // No clock has moved and no work has ended, yet whoever is refused knows.
  expect(count(pieces, "running")).toBe(LIMITS.running);
  expect(count(pieces, "refused")).toBe(28);
  expect(shed).toEqual(Array(28).fill("full"));
  expect(gate.load()).toEqual({ running: 3, waiting: 4 });
  const { error } = pieces.find(({ state }) => state === "refused") ?? {};
  expect(error).toBeInstanceOf(PlacesError);
  expect(error).toMatchObject({ status: "UNAVAILABLE", httpStatus: 503, retryAfterSeconds: 1 });

  for (let turn = 0; turn < 10; turn++) {
    for (const piece of pieces) if (piece.state === "running") piece.end("done");
    await settled();
  }
  expect(count(pieces, "done")).toBe(LIMITS.running + LIMITS.waiting);
  expect(gate.load()).toEqual({ running: 0, waiting: 0 });
  const next = pieceOfWork(gate);
  await settled();
  expect(next.state).toBe("running");
});

test("who waits comes in the order of arrival", async () => {
  const gate = createLoadGate({ ...LIMITS, running: 1 });
  const [first, second, third] = [pieceOfWork(gate), pieceOfWork(gate), pieceOfWork(gate)];
  await settled();
  first.end("");
  await settled();
  expect([first.state, second.state, third.state]).toEqual(["done", "running", "outside"]);
});

test("work that fails gives its place back too", async () => {
  const gate = createLoadGate({ ...LIMITS, running: 1 });
  const [first, second] = [pieceOfWork(gate), pieceOfWork(gate)];
  await settled();
  first.fail(new Error("broken"));
  await settled();
  expect([first.state, second.state]).toEqual(["refused", "running"]);
});

test("a turn that does not come in time is refused then, and its place in the queue is free", async () => {
  const shed: string[] = [];
  const gate = createLoadGate({ ...LIMITS, running: 1, onShed: (reason) => shed.push(reason) });
  const [first, second] = [pieceOfWork(gate), pieceOfWork(gate)];
  await vi.advanceTimersByTimeAsync(39);
  expect(second.state).toBe("outside");
  await vi.advanceTimersByTimeAsync(1);
  expect([first.state, second.state, shed]).toEqual(["running", "refused", ["waited"]]);
  first.end("");
  await settled();
  expect(gate.load()).toEqual({ running: 0, waiting: 0 });
});

test("whoever could not expect a turn in time is refused at once", async () => {
  const shed: string[] = [];
  const gate = createLoadGate({ ...LIMITS, running: 1, onShed: (reason) => shed.push(reason) });
  // Turns of 20 ms: of two that wait the second gets a turn after 40, too late to count on.
  let running = pieceOfWork(gate);
  let next = pieceOfWork(gate);
  for (let turn = 0; turn < 60; turn++) {
    await vi.advanceTimersByTimeAsync(20);
    const after = pieceOfWork(gate);
    running.end("");
    await settled();
    [running, next] = [next, after];
  }
  expect([running.state, next.state, shed]).toEqual(["running", "outside", []]);
  expect([gate.isFull(), gate.isFull(1)]).toEqual([false, true]);
  const second = pieceOfWork(gate);
  const third = pieceOfWork(gate);
  await settled();
  expect([second.state, third.state, shed]).toEqual(["outside", "refused", ["full"]]);
  // One may always wait where nobody does, however long turns took.
  for (const piece of [running, next, second]) {
    piece.end("");
    await settled();
  }
  expect(gate.load()).toEqual({ running: 0, waiting: 0 });
  const [again, behind] = [pieceOfWork(gate), pieceOfWork(gate)];
  await settled();
  expect([again.state, behind.state]).toEqual(["running", "outside"]);
});

test("whoever goes away while waiting leaves the queue", async () => {
  const gate = createLoadGate({ ...LIMITS, running: 1 });
  const caller = new AbortController();
  const [first, second] = [pieceOfWork(gate), pieceOfWork(gate, caller.signal)];
  await settled();
  caller.abort(new Error("gone"));
  await settled();
  expect(second).toMatchObject({ state: "refused", error: new Error("gone") });
  expect(gate.load()).toEqual({ running: 1, waiting: 0 });
  expect(pieceOfWork(gate, AbortSignal.abort()).state).toBe("outside");
  first.end("");
  await settled();
  expect(gate.load()).toEqual({ running: 0, waiting: 0 });
});
