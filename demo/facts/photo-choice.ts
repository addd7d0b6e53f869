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

/**
 * Gives places their pictures: scenes of their trade, no picture twice at one
 * place, and of the fitting ones those that were shown least until then, so
 * that each picture is seen somewhere.
 */
export function createPhotoChoice(): (trade: Trade, key: string, extras: PlaceExtras) => ShownPhoto[] {
  const shownTimes = new Map<string, number>();
  return (trade, key, extras) => {
    const random = seededRandom(`photos ${key}`);
    const wanted = extras.photos ?? (extras.bare === true ? 0 : random.whole(...trade.photos));
    const scenes = trade.scenes ?? [];
    const files: string[] = [];
    for (let turn = 0; turn < wanted * 3 && files.length < wanted && scenes.length > 0; turn += 1) {
      const scene = scenes[turn % scenes.length]!;
      const fitting = PLACE_PICTURES.filter(
        (picture) => picture.scene === scene && !files.includes(picture.file),
      );
      const cost = ({ file }: PlacePicture) =>
        (shownTimes.get(file) ?? 0) + (hash32(`${key} ${file}`) % 1000) / 1000;
      const [least] = fitting.sort((a, b) => cost(a) - cost(b));
      if (least === undefined) continue;
      files.push(least.file);
      shownTimes.set(least.file, (shownTimes.get(least.file) ?? 0) + 1);
    }
    return files.map((file) => ({
      file,
      authorAttributions: [{ displayName: PHOTOGRAPHERS[hash32(file) % PHOTOGRAPHERS.length]! }],
    }));
  };
}
