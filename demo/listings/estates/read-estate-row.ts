import type { EnergyClass, EstateType, FeePayer, ListingStatus, Transaction } from "@lieudit/listing-model";
import { ENERGY_LETTERS, ESTATE_TYPES, LISTING_STATUSES, TRANSACTIONS } from "@lieudit/listing-model";
import type { HouseStyle } from "../../region/street.ts";

/** A row of `estate-rows.ts`, read. */
export interface EstateRow {
  agency: string;
  commune: string;
  street: HouseStyle;
  transaction: Transaction;
  type: EstateType;
  m2: number | null;
  pieces: number | null;
  chambres: number | null;
  /** Words that stand alone. */
  has(word: string): boolean;
  /** The text after `name:`. */
  text(name: string): string | null;
  number(name: string): number | null;
  dpe: EnergyClass | null;
  payer: FeePayer;
  status: ListingStatus;
}

const AGENCIES: Readonly<Record<string, string>> = {
  vieux: "agence-du-vieux-port",
  orvain: "orvain-immobilier",
  cles: "les-cles-de-la-baie",
  rosmel: "cabinet-rosmel",
  greves: "greves-et-villas",
  dune: "agence-de-la-dune",
  brevan: "brevan-immobilier",
  heronde: "herondeville-immobilier",
};

const PAYERS: Readonly<Record<string, FeePayer>> = { acq: "acquereur", vend: "vendeur", part: "partage" };

/** @throws {SyntaxError} when the row's first words are not known. */
export function readEstateRow(line: string): EstateRow {
  const [who, commune, street, what] = line.split("|");
  const words = (what ?? "").trim().split(/\s+/);
  const agency = AGENCIES[(who ?? "").split("-")[0]!];
  const transaction = TRANSACTIONS.find((one) => one === words[0]);
  const type = ESTATE_TYPES.find((one) => one === words[1]);
  if (
    agency === undefined ||
    commune === undefined ||
    street === undefined ||
    transaction === undefined ||
    type === undefined
  ) {
    throw new SyntaxError(
      `"${line}" is no estate; write it as agency|commune|streets|transaction type facts.`,
    );
  }
  const after = (name: string) =>
    words.find((word) => word.startsWith(`${name}:`))?.slice(name.length + 1) ?? null;
  const counted = (pattern: RegExp) => {
    const value = words.flatMap((word) => pattern.exec(word)?.[1] ?? [])[0];
    return value === undefined ? null : Number(value);
  };
  const letter = after("dpe");
  return {
    agency,
    commune,
    street: street as HouseStyle,
    transaction,
    type,
    m2: counted(/^(\d+)m2$/),
    pieces: counted(/^(\d+)p$/),
    chambres: counted(/^(\d+)ch$/),
    has: (word) => words.includes(word),
    text: after,
    number: (name) => {
      const value = Number.parseFloat(after(name) ?? "");
      return Number.isNaN(value) ? null : value;
    },
    dpe:
      letter === "ns"
        ? "non soumis"
        : (ENERGY_LETTERS.find((one) => one === letter) ?? (words.includes("vierge") ? "vierge" : null)),
    payer: PAYERS[words.find((word) => word in PAYERS) ?? "acq"]!,
    status: LISTING_STATUSES.find((one) => one === after("status")) ?? "publie",
  };
}
