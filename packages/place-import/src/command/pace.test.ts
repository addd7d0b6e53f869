import { describe, expect, test } from "vitest";
import { LOOK_EVERY_MS, MAX_REST_MS, OTHERS_USE, SHARE_BESIDE_OTHERS, Throttle } from "./pace.ts";

/** Two processors, of each of which others use a share, and `ours` is the share that we get. */
function aMachine({ others, ours = 1 }: { others: number; ours?: number }) {
  const machine = {
    processors: 2,
    others,
    time: 0,
    own: 0,
    used: 0,
    rests: [] as number[],
    now: () => machine.time,
    ownMs: () => machine.own,
    usedMs: () => machine.used,
    rest(ms: number) {
      machine.rests.push(ms);
      machine.pass(ms, 0);
    },
    pass(ms: number, work: number) {
      machine.time += ms;
      machine.own += work;
      machine.used += work + ms * machine.processors * machine.others;
    },
  };
  const pace = new Throttle(machine);
  return {
    rests: machine.rests,
    othersUse: (share: number) => {
      machine.others = share;
    },
    /**
     * Works in slices of `pieceMs` of processor time.
     *
     * @returns the share of one processor that the work used
     */
    work(pieces: number, pieceMs: number): number {
      const [time, own] = [machine.time, machine.own];
      for (let piece = 0; piece < pieces; piece++) {
        machine.pass(pieceMs / ours, pieceMs);
        pace.turn();
      }
      return (machine.own - own) / (machine.time - time);
    },
  };
}

describe("the throttle of an import", () => {
  test("does not rest alone, nor next to an idle server", () => {
    const alone = aMachine({ others: 0 });
    expect(alone.work(200, 10)).toBe(1);
    const idle = aMachine({ others: OTHERS_USE });
    expect(idle.work(200, 10)).toBe(1);
    expect([...alone.rests, ...idle.rests]).toEqual([]);
  });

  test.each([1, 30, 400])("takes its share of a processor next to others, in slices of %d ms", (pieceMs) => {
    const machine = aMachine({ others: OTHERS_USE + 0.01 });
    machine.work(Math.ceil(LOOK_EVERY_MS / pieceMs), pieceMs);
    expect(machine.work(1_000, pieceMs)).toBeCloseTo(SHARE_BESIDE_OTHERS, 1);
    expect(Math.max(...machine.rests)).toBeLessThanOrEqual(MAX_REST_MS);
  });

  test("does not rest if others leave it less than its share", () => {
    const machine = aMachine({ others: 0.9, ours: 0.2 });
    expect(machine.work(500, 10)).toBeCloseTo(0.2, 2);
    expect(machine.rests).toEqual([]);
  });

  test("continues at once when others stop", () => {
    const machine = aMachine({ others: 0.5 });
    machine.work(100, 10);
    expect(machine.rests.length).toBeGreaterThan(10);
    machine.othersUse(0);
    machine.work(LOOK_EVERY_MS / 10, 10);
    const rests = machine.rests.length;
    expect(machine.work(200, 10)).toBe(1);
    expect(machine.rests.length).toBe(rests);
  });
});
