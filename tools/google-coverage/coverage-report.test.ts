import type { Place } from "@lieudit/place-model";
import { expect, test } from "vitest";
import { coveragePlaces } from "./coverage-places.ts";
import { coverageReport } from "./coverage-report.ts";
import { OTHER_ID, WHOLE_ID } from "./place-ids.ts";
import type { TypedName } from "./read-typings.ts";

const member = (name: string) => ({ name, isStatic: false, isMethod: false });
const typed: TypedName[] = [
  { name: "Sample", kind: "class", members: Array.from({ length: 99 }, (_, n) => member(`m${n}`)) },
  { name: "PlacePrediction", kind: "class", members: [member("fetchAddressValidation")] },
];
const names = typed.map(({ name }) => name);
const all = typed.flatMap((one) => one.members.map(({ name }) => `${one.name}.${name}`));
const REASONED = "PlacePrediction.fetchAddressValidation";
const report = (proven: string[], found = names) =>
  coverageReport({ typed, names: found, proven, faults: [["Sample.m1", "It says nothing."]] });

test("reports a member that is missing for a reason without a fault", () => {
  const { lines, problems } = report(all.filter((name) => name !== REASONED));
  expect(lines.slice(0, 2)).toEqual(["2 of 2 names: 1.000", "99 of 100 members: 0.990"]);
  expect(lines[2]).toMatch(/^missing {2}PlacePrediction\.fetchAddressValidation: there is no service/);
  expect(problems.filter((problem) => problem.includes(REASONED))).toEqual([]);
});

test("a member without a reason is a fault, and says why it did not work", () => {
  expect(report(all.filter((name) => name !== "Sample.m1" && name !== REASONED)).problems).toContain(
    "Sample.m1 is missing without a reason: It says nothing.",
  );
});

test("below 0.97 the share itself is a fault, and is not rounded up", () => {
  const { lines, problems } = report(all.slice(0, 96));
  expect(lines[1]).toBe("96 of 100 members: 0.960");
  expect(problems[0]).toBe("96 of 100 members work, 0.960, below 0.97.");
  expect(report(all, ["Sample"]).problems[0]).toBe("1 of 2 names work, 0.500, below 0.97.");
});

test("a reason for what works is a fault", () => {
  expect(report(all).problems).toContain(
    `${REASONED} works and has a reason for missing; take it out of REASONS.`,
  );
});

test("the two places that are read side by side have no value in common", () => {
  const [whole, other] = [WHOLE_ID, OTHER_ID].map((id) => coveragePlaces().find((place) => place.id === id));
  const leaves = (place: Place | undefined) => {
    const found: [path: string, value: unknown][] = [];
    JSON.stringify(place, function (this: unknown, name, value: unknown) {
      if (typeof value !== "object") found.push([name, value]);
      return value;
    });
    return found;
  };
  const [ours, theirs] = [leaves(whole), leaves(other)];
  expect(ours.length).toBeGreaterThan(250);
  expect(theirs.map(([path]) => path)).toEqual(ours.map(([path]) => path));
  expect(ours.filter(([, value], index) => value === theirs[index]?.[1])).toEqual([]);
});
