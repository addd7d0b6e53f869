import { expect, test } from "vitest";
import { canManage, canSeeAgency, type DeskRight, type DeskRole, hasRight } from "./roles.ts";

const OPERATOR = { role: "operator", agency: null } as const;
const MANAGER = { role: "manager", agency: "dune" } as const;
const MEMBER = { role: "member", agency: "dune" } as const;

test.each<[DeskRole, DeskRight, boolean]>([
  ["operator", "leads", true],
  ["operator", "listings", true],
  ["operator", "people", true],
  ["operator", "audit", true],
  ["operator", "agencies", true],
  ["manager", "leads", true],
  ["manager", "listings", true],
  ["manager", "people", true],
  ["manager", "audit", true],
  ["manager", "agencies", false],
  ["member", "leads", true],
  ["member", "listings", true],
  ["member", "people", false],
  ["member", "audit", false],
  ["member", "agencies", false],
])("%s has the right %s: %s", (role, right, expected) => {
  expect(hasRight({ role }, right)).toBe(expected);
});

test("an agency sees its own data only", () => {
  expect(canSeeAgency(MEMBER, "dune")).toBe(true);
  expect(canSeeAgency(MEMBER, "port")).toBe(false);
  expect(canSeeAgency(MEMBER, null)).toBe(false);
  expect(canSeeAgency(OPERATOR, null)).toBe(true);
  expect(canSeeAgency(OPERATOR, "port")).toBe(true);
});

test("a manager manages people of the own agency, but no operator", () => {
  expect(canManage(MANAGER, MEMBER)).toBe(true);
  expect(canManage(MANAGER, { role: "manager", agency: "dune" })).toBe(true);
  expect(canManage(MANAGER, { role: "member", agency: "port" })).toBe(false);
  expect(canManage(MANAGER, OPERATOR)).toBe(false);
  expect(canManage(MEMBER, MEMBER)).toBe(false);
  expect(canManage(OPERATOR, MANAGER)).toBe(true);
});
