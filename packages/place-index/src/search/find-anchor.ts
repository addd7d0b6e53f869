import { distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { type ReadQuery, readQuery } from "../query/read-query.ts";
import type { Bias } from "../ranking/bias.ts";
import { type Candidate, scorePlace } from "../ranking/score-place.ts";
import { removeStopWords } from "../text/stop-words.ts";
import { gatherCandidates } from "./gather-candidates.ts";
import type { IndexReader } from "./index-reader.ts";
import { toKindTerm } from "./terms.ts";

/** The place or point that others are looked for around. */
export interface Anchor {
  /** Absent for a point. */
  place?: Candidate;
  center: LatLng;
  /** As far as the place itself reaches: to the farthest corner of a town, 0 for what has no outline. */
  reachMetres: number;
}

export interface AnchorOptions {
  /** Pulls near ones up: the station is the reader's. */
  bias: Bias | undefined;
  /** Only a town, a region or a country. */
  isArea: boolean;
  mayGuess: boolean;
  /** Of the reader. */
  language?: string;
}

const DEPTH = 40;
const ENOUGH = 5;

/** Returns the place that `text` means best, or undefined if it means none. */
export async function findAnchor(
  index: IndexReader,
  text: string,
  { bias, isArea, mayGuess, language }: AnchorOptions,
): Promise<Anchor | undefined> {
  const read = readQuery(text, false, { language });
  const gathered = (enough: number) =>
    gatherCandidates(index, read, {
      required: isArea ? [[toKindTerm("locality")]] : [],
      accepts: async (places) => places,
      ...(bias === undefined ? {} : { near: bias.center }),
      depth: DEPTH,
      enough,
      mayGuess,
    });
  // Names that only start with the text may fill the list, and none of them be the exact name.
  const best =
    findBestNamed(await gathered(ENOUGH), read, bias) ?? findBestNamed(await gathered(Infinity), read, bias);
  if (best === undefined) return undefined;
  const { location: center } = best;
  const [record = "{}"] = await index.recordTexts([best.rank]);
  // Our writer's own text.
  const { viewport } = JSON.parse(record) as Partial<PlaceRecord>;
  const corners = viewport === undefined ? [] : [viewport.low, viewport.high];
  const reachMetres = Math.max(0, ...corners.map((corner) => distanceMetres(center, corner)));
  return { place: best, center, reachMetres };
}

function findBestNamed(
  found: ReadonlyMap<number, Candidate>,
  read: ReadQuery,
  bias: Bias | undefined,
): Candidate | undefined {
  let best: Candidate | undefined;
  let bestScore = -Infinity;
  for (const place of found.values()) {
    // Asked of those alone that come first: a filter would read through all that starts with the words.
    if (!isCalled(place, read)) continue;
    const score = scorePlace(read, place, bias).total;
    if (score > bestScore || (score === bestScore && place.rank < best!.rank)) {
      best = place;
      bestScore = score;
    }
  }
  return best;
}

/**
 * Whether each word is one of a name, of the address or for the type, and not
 * the start of one. A single word in the midst of a business' name means
 * something else mostly: "près de la mer" is not near "Vent de Mer".
 */
function isCalled({ kind, names, context, types }: Candidate, { words }: ReadQuery): boolean {
  return names.some((name) =>
    words.every(({ text, long = text, corrections, categories }) => {
      const written = [text, long, ...corrections.map((correction) => correction.text)];
      const isAlone = words.length === 1 && kind !== "locality";
      const ofName = isAlone ? removeStopWords(name).slice(0, 1) : [...name, ...context];
      return (
        written.some((word) => ofName.includes(word)) ||
        categories.some(({ type, share }) => share === 1 && types.includes(type))
      );
    }),
  );
}
