import { expect, test } from "vitest";
import { getLeadTitle } from "./inbox-row.ts";

const LISTING = { id: "b001", reference: "GP-1", title: "Maison", path: "/bien/maison-b001" };

test.each([
  ["contact", LISTING, "Message sur une annonce"],
  ["contact", null, "Message"],
  ["visite", LISTING, "Demande de visite"],
  ["estimation", null, "Demande d’estimation"],
] as const)("a lead of the form %s about %j has the title %j", (kind, listing, expected) => {
  expect(getLeadTitle({ kind, listing })).toBe(expected);
});
