import type { AuthorAttribution, ConsumerAlert, LocalizedText, PlaceFacts } from "@lieudit/place-model";
import type { Tags } from "../../osm/osm-drawing.ts";

/**
 * A hand-written place: name, position, main tags as `key=value` words,
 * `opening_hours` and extras. The name is empty for unnamed places, the hours
 * if they are unknown.
 *
 * The position is one of:
 * - `"12 Rue de la République"`: the house with that number or the nearest one;
 * - `"@700,470"`: a point, metres east and north of the harbour;
 * - `"#590,540 22x46 10"`: its own building: centre, width and depth in
 *   metres, and rotation in degrees.
 */
export type PlaceRow = readonly [
  name: string,
  where: string,
  tags: string,
  hours: string,
  more?: PlaceExtras,
];

export interface PlaceExtras {
  /** Tags whose values have spaces, or that are added to the main ones. */
  tags?: Tags;
  /** `false` for no phone; the default is a number that is reserved for fiction. */
  phone?: string | false;
  web?: string | false;
  facts?: Partial<PlaceFacts>;
  /** Number of pictures; the default depends on the trade. */
  photos?: number;
  /** Hand-written reviews; the default depends on the trade. `[]` means no reviews. */
  reviews?: readonly HandWrittenReview[];
  rating?: readonly [mean: number, count: number] | null;
  status?: "CLOSED_TEMPORARILY" | "CLOSED_PERMANENTLY" | "FUTURE_OPENING";
  alert?: ConsumerAlert;
  summary?: Readonly<Record<string, string>>;
  /** Nothing but what the row says: no phone, site, rating, reviews or pictures are added. */
  bare?: boolean;
}

export interface HandWrittenReview {
  author: AuthorAttribution;
  rating: 1 | 2 | 3 | 4 | 5;
  text?: LocalizedText;
  originalText?: LocalizedText;
  /** Days before the demo's clock. */
  daysAgo: number;
  visited?: { year: number; month: number };
}

/** `"shop=bakery organic=only"` as tags. */
export function tagsFromWords(words: string): Record<string, string> {
  const pairs = words.trim().split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const cut = pair.indexOf("=");
      if (cut < 1) throw new SyntaxError(`"${pair}" is not a tag; write it as key=value.`);
      return [pair.slice(0, cut), pair.slice(cut + 1)];
    }),
  );
}
