import { GALLERY_GROUPS } from "@lieudit/place-widgets/gallery";
import { expect, test } from "vitest";
import { GALLERY_SECTIONS } from "./gallery-sections.ts";

test("the sections are the groups of the kit's states, with their titles", () => {
  expect(GALLERY_SECTIONS.map(({ group, title }) => [group, title])).toEqual(
    GALLERY_GROUPS.map(({ id, title }) => [id, title.fr]),
  );
});
