import { expect, test } from "vitest";
import { composeReplyDraft, hasUnfilledGap } from "./reply-templates.ts";

test.each(["visite", "contact"] as const)("a draft about %s waits for its words", (kind) => {
  expect(hasUnfilledGap(composeReplyDraft({ kind, author: "A", agencyName: "B" }), kind)).toBe(true);
});

test.each([
  ["Nous vous proposons une visite le mardi à … h.", true],
  ["Nous vous proposons une visite le mardi à 10 h.", false],
  ["Bonjour… à samedi", false],
  ["Et aussi … la cave", false],
])("whether %j still has a gap: %s", (text, isOpen) => {
  expect(hasUnfilledGap(text, "visite")).toBe(isOpen);
});
