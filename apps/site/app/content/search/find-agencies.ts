import type { AgencyWithCounts } from "@lieudit/listing-store";
import { bestFirst, wordScore } from "../../shell/format/word-score.ts";

/** Returns the agencies and dealers whose texts contain every word of the query, matches in the name first. */
export function findAgencies(agencies: readonly AgencyWithCounts[], question: string): AgencyWithCounts[] {
  const score = wordScore(question);
  return bestFirst(agencies, ({ nom, kind, description = "", adresse }) =>
    score(nom, `${kind} ${description} ${adresse.rue ?? ""} ${adresse.codePostal} ${adresse.commune}`),
  );
}
