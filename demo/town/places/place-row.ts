import type { AuthorAttribution, ConsumerAlert, LocalizedText, PlaceFacts } from "@lieudit/place-model";
import type { Tags } from "../../osm/osm-drawing.ts";

/**
 * A place as it is written down by hand: its name (empty when the ground shows
 * none), where it is, its main tags as `key=value` words, its `opening_hours`
 * (empty when nobody knows them), and what else there is to say.
 *
 * Where is one of:
 * - `"12 Rue de la République"`: the house with that number or the nearest one;
 * - `"@700,470"`: a point, metres east and north of the harbour;
 * - `"#590,540 22x46 10"`: a building of its own: its middle, width and depth
 *   in metres, and how many degrees it is turned.
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
  /** `false` where there is none; else one of the numbers reserved for fiction is given. */
  phone?: string | false;
  web?: string | false;
  facts?: Partial<PlaceFacts>;
  /** How many pictures; by default it follows from what the place is. */
  photos?: number;
  /** Reviews by hand; by default they follow from what the place is. `[]` means none. */
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
