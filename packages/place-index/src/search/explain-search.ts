import type { PlaceRecord } from "@lieudit/place-model";
import type { ExplainQuery } from "../place-index.ts";
import type { ScorePart } from "../ranking/score.ts";
import { findAutocomplete } from "./find-autocomplete.ts";
import { findText } from "./find-text.ts";
import type { IndexReader } from "./index-reader.ts";
import type { ScoredPlace } from "./scored-place.ts";
import type { ExplainedCandidate, SearchExplanation } from "./search-explanation.ts";
import { SearchTrace } from "./search-trace.ts";

/** Candidates after the tenth are counted only. */
const MAX_EXPLAINED = 10;

/** Runs the search and returns how its results came about, from the same readings and scores. */
export async function explainSearch(index: IndexReader, call: ExplainQuery): Promise<SearchExplanation> {
  const trace = new SearchTrace();
  if (call.method === "autocomplete") await findAutocomplete(index, call.query, trace);
  else await findText(index, call.query, trace);
  const results = trace.results.slice(0, MAX_EXPLAINED);
  const texts = await index.recordTexts(results.map(({ place }) => place.rank));
  return {
    text: call.method === "autocomplete" ? call.query.input : call.query.text,
    readings: trace.readings.map(({ interpretation, words, readers }) => ({
      interpretation,
      words: words.map(({ text, isHouseNumber, long, numeral, categories, corrections }) => ({
        text,
        isHouseNumber,
        ...(long === undefined ? {} : { long }),
        ...(numeral === undefined ? {} : { numeral }),
        categories: categories.map(({ type }) => type),
        corrections: corrections.map((correction) => ({ ...correction })),
      })),
      readers,
    })),
    candidates: results.map((result, i) => {
      // Written by our own writer.
      const record = JSON.parse(texts[i]!) as PlaceRecord;
      const next = trace.results[i + 1];
      return {
        id: record.id,
        name: record.names.default,
        primaryType: record.primaryType,
        address: record.address.formatted,
        location: record.location,
        reader: trace.getReader(result.place.rank),
        score: result.score.total,
        parts: result.score.parts,
        words: result.score.words,
        ...(next === undefined ? {} : { decidedBy: findDecision(result, next, trace.isByDistance) }),
      };
    }),
    candidateCount: trace.results.length,
  };
}

/** Finds the part of the score in which `first` is farthest ahead of `second`. */
function findDecision(
  first: ScoredPlace,
  second: ScoredPlace,
  isByDistance: boolean,
): NonNullable<ExplainedCandidate["decidedBy"]> {
  if (isByDistance) return { part: "distance", points: second.metres - first.metres };
  const parts = Object.keys({ ...first.score.parts, ...second.score.parts }) as ScorePart[];
  const leads = parts.map((part) => ({
    part,
    points: (first.score.parts[part] ?? 0) - (second.score.parts[part] ?? 0),
  }));
  const lead = leads.reduce((best, other) => (other.points > best.points ? other : best), {
    part: "popularity rank" as ScorePart | "popularity rank",
    points: 0,
  });
  return lead;
}
