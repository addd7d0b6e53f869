import { decimal, euros } from "../french/numbers.ts";
import { type Report, shownValue } from "./report.ts";

/** How a person types a value that a reader accepts. Forms draw their fields from it. */
export type Control =
  | { type: "line" | "paragraphs"; max: number }
  | { type: "number"; min: number; max: number; isWhole: boolean }
  | { type: "euros" | "yes-no" | "day" | "moment" | "url" }
  | { type: "pattern"; example: string }
  | { type: "choice"; values: readonly string[] }
  | { type: "list"; item: Control }
  | { type: "object"; shape: Shape<object> };

/** Reads one value; undefined when it was refused, which the report then says. */
export interface Reader<T> {
  (value: unknown, champ: string, report: Report): T | undefined;
  readonly control: Control;
}

type Read<T> = (value: unknown, champ: string, report: Report) => T | undefined;

/** Makes a reader of a value that a person types by `control`. */
export function createReader<T>(control: Control, read: Read<T>): Reader<T> {
  return Object.assign(read, { control });
}

/** A field of an object: how to read it, and what happens without it. */
export interface Field<T> {
  read: Reader<T>;
  /** Default of an absent field; `required` rejects the object. */
  absent: "required" | "optional" | { value: T };
}

/** How each field of `T` is read: the compiler asks for all of them, and for the right sort. */
export type Shape<T> = { readonly [K in keyof T]-?: Field<NonNullable<T[K]>> };

/** Returns a field without which the object is refused. */
export function required<T>(read: Reader<T>): Field<T> {
  return { read, absent: "required" };
}

/** Returns a field that may be absent. */
export function optional<T>(read: Reader<T>): Field<T> {
  return { read, absent: "optional" };
}

/** Returns a field for which `value` stands where it is absent. */
export function withDefault<T>(read: Reader<T>, value: T): Field<T> {
  return { read, absent: { value } };
}

/** Returns an object of this shape. Null and the empty text count as absent; unknown fields are omitted and reported. */
export function object<T extends object>(shape: Shape<T>): Reader<T> {
  const fields = Object.entries<Field<unknown>>(shape);
  const known = new Set(fields.map(([name]) => name));
  return createReader({ type: "object", shape }, (value, champ, report) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      report.problems.push({ champ, message: `${shownValue(value)} n’est pas un objet JSON.` });
      return undefined;
    }
    const given = value as Readonly<Record<string, unknown>>; // an object, as just seen
    for (const name of Object.keys(given)) {
      if (!known.has(name)) {
        const message = `champ inconnu ${shownValue(name)}, ignoré.`;
        report.warnings.push({ champ: inner(champ, ""), message });
      }
    }
    const before = report.problems.length;
    const entries = fields.flatMap(([name, field]) => {
      const read = readField(
        field,
        Object.hasOwn(given, name) ? given[name] : undefined,
        inner(champ, name),
        report,
      );
      return read === undefined ? [] : [[name, read] as const];
    });
    // Every field of the shape was read by its own reader.
    return report.problems.length > before ? undefined : (Object.fromEntries(entries) as T);
  });
}

function readField(field: Field<unknown>, value: unknown, champ: string, report: Report): unknown {
  if (value !== undefined && value !== null && value !== "") return field.read(value, champ, report);
  if (field.absent === "required") {
    report.problems.push({ champ, message: "cette valeur est obligatoire et manque." });
    return undefined;
  }
  return field.absent === "optional" ? undefined : field.absent.value;
}

/** A list, each item read; at most `max`. */
export function list<T>(read: Reader<T>, max: number): Reader<T[]> {
  return createReader({ type: "list", item: read.control }, (value, champ, report) => {
    if (!Array.isArray(value)) {
      report.problems.push({ champ, message: `${shownValue(value)} n’est pas une liste.` });
      return undefined;
    }
    if (value.length > max) {
      report.problems.push({ champ, message: `${value.length} éléments ; il en faut au plus ${max}.` });
      return undefined;
    }
    const before = report.problems.length;
    const items = value.flatMap((item, index) => {
      const read_ = read(item, `${champ}[${index}]`, report);
      return read_ === undefined ? [] : [read_];
    });
    return report.problems.length > before ? undefined : items;
  });
}

/** One line of text, cleaned of what steers a terminal or turns a line round. */
export function line(max: number): Reader<string> {
  return createReader({ type: "line", max }, (value, champ, report) => {
    if (typeof value !== "string") return refuse(report, champ, `${shownValue(value)} n’est pas un texte.`);
    const text = clean(value).replace(/\s+/g, " ").trim();
    if (text === "") return refuse(report, champ, "le texte est vide.");
    if (text.length > max) {
      return refuse(report, champ, `${text.length} caractères ; il en faut au plus ${max}.`);
    }
    return text;
  });
}

/** Text of several paragraphs; may be empty. */
export function paragraphs(max: number): Reader<string> {
  return createReader({ type: "paragraphs", max }, (value, champ, report) => {
    if (typeof value !== "string") return refuse(report, champ, `${shownValue(value)} n’est pas un texte.`);
    if (value.length > 2 * max) {
      return refuse(report, champ, `${value.length} caractères ; il en faut au plus ${max}.`);
    }
    const text = clean(value)
      .replace(/\r\n?/g, "\n")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
    return text.length > max
      ? refuse(report, champ, `${text.length} caractères ; il en faut au plus ${max}.`)
      : text;
  });
}

