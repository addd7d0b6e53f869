import type { FigureEvent } from "@lieudit/desk";
import { expect, test } from "vitest";
import { createFigureCounter } from "./figure-counter.ts";

const NOW = new Date("2026-11-20T08:00:00Z");

function open(fails = false) {
  const recorded: FigureEvent[] = [];
  const lines: string[] = [];
  const counter = createFigureCounter({
    desk: {
      getFigureSalt: async (day) => `salt of ${day}`,
      async recordFigures(_day, events) {
        if (fails) throw new Error("disk full");
        recorded.push(...events);
      },
    },
    now: () => NOW,
    log: (line) => lines.push(line),
    flushMs: 3_600_000,
  });
  const view = (sender: string, path = "/bien/maison-7k3mq9xw2c") =>
    counter.count(
      new Request(`http://site.example${path}`, { headers: { "user-agent": "Firefox" } }),
      new Response(null),
      () => sender,
    );
  return { counter, recorded, lines, view };
}

test("writes digests that neither show nor repeat the sender for another listing", async () => {
  const { counter, recorded, view } = open();
  view("sender-1");
  view("sender-1");
  view("sender-1", "/bien/studio-b001");
  view("sender-2");
  await counter.close();
  const digests = recorded.map(({ visitor }) => visitor);
  expect(new Set(digests).size).toBe(3);
  expect(digests[0]).toBe(digests[1]);
  for (const visitor of digests) expect(visitor).not.toContain("sender");
});

test("a database that is away costs counts, not pages", async () => {
  const { counter, lines, view } = open(true);
  view("sender-1");
  await counter.close();
  expect(lines).toEqual(["1 views were not counted: disk full"]);
});
