import { expect, test } from "vitest";
import { logOutagesOnce } from "./log-outages-once.ts";

test("logs an outage once, again after ten minutes, and after a recovery", () => {
  const lines: string[] = [];
  let time = 0;
  const log = logOutagesOnce(
    (line) => lines.push(line),
    () => time,
  );
  const outage = "The object storage https://127.0.0.1:9/b does not respond as it should (ECONNREFUSED).";
  const desk = `Work of the desk is delayed and will be retried: ${outage}`;
  const other = "The inbox is empty.";
  const recovery = "The shared places are up to date again.";
  for (const line of [outage, desk, other, desk]) log(line);
  expect(lines).toEqual([`${outage} All work that needs it continues when it responds.`, other]);
  time = 11 * 60_000;
  for (const line of [desk, outage, recovery, desk]) log(line);
  const again = expect.stringMatching(/^Work of the desk is delayed .* continues when it responds\.$/);
  expect(lines.slice(2)).toEqual([again, recovery, again]);
});
