import type { AuthorAttribution } from "@lieudit/place-model";
import { hash32, seededRandom } from "../osm/seeded-random.ts";
import { PICTURES } from "../photos/pictures.ts";
import type { PlaceExtras } from "../town/places/place-row.ts";
import { PHOTOGRAPHERS } from "./review-texts.ts";
import type { Trade } from "./trade.ts";

/** Which of the drawn pictures a place shows: scenes of its trade, no picture twice. */
export function photosOf(
  trade: Trade,
  key: string,
  extras: PlaceExtras,
): { file: string; authorAttributions: AuthorAttribution[] }[] {
  const random = seededRandom(`photos ${key}`);
  const wanted = extras.photos ?? (extras.bare === true ? 0 : random.whole(...trade.photos));
  const scenes = trade.scenes ?? [];
  const files = new Set<string>();
  for (let index = 0; index < wanted * 3 && files.size < wanted && scenes.length > 0; index += 1) {
    const scene = scenes[index % scenes.length]!;
    const fitting = PICTURES.filter((picture) => picture.scene === scene);
    files.add(fitting[(hash32(`${key} ${scene}`) + index) % fitting.length]!.file);
  }
  return [...files].map((file) => ({
    file,
    authorAttributions: [{ displayName: PHOTOGRAPHERS[hash32(file) % PHOTOGRAPHERS.length]! }],
  }));
}
