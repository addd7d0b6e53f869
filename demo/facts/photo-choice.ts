import type { AuthorAttribution } from "@lieudit/place-model";
import { hash32, seededRandom } from "../osm/seeded-random.ts";
import type { PlaceExtras } from "../town/places/place-row.ts";
import { PLACE_PICTURES, type PlacePicture } from "./place-pictures.ts";
import { PHOTOGRAPHERS } from "./review-texts.ts";
import type { Trade } from "./trade.ts";

export interface ShownPhoto {
  file: string;
  authorAttributions: AuthorAttribution[];
}

/** Cuisines, as OpenStreetMap names them, whose tables have each dish. */
const CUISINES_OF_DISH: readonly [pictures: RegExp, cuisines: RegExp][] = [
  [/^dish-2-/, /seafood|fish|french|regional|^$/],
  [/^dish-[46]-/, /crepe/],
  [/^dish-[135]-/, /crepe|ice_cream|french|regional|italian|^$/],
];

/** Whether a dish is eaten where that is cooked; other scenes suit every place. */
function suitsCuisine({ file, scene }: PlacePicture, cuisine = ""): boolean {
  const [, cuisines] = CUISINES_OF_DISH.find(([pictures]) => pictures.test(file)) ?? [];
  if (scene !== "dish" || cuisines === undefined) return true;
  // A fish restaurant shows its fish, whatever else it cooks.
  return cuisines.test(/seafood|fish/.test(cuisine) ? "seafood" : cuisine);
}

/**
 * Creates a function that chooses the pictures of one place after another: scenes of its trade,
 * none twice. It prefers pictures that few places have, so that each is used somewhere.
 */
export function createPhotoChoice(): (
  trade: Trade,
  key: string,
  extras: PlaceExtras,
  cuisine?: string,
) => ShownPhoto[] {
  const useCounts = new Map<string, number>();
  return (trade, key, extras, cuisine) => {
    const random = seededRandom(`photos ${key}`);
    const count = extras.photos ?? (extras.bare === true ? 0 : random.whole(...trade.photos));
    const scenes = trade.scenes ?? [];
    const files: string[] = [];
    for (let turn = 0; turn < count * 3 && files.length < count && scenes.length > 0; turn += 1) {
      const scene = scenes[turn % scenes.length]!;
      const candidates = PLACE_PICTURES.filter(
        (picture) =>
          picture.scene === scene && !files.includes(picture.file) && suitsCuisine(picture, cuisine),
      );
      const cost = ({ file }: PlacePicture) =>
        (useCounts.get(file) ?? 0) + (hash32(`${key} ${file}`) % 1000) / 1000;
      const [best] = candidates.sort((a, b) => cost(a) - cost(b));
      if (best === undefined) continue;
      files.push(best.file);
      useCounts.set(best.file, (useCounts.get(best.file) ?? 0) + 1);
    }
    return files.map((file) => ({
      file,
      authorAttributions: [{ displayName: PHOTOGRAPHERS[hash32(file) % PHOTOGRAPHERS.length]! }],
    }));
  };
}