/** Returns a text of a given form; `example` is shown to who wrote another one. */
export function matching(form: RegExp, example: string): Reader<string> {
  return createReader({ type: "pattern", example }, (value, champ, report) =>
    typeof value === "string" && value.length <= 500 && form.test(value)
      ? value
      : refuse(report, champ, `${shownValue(value)} n’a pas la forme attendue, par exemple ${example}.`),
  );
}

/** Returns a number between two bounds, both included. */
export function number(min: number, max: number): Reader<number> {
  return createReader({ type: "number", min, max, isWhole: false }, (value, champ, report) => {
    if (typeof value !== "number" || !Number.isFinite(value)) {
      return refuse(report, champ, `${shownValue(value)} n’est pas un nombre.`);
    }
    return value < min || value > max
      ? refuse(
          report,
          champ,
          `${figure(value)} est hors limites ; il faut entre ${figure(min)} et ${figure(max)}.`,
        )
      : value;
  });
}

/** Returns a whole number between two bounds, both included. */
export function whole(min: number, max: number): Reader<number> {
  const within = number(min, max);
  return createReader({ type: "number", min, max, isWhole: true }, (value, champ, report) =>
    typeof value === "number" && Number.isFinite(value) && !Number.isInteger(value)
      ? refuse(report, champ, `${figure(value)} n’est pas un nombre entier.`)
      : within(value, champ, report),
  );
}

const MAX_CENTS = 1_000_000_000_000;

/** Reads whole cents, up to ten billion euros. Errors are in euros, like the amounts of the sender. */
export const cents: Reader<number> = createReader({ type: "euros" }, (value, champ, report) => {
  if (typeof value !== "number" || !Number.isFinite(value)) {
    return refuse(report, champ, `${shownValue(value)} n’est pas un montant.`);
  }
  if (!Number.isInteger(value)) {
    return refuse(report, champ, `${figure(value)} n’est pas un nombre entier de centimes.`);
  }
  return value < 0 || value > MAX_CENTS
    ? refuse(report, champ, `${euros(value)} est hors limites ; il faut entre 0 et ${euros(MAX_CENTS)}.`)
    : value;
});

export const bool: Reader<boolean> = createReader({ type: "yes-no" }, (value, champ, report) =>
  typeof value === "boolean"
    ? value
    : refuse(report, champ, `${shownValue(value)} ne dit ni oui (true) ni non (false).`),
);

/** Makes a reader of one word of a set, in its exact spelling. */
export function createWordReader<V extends string>(values: readonly V[]): Reader<V> {
  return createReader(
    { type: "choice", values },
    (value, champ, report) =>
      values.find((allowed) => allowed === value) ??
      refuse(report, champ, `${shownValue(value)} n’est pas admis ; il faut l’un de : ${values.join(", ")}.`),
  );
}

/** A day that exists, `2026-11-20`. */
export const day: Reader<string> = createReader({ type: "day" }, (value, champ, report) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDay(value)
    ? value
    : refuse(report, champ, `${shownValue(value)} n’est pas une date, par exemple 2026-11-20.`),
);

/** A moment of ISO 8601, or a day; given back in UTC. */
export const moment: Reader<string> = createReader({ type: "moment" }, (value, champ, report) =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}(T[\d:.]{5,12}(Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
  isDay(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : refuse(report, champ, `${shownValue(value)} n’est pas un instant, par exemple 2026-11-20T08:30:00Z.`),
);

/** An address that browsers may be sent to: http or https. */
export const webAddress: Reader<string> = createReader({ type: "url" }, (value, champ, report) => {
  if (typeof value === "string" && value.length <= 2_000 && URL.canParse(value)) {
    const url = new URL(value);
    if ((url.protocol === "https:" || url.protocol === "http:") && url.username === "") return url.href;
  }
  return refuse(report, champ, `${shownValue(value)} n’est pas une adresse http ou https.`);
});

/** An address as `webAddress`, or a page of the site itself, `/honoraires`. */
export const pageAddress: Reader<string> = createReader({ type: "url" }, (value, champ, report) =>
  typeof value === "string" && /^\/(?![/\\])[\w/.-]{0,200}$/.test(value)
    ? value
    : webAddress(value, champ, report),
);

function isDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

function clean(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize("NFC")
      // Controls but line ends and tabs, and signs without a shape, which can turn a line round.
      .replace(/[^\P{Cc}\n\r\t]|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, "")
  );
}

function refuse(report: Report, champ: string, message: string): undefined {
  report.problems.push({ champ, message });
  return undefined;
}

/** Returns a number as French prints it; years and the like are not grouped. */
function figure(value: number): string {
  return Math.abs(value) >= 10_000 ? decimal(value, 3) : String(value).replace(".", ",");
}

function inner(champ: string, name: string): string {
  return champ === "" || name === "" ? champ + name : `${champ}.${name}`;
}
