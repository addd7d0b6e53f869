import { dayInFrance } from "../french/dates.ts";
import { getDepartementCode } from "../french/departements.ts";
import { upperFirst } from "../french/words.ts";
import type { Listing, ListingDraft, ListingKind } from "../listing.ts";
import type { ListingPhoto, ListingStatus } from "../listing-base.ts";
import { legalGaps } from "../mentions/legal-gaps.ts";
import { parseListing } from "../parse/parse-listing.ts";
import type { Control } from "../parse/readers.ts";
import type { FieldProblem } from "../parse/report.ts";
import { coarsenPosition, coarsenStreet, POSITION_PRECISIONS } from "../position.ts";
import { LISTING_FORMS, type ListingField } from "./listing-fields.ts";

/** What a person typed into the form of a listing, by the name of the control; empty for nothing. */
export type TypedFields = Readonly<Record<string, string>>;

/** One control of the form: a field, or one of its values where a property is a list of them. */
export interface TypedControl {
  /** Name of the control: the path of the property, and the value for a list of choices. */
  name: string;
  field: ListingField;
  /** Value of the list that the control stands for. */
  value?: string;
}

/** The answer of a yes-no control, and of a checked value of a list. */
export const YES = "oui";
export const NO = "non";

/** Every control of a kind, in the order of the form. */
export function listControls(kind: ListingKind): TypedControl[] {
  return LISTING_FORMS[kind].flatMap(({ fields }) => fields.flatMap(getControls));
}

/** The controls of a field: several for a list of choices, such as the plugs of a vehicle. */
export function getControls(field: ListingField): TypedControl[] {
  const values = getListedValues(field.control);
  return values === null
    ? [{ name: field.champ, field }]
    : values.map((value) => ({ name: `${field.champ}.${value}`, field, value }));
}

/** The values of a list of choices, or of a list of counted choices such as parking spaces; null for others. */
function getListedValues(control: Control): readonly string[] | null {
  if (control.type !== "list") return null;
  const { item } = control;
  if (item.type === "choice") return item.values;
  return item.type === "object" ? (getCountedChoice(item)?.values ?? null) : null;
}

interface CountedChoice {
  choice: string;
  values: readonly string[];
  count: string;
  isCountRequired: boolean;
}

/** The two properties of a counted choice: `{ type: "garage", nb: 2 }`. */
function getCountedChoice({ shape }: Extract<Control, { type: "object" }>): CountedChoice | null {
  // The readers of a shape stand under the names of its properties.
  const entries = Object.entries(
    shape as Readonly<Record<string, { read: { control: Control }; absent: unknown }>>,
  );
  const choice = entries.find(([, { read }]) => read.control.type === "choice");
  const count = entries.find(([, { read }]) => read.control.type === "number");
  if (choice === undefined || count === undefined) return null;
  const { control } = choice[1].read;
  return {
    choice: choice[0],
    values: control.type === "choice" ? control.values : [],
    count: count[0],
    isCountRequired: count[1].absent !== "optional",
  };
}

/** The texts of the form for a listing. Properties that the form does not have are left out. */
export function toTypedFields(listing: Listing | ListingDraft): TypedFields {
  const fields: Record<string, string> = {};
  for (const { name, field, value } of listControls(listing.kind)) {
    const known = readPath(listing, field.champ);
    fields[name] =
      value === undefined ? writeValue(field.control, known) : writeListed(field.control, known, value);
  }
  return fields;
}

function writeValue(control: Control, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (control.type === "euros") return String(Number(value) / 100);
  if (control.type === "yes-no") return value === true ? YES : NO;
  if (control.type === "day") return String(value).split("-").reverse().join("/");
  if (control.type === "list" && Array.isArray(value))
    return value.map((item) => writeLine(control.item, item)).join("\n");
  return String(value);
}

/** Stands between the properties of an item on its line. */
const SEPARATOR = ";";

/** The line of an item of a list: its properties in the order of their shape. */
function writeLine(control: Control, item: unknown): string {
  return control.type !== "object"
    ? writeValue(control, item)
    : listParts(control)
        .map(([name, part]) => writeValue(part, readPath(item as object, name)))
        .join(` ${SEPARATOR} `);
}

