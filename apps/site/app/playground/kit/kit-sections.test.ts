import { compactFields, detailsFields } from "@lieudit/place-widgets";
import { expect, test } from "vitest";
import { buildContent, getVisibleSections } from "./kit-content.ts";
import { getPresetSections } from "./kit-sections.ts";
import { readKitSettings } from "./kit-settings.ts";

const read = (query: string) => readKitSettings(new URLSearchParams(query));
const contentOfSections = (sections: readonly string[]) =>
  Object.fromEntries(sections.map((key) => [key, true]));

test.each(["standard", "all"] as const)("the sections of %s are those that the kit shows", (preset) => {
  const details = contentOfSections(getPresetSections("details", preset));
  expect(new Set(detailsFields(details))).toEqual(new Set(detailsFields(preset)));
  const card = contentOfSections(getPresetSections("card", preset));
  expect(new Set(compactFields(card))).toEqual(new Set(compactFields(preset)));
});

test("a preset stays a preset until something of it is changed", () => {
  expect(buildContent(read(""))).toBe("standard");
  expect(buildContent(read("composant=carte&contenu=tout"))).toBe("all");
  expect(buildContent(read("composant=carte&visionneuse=1&photo=grande&source-clair=noir"))).toEqual({
    ...contentOfSections(getPresetSections("card", "standard")),
    media: { lightboxPreferred: true, preferredSize: "LARGE" },
    attribution: { lightSchemeColor: "BLACK" },
  });
});

test("sections are chosen one by one, and a card has not those of details", () => {
  const chosen = "contenu=choix&section=media&section=reviews";
  expect(getVisibleSections(read(chosen))).toEqual(["media", "reviews"]);
  expect(getVisibleSections(read(`composant=carte&${chosen}`))).toEqual(["media"]);
  expect(buildContent(read("contenu=choix"))).toEqual({});
});
