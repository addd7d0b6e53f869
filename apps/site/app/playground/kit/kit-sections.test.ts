import { compactFields, detailsFields } from "@lieudit/place-widgets";
import { expect, test } from "vitest";
import { contentOf, presetSections, shownSections } from "./kit-sections.ts";
import { readKitSettings } from "./kit-settings.ts";

const read = (query: string) => readKitSettings(new URLSearchParams(query));
const contentOfSections = (sections: readonly string[]) =>
  Object.fromEntries(sections.map((key) => [key, true]));

test.each(["standard", "all"] as const)("the sections of %s are those that the kit shows", (preset) => {
  const details = contentOfSections(presetSections("details", preset));
  expect(new Set(detailsFields(details))).toEqual(new Set(detailsFields(preset)));
  const card = contentOfSections(presetSections("card", preset));
  expect(new Set(compactFields(card))).toEqual(new Set(compactFields(preset)));
});

test("a preset stays a preset until something of it is changed", () => {
  expect(contentOf(read(""))).toBe("standard");
  expect(contentOf(read("composant=carte&contenu=tout"))).toBe("all");
  expect(contentOf(read("composant=carte&visionneuse=1&photo=grande&source-clair=noir"))).toEqual({
    ...contentOfSections(presetSections("card", "standard")),
    media: { lightboxPreferred: true, preferredSize: "LARGE" },
    attribution: { lightSchemeColor: "BLACK" },
  });
});

test("sections are chosen one by one, and a card has not those of details", () => {
  const chosen = "contenu=choix&section=media&section=reviews";
  expect(shownSections(read(chosen))).toEqual(["media", "reviews"]);
  expect(shownSections(read(`composant=carte&${chosen}`))).toEqual(["media"]);
  expect(contentOf(read("contenu=choix"))).toEqual({});
});
