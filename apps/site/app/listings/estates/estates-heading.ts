import type { EstateSearch, EstateType, Transaction } from "@lieudit/listing-model";
import { atTown } from "../../shell/format/french.ts";

/** Types as headings name them, several of them. */
export const ESTATE_TYPES_PLURAL: Readonly<Record<EstateType, string>> = {
  appartement: "Appartements",
  maison: "Maisons",
  terrain: "Terrains",
  parking: "Garages et parkings",
  local: "Locaux commerciaux",
  bureau: "Bureaux",
  immeuble: "Immeubles",
  programme: "Programmes neufs",
};

/** Transactions in French words. */
export const TRANSACTION_WORDS: Readonly<Record<Transaction, string>> = {
  vente: "à vendre",
  location: "à louer",
  viager: "en viager",
  saisonnier: "en location saisonnière",
};

/** What a list of estates is called: `Maisons à vendre à Aubremer`, `Biens immobiliers`. */
export function estatesHeading({ transaction, types }: EstateSearch, town: string | undefined): string {
  const [type] = types;
  return [
    types.length === 1 && type !== undefined ? ESTATE_TYPES_PLURAL[type] : "Biens immobiliers",
    transaction === undefined ? null : TRANSACTION_WORDS[transaction],
    town === undefined ? null : atTown(town),
  ]
    .filter((part) => part !== null)
    .join(" ");
}