/** The item that a line stands for. A line with other parts stays as it is, so that the check reports it. */
function readLine(control: Control, line: string, champ: string): unknown {
  if (control.type !== "object") return control.type === "number" ? readNumber(line, control) : line;
  const texts = line.split(SEPARATOR);
  const parts = listParts(control);
  if (texts.length !== parts.length) return line;
  return Object.fromEntries(parts.map(([name, part], at) => [name, readText(part, texts[at] ?? "", champ)]));
}

/** The properties of an item, in the order of its shape. */
function listParts({ shape }: Extract<Control, { type: "object" }>): [name: string, control: Control][] {
  // The readers of a shape stand under the names of its properties.
  return Object.entries(shape as Readonly<Record<string, { read: { control: Control } }>>).map(
    ([name, { read }]) => [name, read.control],
  );
}

function writeListed(control: Control, known: unknown, value: string): string {
  if (control.type !== "list" || !Array.isArray(known)) return "";
  if (control.item.type !== "object") return known.includes(value) ? YES : "";
  const counted = getCountedChoice(control.item);
  const items = (known as Readonly<Record<string, unknown>>[]).filter(
    (item) => counted !== null && item[counted.choice] === value,
  );
  if (counted === null || items.length === 0) return "";
  return String(items.reduce((sum, item) => sum + Number(item[counted.count] ?? 0), 0));
}

/** What a typed listing needs beside its fields. */
export interface TypedListing {
  kind: ListingKind;
  fields: TypedFields;
  id: string;
  agence: string;
  photos: readonly ListingPhoto[];
  status: ListingStatus;
}

/** A typed listing, checked: the draft if it can be published, what prevents it, and what the law still needs. */
export interface CheckedListing {
  draft: ListingDraft | null;
  problems: FieldProblem[];
  gaps: FieldProblem[];
}

/** Checks what was typed. Problems and gaps name the property that they concern. */
export function checkTypedListing(typed: TypedListing, now: Date): CheckedListing {
  const value = toListingValue(typed);
  const parsed = parseListing(value, dayInFrance(now));
  if (!parsed.ok)
    return { draft: null, problems: parsed.problems.map(translate), gaps: guessGaps(typed, now) };
  return { draft: parsed.value, problems: [], gaps: legalGaps(parsed.value) };
}

/** The postcode gives the departement. */
function translate({ champ, message }: FieldProblem): FieldProblem {
  return champ === "adresse.departement" ? { champ: "adresse.codePostal", message } : { champ, message };
}

/** The gaps of a listing that lacks required properties: those that a complete one would have. */
function guessGaps(typed: TypedListing, now: Date): FieldProblem[] {
  const { kind, fields } = typed;
  const filled: Record<string, string> = { ...fields };
  for (const [name, value] of Object.entries(STAND_INS[kind])) filled[name] ||= value;
  const parsed = parseListing(toListingValue({ ...typed, fields: filled }), dayInFrance(now));
  return parsed.ok ? legalGaps(parsed.value) : [];
}

/** Values in place of required ones that are not typed yet; no gap depends on them. */
const STAND_INS: Readonly<Record<ListingKind, TypedFields>> = {
  vehicle: {
    titre: "-",
    reference: "-",
    prixCents: "1",
    "adresse.codePostal": "76990",
    "adresse.commune": "-",
    categorie: "voitures",
    marque: "-",
    modele: "-",
    energie: "essence",
  },
  estate: {
    titre: "-",
    reference: "-",
    prixCents: "1",
    "adresse.codePostal": "76990",
    "adresse.commune": "-",
    transaction: "vente",
    type: "terrain",
  },
};

/**
 * Returns the values of known controls in the spelling of `toTypedFields`, so that a value that was
 * only shown and sent again is not a change. Unreadable texts stay.
 */
export function normaliseTypedFields(kind: ListingKind, sent: TypedFields): TypedFields {
  const fields: Record<string, string> = {};
  for (const { name, field, value } of listControls(kind)) {
    const text = sent[name];
    if (text === undefined) continue;
    const trimmed = text.replace(/\r\n?/g, "\n").trim();
    const { control } = field;
    const isNumber =
      control.type === "number" || control.type === "euros" || (value !== undefined && trimmed !== YES);
    const number = isNumber && trimmed !== "" ? readNumber(trimmed, control) : trimmed;
    fields[name] = String(number);
  }
  return fields;
}

