import { seededRandom } from "../../../../osm/seeded-random.ts";
import type { Sheet } from "../../../../photos/ink.ts";
import { block, mix } from "../../../../photos/ink.ts";
import { houseRow } from "../../../../photos/motifs/houses.ts";
import { gulls, hills, sea, sky } from "../../../../photos/motifs/sky-and-sea.ts";

/** What stands around: the sea behind, the street, fields. */
export type Around = "mer" | "ville" | "campagne";

/** The sheet with a chance of its own, for what draws more or less of it at some hours. */
export function apart(sheet: Sheet): Sheet {
  return { ...sheet, random: seededRandom(`apart ${sheet.random.next()}`) };
}

/** Sky, and the sea, the fields or the town in front of it; `horizon` is in pixels. */
export function backdrop(sheet: Sheet, around: Around, horizon: number): string {
  const { width, height, light, random } = sheet;
  let drawn =
    sky(apart(sheet), horizon) +
    block(0, horizon - 2, width, height, around === "ville" ? light.stone[0] : light.land[1]);
  if (around === "mer")
    drawn +=
      sea(apart(sheet), horizon - height * 0.1, horizon + 6) +
      hills(
        sheet,
        horizon,
        height * 0.06,
        light.land[1],
        random.chance(0.5) ? 0.5 : -0.1,
        random.chance(0.5) ? 1.1 : 0.5,
      ) +
      gulls(sheet, horizon, 6);
  if (around === "campagne")
    drawn +=
      hills(sheet, horizon, height * 0.16, light.land[0]) +
      hills(sheet, horizon + 6, height * 0.08, mix(light.land[0], light.land[1], 0.6));
  if (around === "ville")
    drawn += houseRow(apart(sheet), -40, width + 40, horizon + 8, height * random.between(0.24, 0.32));
  return drawn;
}
