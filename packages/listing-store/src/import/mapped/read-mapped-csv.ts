import { LISTING_STATUSES, type ListingKind, toSlug } from "@lieudit/listing-model";
import {
  getChoiceLabel,
  LISTING_FORMS,
  type ListingField,
  listControls,
  NO,
  type TypedFields,
  toListingValue,
  YES,
} from "@lieudit/listing-model/fields";
import { type CsvRows, findStrayCells } from "../csv-rows.ts";
import type { DeliveredListing, Delivery } from "../delivery.ts";
import { createFieldNaming } from "../field-names.ts";
import { type ColumnMapping, KIND_WORDS } from "./column-mapping.ts";

const YES_WORDS: ReadonlySet<string> = new Set(["oui", "o", "vrai", "true", "yes", "1", "x"]);
const NO_WORDS: ReadonlySet<string> = new Set(["non", "n", "faux", "false", "no", "0"]);

/** Reads a CSV file whose columns a person mapped, or that this site wrote. */
export function readMappedCsv(table: CsvRows, mapping: ColumnMapping): Delivery {
  const listings: DeliveredListing[] = [];
  const names = new Map(
    mapping.columns.flatMap((name, at) =>
      name === null ? [] : [[name, `colonne ${table.header[at] ?? ""}`]],
    ),
  );
  const delivery: Delivery = {
    flux: "tableau",
    agencies: [],
    listings,
    refused: [],
    nameOf: createFieldNaming(names),
  };
  for (const { line, cells } of table.rows) {
    const texts = new Map<string, string>();
    for (const [at, name] of mapping.columns.entries()) {
      const text = cleanCell(cells[at]);
      if (name !== null && text !== "") texts.set(name, text);
    }
    const stray = findStrayCells(table, cells);
    const kind = mapping.kind ?? findKind(texts.get("nature"));
    const reference = (texts.get("reference") ?? "").slice(0, 60);
    if (stray !== null || kind === null) {
      const reason = stray ?? `la colonne nature dit « bien » ou « vehicule » ; complétez-la.`;
      delivery.refused.push({ line, reference, reasons: [reason] });
      continue;
    }
    listings.push({ line, value: readRow(kind, texts), photos: readPhotos(texts) });
  }
  return delivery;
}

/** Without the apostrophe that keeps spreadsheets from reading a formula. */
function cleanCell(text = ""): string {
  return text.trim().replace(/^'(?=[=+\-@])/, "");
}

function findKind(text = ""): ListingKind | null {
  const word = toSlug(text);
  return (["estate", "vehicle"] as const).find((kind) => KIND_WORDS[kind] === word) ?? null;
}

function readPhotos(texts: ReadonlyMap<string, string>): DeliveredListing["photos"] {
  const alts = texts.get("textes")?.split("|") ?? [];
  return (texts.get("photos") ?? "")
    .split(/[|\n]|\s+(?=https?:)/)
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name, at) => {
      const alt = alts[at]?.trim() ?? "";
      return alt === "" ? { name } : { name, alt };
    });
}

function readRow(kind: ListingKind, texts: ReadonlyMap<string, string>): Record<string, unknown> {
  const fields: Record<string, string> = {};
  for (const { name, field, value } of listControls(kind)) {
    const text = texts.get(name);
    if (text !== undefined) fields[name] = value === undefined ? toTyped(field, text) : toListed(field, text);
  }
  for (const section of LISTING_FORMS[kind])
    for (const field of section.fields) Object.assign(fields, readListColumn(kind, field, texts));
  const status = LISTING_STATUSES.find(
    (known) => known === toSlug(texts.get("statut") ?? "").replace("-", "_"),
  );
  const typed = {
    kind,
    fields: fields as TypedFields,
    id: "",
    agence: "",
    photos: [],
    status: status ?? "publie",
  };
  const { id: _id, agence: _agence, ...listing } = toListingValue({ ...typed, status: typed.status });
  return listing;
}

/** A column for a whole list of choices, such as `Balcon, Terrasse`. */
function readListColumn(
  kind: ListingKind,
  field: ListingField,
  texts: ReadonlyMap<string, string>,
): Record<string, string> {
  const text = texts.get(field.champ);
  if (text === undefined || field.control.type !== "list") return {};
  const words = new Set(text.split(/[|,;\n]/).map((word) => toSlug(word)));
  return Object.fromEntries(
    listControls(kind).flatMap(({ name, field: own, value }) => {
      if (own !== field || value === undefined) return [];
      const isNamed = words.has(toSlug(value)) || words.has(toSlug(getChoiceLabel(field, value)));
      return isNamed ? [[name, toListed(field, YES)]] : [];
    }),
  );
}

/** A cell as a person would type it. Unreadable ones stay, so that the check reports them. */
function toTyped(field: ListingField, text: string): string {
  const { control } = field;
  const word = toSlug(text);
  switch (control.type) {
    case "choice":
      return (
        control.values.find((value) => toSlug(value) === word) ??
        control.values.find((value) => toSlug(getChoiceLabel(field, value)) === word) ??
        text
      );
    case "yes-no":
      return YES_WORDS.has(word) ? YES : NO_WORDS.has(word) ? NO : text;
    case "paragraphs":
      return text.replace(/<br\s*\/?>/gi, "\n");
    case "list":
      return text.replaceAll("|", "\n");
    default:
      return text;
  }
}

/** One choice of a list: whether it applies, or how many there are. */
function toListed({ champ, control }: ListingField, text: string): string {
  const word = toSlug(text);
  const isCounted = control.type === "list" && control.item.type === "object";
  // A surface may be 0 or 1 square metre; a bare yes is a space of unknown surface.
  if (isCounted && word !== "oui") return word === "non" ? "" : text;
  if (isCounted) return champ === "exterieurs" ? "0" : "1";
  return YES_WORDS.has(word) ? YES : "";
}