/**
 * The name of the control that a problem is about. A missing group is about its first control.
 *
 * @param champ path of a property, such as `adresse` or `exterieurs[0].surfaceM2`
 */
export function findControlName(kind: ListingKind, champ: string): string | null {
  const path = champ.replace(/\[.*$/, "");
  const names = listControls(kind).map(({ name }) => name);
  const ownName = names.includes(path) ? path : names.find((name) => name.startsWith(`${path}.`));
  // The form has the codes of the post before the name of the commune.
  return path === "adresse" ? "adresse.codePostal" : (ownName ?? null);
}

/** The words for a value of a choice. */
export function getChoiceLabel({ words }: Pick<ListingField, "words">, value: string): string {
  return words?.[value] ?? upperFirst(value);
}

/**
 * The listing as visitors would see it, with stand-ins for what is missing or unreadable. A missing
 * price is 0, which `priceText` names. Null if even that is not a listing.
 */
export function previewTypedListing(typed: TypedListing, now: Date): Listing | null {
  const fields: Record<string, string> = { ...typed.fields };
  let { draft, problems } = checkTypedListing({ ...typed, fields }, now);
  if (draft === null) {
    for (const { champ } of problems) {
      const prefix = champ.replace(/\[.*$/, "");
      for (const name of Object.keys(fields))
        if (name === prefix || name.startsWith(`${prefix}.`)) fields[name] = "";
    }
    const isPriceMissing = (fields.prixCents ?? "") === "";
    for (const [name, value] of Object.entries({
      ...STAND_INS[typed.kind],
      ...pickKnown(PREVIEW_WORDS, typed.kind),
    }))
      fields[name] ||= value;
    draft = checkTypedListing({ ...typed, fields }, now).draft;
    if (draft !== null && isPriceMissing) draft = { ...draft, prixCents: 0 };
  }
  if (draft === null) return null;
  const at = now.toISOString();
  const { dates } = draft;
  // A draft with the omitted properties is a listing of its kind.
  return {
    ...draft,
    slug: "apercu",
    photos: [...typed.photos],
    prixHistorique: [{ date: dayInFrance(now), prixCents: draft.prixCents }],
    dates: { publie: dates?.publie ?? at, maj: at },
  } as Listing;
}

function pickKnown(words: TypedFields, kind: ListingKind): TypedFields {
  return Object.fromEntries(Object.entries(words).filter(([name]) => STAND_INS[kind][name] !== undefined));
}

const PREVIEW_WORDS: TypedFields = {
  titre: "Titre de l’annonce",
  "adresse.commune": "Commune",
  marque: "Marque",
  modele: "Modèle",
};

/** Returns a draft in which typed values replace its properties; an empty text removes an optional one. */
export function applyTypedFields(draft: ListingDraft, typed: TypedFields): unknown {
  const copy = structuredClone(draft) as unknown as Record<string, unknown>;
  for (const { fields } of LISTING_FORMS[draft.kind]) {
    for (const field of fields) {
      if (typed[field.champ] === undefined) continue;
      const value = readTyped(field, typed);
      if (value === undefined) removePath(copy, field.champ);
      else writePath(copy, field.champ, value);
    }
  }
  return copy;
}

/** The properties of a listing as they were typed, to be checked by `parseListing`. */
export function toListingValue({
  kind,
  fields,
  id,
  agence,
  photos,
  status,
}: TypedListing): Record<string, unknown> {
  const draft: Record<string, unknown> = { kind, id, agence, photos, status };
  for (const { fields: own } of LISTING_FORMS[kind]) {
    for (const field of own) writePath(draft, field.champ, readTyped(field, fields));
  }
  const { adresse } = draft as { adresse?: { codePostal?: string; departement?: string | undefined } };
  if (adresse?.codePostal !== undefined) adresse.departement = getDepartementCode(adresse.codePostal);
  omitUnwanted(draft);
  hideExactPlace(draft);
  return draft;
}

/** Visitors get no more of the address than the chosen precision. Unreadable values stay for the check. */
function hideExactPlace(draft: Record<string, unknown>): void {
  const { adresse, position } = draft as {
    adresse?: Record<string, unknown>;
    position?: Partial<Record<"latitude" | "longitude" | "precision", unknown>>;
  };
  const { latitude, longitude } = position ?? {};
  const wanted = position?.precision ?? "floutee";
  const precision = POSITION_PRECISIONS.find((known) => known === wanted);
  if (latitude === undefined && longitude === undefined && precision !== undefined) delete draft.position;
  if (precision === undefined) return;
  if (adresse !== undefined && typeof adresse.rue === "string")
    adresse.rue = coarsenStreet(adresse.rue, precision);
  if (typeof latitude === "number" && typeof longitude === "number")
    draft.position = { ...coarsenPosition({ latitude, longitude }, precision), precision };
}

/** Removes groups of another kind of transaction, which the form hides. */
function omitUnwanted(draft: Record<string, unknown>): void {
  for (const { when } of LISTING_FORMS.estate) {
    if (draft.kind !== "estate" || when === undefined) continue;
    const { transaction } = draft;
    if (transaction === undefined || when.values.includes(String(transaction))) continue;
    for (const { id, when: own } of LISTING_FORMS.estate) if (own === when) delete draft[id];
  }
}

/** The value of a property; undefined if nothing was typed. An unreadable text stays, so that the check reports it. */
function readTyped(field: ListingField, fields: TypedFields): unknown {
  const { champ, control } = field;
  const values = getListedValues(control);
  if (values === null) return readText(control, fields[champ] ?? "", champ);
  if (control.type !== "list") return undefined;
  const chosen = values.filter((value) => (fields[`${champ}.${value}`] ?? "").trim() !== "");
  const { item } = control;
  const counted = item.type === "object" ? getCountedChoice(item) : null;
  const items: unknown[] =
    counted === null
      ? chosen
      : chosen.flatMap((value) => {
          const count = readNumber(fields[`${champ}.${value}`] ?? "");
          if (counted.isCountRequired && count === 0) return [];
          // Zero stands for an unknown surface.
          return [{ [counted.choice]: value, ...(count !== 0 && { [counted.count]: count }) }];
        });
  return items.length === 0 ? undefined : items;
}

function readText(control: Control, written: string, champ: string): unknown {
  const text = written.trim();
  if (text === "") return undefined;
  switch (control.type) {
    case "number":
      return readNumber(text, control);
    case "euros": {
      const euros = readNumber(text);
      return typeof euros === "number" ? Math.round(euros * 100) : euros;
    }
    case "yes-no":
      return text === YES ? true : text === NO ? false : text;
    case "day":
      return readDay(text);
    case "list": {
      const lines = text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== "");
      return lines.map((line) => readLine(control.item, line, champ));
    }
    case "pattern":
      return champ === "contact.telephone" ? readPhone(text) : text;
    default:
      return text;
  }
}

/**
 * `249 000`, `1 234,5`. A text such as `15.900` stays unread if it may be thousands or decimals; a
 * latitude is never in thousands.
 */
function readNumber(text: string, control?: Control): number | string {
  const bare = text.trim().replace(/[\s\u00a0\u202f€]/g, "");
  const hasThousands = control?.type !== "number" || control.max >= 1_000;
  if (hasThousands && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return text;
  const plain = bare.replace(",", ".");
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(plain) ? Number(plain) : text;
}

/** `07/03/2026` as `2026-03-07`. */
function readDay(text: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** `02 35 00 00 00` as `+33235000000`. */
function readPhone(text: string): string {
  const bare = text.replace(/[\s.\-()\u00a0\u202f]/g, "");
  return /^0[1-9]\d{8}$/.test(bare) ? `+33${bare.slice(1)}` : bare;
}

function readPath(from: object, path: string): unknown {
  let value: unknown = from;
  for (const name of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

function writePath(to: Record<string, unknown>, path: string, value: unknown): void {
  if (value === undefined) return;
  const names = path.split(".");
  const last = names.pop() ?? "";
  let target = to;
  for (const name of names) {
    const inner = (target[name] ?? {}) as Record<string, unknown>;
    target[name] = inner;
    target = inner;
  }
  target[last] = value;
}

function removePath(from: Record<string, unknown>, path: string): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const parent = names.length === 0 ? from : readPath(from, names.join("."));
  if (typeof parent === "object" && parent !== null) delete (parent as Record<string, unknown>)[last];
}
