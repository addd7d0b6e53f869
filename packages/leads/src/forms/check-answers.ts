import {
  dayInFrance as getIsoDayInFrance,
  measured,
  shortDate,
  typeset,
} from "@lieudit/listing-model/french";
import { cleanText } from "@lieudit/listing-model/text";
import type { LeadAnswer } from "../store/lead.ts";
import { addDays, type CalendarDay, readCalendarDay, toCalendarDay } from "./calendar-day.ts";
import { findDateError, parseDay } from "./date-error.ts";
import { EXAMPLE_PHONE, type FormField } from "./form-definition.ts";
import { cleanNumber } from "./typed-number.ts";

/** A message that says what is wrong with a field and how to correct it. */
export interface FieldError {
  name: string;
  label: string;
  message: string;
}

export interface CheckedAnswers {
  /** The filled fields, as they are stored and reported. */
  answers: LeadAnswer[];
  errors: FieldError[];
}

const MAX_CHARACTERS = 200;
const MAX_LONG_CHARACTERS = 5000;

/** An email address; stricter than the standard, which allows forms that are not in use. */
export const EMAIL_PATTERN = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/;

/** How far ahead a date field reaches. */
const MAX_DAYS_AHEAD = 366;

/**
 * Checks the fields of a form on the server.
 *
 * @param today the earliest date that is accepted
 */
export function checkAnswers(
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  today: CalendarDay,
): CheckedAnswers {
  const answers: LeadAnswer[] = [];
  const errors: FieldError[] = [];
  for (const field of fields) {
    const { name, label } = field;
    const isLong = field.type === "long-text";
    const text = cleanText(values.get(name) ?? "", isLong);
    if (text === "") {
      if (field.isRequired) errors.push({ name, label, message: getMissingMessage(field) });
      continue;
    }
    const max = isLong ? MAX_LONG_CHARACTERS : MAX_CHARACTERS;
    const result =
      text.length > max
        ? { problem: `Ce texte compte plus de ${max} caractères ; raccourcissez-le.` }
        : readField(field, text, values, today);
    if ("problem" in result) errors.push({ name, label, message: typeset(result.problem) });
    else answers.push({ name, label, value: result.value });
  }
  return { answers, errors };
}

type FieldResult = { value: string } | { problem: string };

function readField(
  field: FormField,
  text: string,
  values: ReadonlyMap<string, string>,
  today: CalendarDay,
): FieldResult {
  switch (field.type) {
    case "text":
    case "long-text":
      return { value: text };
    case "email":
      return EMAIL_PATTERN.test(text)
        ? { value: text }
        : { problem: "Cette adresse n’est pas complète ; écrivez-la comme camille@exemple.fr." };
    case "tel":
      return readPhone(text);
    case "postcode":
      return /^\d{5}$/.test(text.replaceAll(" ", ""))
        ? { value: text.replaceAll(" ", "") }
        : { problem: "Un code postal a cinq chiffres ; écrivez-le comme 75011." };
    case "choice":
      return field.options.includes(text)
        ? { value: text }
        : { problem: "Cette réponse n’est pas dans la liste ; choisissez-en une." };
    case "number": {
      const { unit, min, max, isWhole = false } = field;
      const [, minus = "", digits = ""] = /^([-\u2212]?)(.*)$/.exec(text) ?? [];
      const size = /[^\d\s.,]/.test(digits) ? Number.NaN : Number(cleanNumber(digits).text);
      const number = minus === "" ? size : 0 - size;
      if (!Number.isFinite(number) || !/\d/.test(digits))
        return { problem: "Ce n’est pas un nombre ; écrivez-le en chiffres." };
      if (number < min) return { problem: `Ce nombre est trop petit ; le minimum est ${min}.` };
      if (number > max) return { problem: `Ce nombre est trop grand ; le maximum est ${max}.` };
      if (isWhole && !Number.isInteger(number))
        return { problem: "Indiquez un nombre entier, sans virgule." };
      return { value: unit === undefined ? String(number) : measured(number, unit, 2) };
    }
    case "year":
      return readYear(text, field.min, today);
    case "date":
      return readDate(text, field.after === undefined ? undefined : (values.get(field.after) ?? ""), today);
  }
}

/** Reads a French number of ten digits, or an international one; stored as it is dialled. */
function readPhone(text: string): FieldResult {
  const dialled = text
    .replace(/[\s().\u2010-\u2015-]/g, "")
    .replace(/^00/, "+")
    // `+33 (0)6 …`: the zero must not be dialled.
    .replace(/^\+330/, "+33");
  const isFrench = /^0[1-9]\d{8}$/.test(dialled);
  if (isFrench || /^\+(?:33[1-9]\d{8}|(?!33)[1-9]\d{7,14})$/.test(dialled)) {
    return { value: isFrench ? dialled.replace(/\d\d(?=\d)/g, "$& ") : dialled };
  }
  return {
    problem: `Ce numéro n’est pas complet ; écrivez ses dix chiffres, comme ${EXAMPLE_PHONE}, ou commencez par + et l’indicatif du pays.`,
  };
}

/** Reads a year that is not in the future. */
function readYear(text: string, min: number, today: CalendarDay): FieldResult {
  const [first, last] = [min, Number(today.slice(0, 4))];
  if (!/^\d{4}$/.test(text))
    return { problem: `Ce n’est pas une année ; écrivez ses quatre chiffres, comme ${last}.` };
  const year = Number(text);
  if (year < first) return { problem: `Cette année est trop ancienne ; la première possible est ${first}.` };
  if (year > last)
    return { problem: `Cette année n’est pas encore venue ; la dernière possible est ${last}.` };
  return { value: text };
}

function readDate(text: string, startText: string | undefined, today: CalendarDay): FieldResult {
  const isEnd = startText !== undefined;
  const problem = findDateError(text, {
    min: isEnd ? addDays(today, 1) : today,
    max: getLastDay(today),
    start: parseDay(startText ?? ""),
  });
  const day = parseDay(text);
  return problem !== "" || day === null ? { problem } : { value: shortDate(day) };
}

/** Returns the current day in France at an instant. */
export function dayInFrance(now: Date): CalendarDay {
  return readCalendarDay(getIsoDayInFrance(now)) ?? toCalendarDay(now);
}

/** Returns the latest day that a date field accepts. */
export function getLastDay(today: CalendarDay): CalendarDay {
  return addDays(today, MAX_DAYS_AHEAD);
}

function getMissingMessage(field: FormField): string {
  switch (field.type) {
    case "choice":
      return "Choisissez une réponse dans la liste.";
    case "date":
      return "Indiquez une date, par exemple 07/03/2026.";
    case "number":
      return "Indiquez un nombre.";
    case "year":
      return "Indiquez une année, comme 2021.";
    case "email":
      return "Indiquez votre courriel, comme camille@exemple.fr.";
    case "tel":
      return `Indiquez votre numéro de téléphone, comme ${EXAMPLE_PHONE}.`;
    default:
      return "Remplissez ce champ.";
  }
}
