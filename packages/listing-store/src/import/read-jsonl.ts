import type { DeliveredListing, DeliveredPhoto, Delivery } from "./delivery.ts";
import { getDepartement } from "./feed-values.ts";

/** The same limit as for stored photos. */
const MAX_ALT_LENGTH = 300;

/** Reads JSON Lines of complete listings and agencies, which `kind` distinguishes. Empty lines are skipped. */
export function readJsonLines(text: string): Delivery {
  const delivery: Delivery = { flux: "jsonl", agencies: [], listings: [], refused: [] };
  let line = 0;
  for (const written of text.split(/\r?\n/)) {
    line += 1;
    if (written.trim() === "") continue;
    let value: unknown;
    try {
      value = withDepartement(JSON.parse(written));
    } catch {
      delivery.refused.push({ line, reference: "", reasons: ["cette ligne n’est pas du JSON."] });
      continue;
    }
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      delivery.refused.push({ line, reference: "", reasons: ["cette ligne n’est pas un objet JSON."] });
    } else if ("kind" in value && (value.kind === "agence" || value.kind === "concession")) {
      delivery.agencies.push({ line, value });
    } else {
      delivery.listings.push(toDeliveredListing(line, value as Readonly<Record<string, unknown>>)); // an object
    }
  }
  return delivery;
}

/** Adds the département of the postcode if it is missing. */
function withDepartement(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("adresse" in value)) return value;
  const { adresse } = value;
  if (typeof adresse !== "object" || adresse === null || "departement" in adresse) return value;
  if (!("codePostal" in adresse) || typeof adresse.codePostal !== "string") return value;
  return { ...value, adresse: { ...adresse, departement: getDepartement(adresse.codePostal) } };
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
