import { expect, test } from "vitest";
import { ProgressLines } from "./progress-lines.ts";

function printProgress(isTTY: boolean, shares: readonly number[], columns = 80): string[] {
  const written: string[] = [];
  const lines = new ProgressLines({ isTTY, columns, write: (text) => written.push(text) });
  for (const share of shares) lines.show({ phase: "read", share, subject: "town.osm.pbf" });
  lines.clear();
  return written;
}

test("a terminal gets one line that redraws itself and is cleared at the end", () => {
  expect(printProgress(true, [0, 0.001, 0.5, 1])).toEqual([
    "\rReading     ░░░░░░░░░░░░░░░░░░░░░░░░   0 %  town.osm.pbf\x1b[K",
    "\rReading     ████████████░░░░░░░░░░░░  50 %  town.osm.pbf\x1b[K",
    "\rReading     ████████████████████████ 100 %  town.osm.pbf\x1b[K",
    "\r\x1b[K",
  ]);
});

test("a narrow terminal gets a shorter line", () => {
  expect(printProgress(true, [0.5], 30)[0]).toBe("\rReading     ████████████░░░░░\x1b[K");
});

test("a log gets five plain lines", () => {
  const shares = Array.from({ length: 101 }, (_, percent) => percent / 100);
  expect(printProgress(false, shares)).toEqual(
    [0, 25, 50, 75, 100].map((percent) => `Reading town.osm.pbf: ${percent} %\n`),
  );
});
