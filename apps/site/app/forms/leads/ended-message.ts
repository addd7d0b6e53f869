import type { Listing } from "@lieudit/listing-model";

/** Why a listing that still has its page is no longer on offer. */
export function endedWords({ status }: Listing): string {
  return WORDS[status] ?? "Cette annonce n’est plus en ligne.";
}

const WORDS: Partial<Record<Listing["status"], string>> = {
  vendu: "Cette annonce a trouvé preneur\u00a0: c’est vendu.",
  loue: "Ce bien est loué.",
  retire: "Cette annonce a été retirée.",
};
