import { getDepartementCode } from "@lieudit/listing-model";
import type { DeliveredListing, DeliveredPhoto, Delivery } from "./delivery.ts";

/** The same limit as for stored photos. */
const MAX_ALT_LENGTH = 300;

/**
 * Reads JSON Lines of complete listings and agencies, which `kind` distinguishes.
 * Empty lines are skipped. Agencies are read at once, listings as they are iterated.
 */
export function readJsonLines(lines: Iterable<string>): Delivery {
  const delivery: Delivery = {
    flux: "jsonl",
    agencies: [],
    listings: {
      *[Symbol.iterator]() {
        for (const { line, value, problem } of parseLines(lines)) {
          if (problem !== null) delivery.refused.push({ line, reference: "", reasons: [problem] });
          else if (!isAgency(value)) yield toDeliveredListing(line, value);
        }
      },
    },
    refused: [],
  };
  for (const { line, value, problem } of parseLines(lines)) {
    if (problem === null && isAgency(value)) delivery.agencies.push({ line, value });
  }
  return delivery;
}

type ParsedLine = { line: number } & (
  | { value: Readonly<Record<string, unknown>>; problem: null }
  | { value: null; problem: string }
);

function* parseLines(lines: Iterable<string>): Generator<ParsedLine> {
  let line = 0;
  for (const written of lines) {
    line += 1;
    if (written.trim() === "") continue;
    let value: unknown;
    try {
      value = withDepartement(JSON.parse(written));
    } catch {
      yield { line, value: null, problem: "cette ligne n’est pas du JSON." };
      continue;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      yield { line, value: null, problem: "cette ligne n’est pas un objet JSON." };
    } else yield { line, value: value as Readonly<Record<string, unknown>>, problem: null }; // an object
  }
}

function isAgency(value: Readonly<Record<string, unknown>>): boolean {
  return value.kind === "agence" || value.kind === "concession";
}

/** Adds the département of the postcode if it is missing. */
function withDepartement(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("adresse" in value)) return value;
  const { adresse } = value;
  if (typeof adresse !== "object" || adresse === null || "departement" in adresse) return value;
  if (!("codePostal" in adresse) || typeof adresse.codePostal !== "string") return value;
  return { ...value, adresse: { ...adresse, departement: getDepartementCode(adresse.codePostal) } };
}

/** Photos in `fichiers` are files or addresses to read; those in `photos` are already stored. */
function toDeliveredListing(line: number, value: Readonly<Record<string, unknown>>): DeliveredListing {
  const { fichiers, ...fields } = value;
  const files: unknown[] = Array.isArray(fichiers) ? fichiers : [];
  return { line, value: fields, photos: files.flatMap((file) => readPhoto(file) ?? []) };
}

/** Reads `"jardin.jpg"` or `{"fichier": "jardin.jpg", "alt": "Le jardin"}`; null for anything else. */
function readPhoto(file: unknown): DeliveredPhoto | null {
  if (typeof file === "string") return { name: file };
  if (typeof file !== "object" || file === null || !("fichier" in file)) return null;
  if (typeof file.fichier !== "string") return null;
  const alt = "alt" in file && typeof file.alt === "string" ? file.alt.replace(/\s+/g, " ").trim() : "";
  return { name: file.fichier, ...(alt !== "" && { alt: alt.slice(0, MAX_ALT_LENGTH) }) };
}
