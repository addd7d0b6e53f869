import {
  dayInFrance as isoDayInFrance,
  longDate,
  measured,
  shortDate,
  typeset,
} from "@lieudit/listing-model/french";
import { cleanText } from "@lieudit/listing-model/text";
import type { LeadAnswer } from "../store/lead.ts";
import {
  addDays,
  type CalendarDay,
  dayOfInstant,
  readCalendarDay,
  readFrenchDate,
  utcInstant,
} from "./calendar-day.ts";
import { EXAMPLE_PHONE, type FormField } from "./form-definition.ts";
import { cleanNumber } from "./typed-number.ts";

/** What is wrong with a field, and what to do. */
export interface FieldError {
  name: string;
  label: string;
  message: string;
}

export interface CheckedAnswers {
  /** Fields that were filled, as they are kept and told. */
  answers: LeadAnswer[];
  errors: FieldError[];
}

const MAX_CHARACTERS = 200;
const MAX_LONG_CHARACTERS = 5000;

/** A mail address that can be written to; stricter than the standard, which allows what nobody has. */
export const EMAIL_FORM = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/;

/** How far ahead somebody may plan. */
const MAX_DAYS_AHEAD = 366;

/**
 * Checks what a form sent, whatever the browser let pass.
 *
 * @param today no date may be before it
 */
export function checkAnswers(
  fields: readonly FormField[],
  sent: ReadonlyMap<string, string>,
  today: CalendarDay,
): CheckedAnswers {
  const answers: LeadAnswer[] = [];
  const errors: FieldError[] = [];
  for (const field of fields) {
    const { name, label } = field;
    const isLong = field.type === "long-text";
    const text = cleanText(sent.get(name) ?? "", isLong);
    if (text === "") {
      if (field.isRequired) errors.push({ name, label, message: missingText(field) });
      continue;
    }
    const max = isLong ? MAX_LONG_CHARACTERS : MAX_CHARACTERS;
    const found =
      text.length > max
        ? { problem: `Ce texte compte plus de ${max} caractères ; raccourcissez-le.` }
        : read(field, text, sent, today);
    if ("problem" in found) errors.push({ name, label, message: typeset(found.problem) });
    else answers.push({ name, label, value: found.value });
  }
  return { answers, errors };
}

type Found = { value: string } | { problem: string };

function read(field: FormField, text: string, sent: ReadonlyMap<string, string>, today: CalendarDay): Found {
  switch (field.type) {
    case "text":
    case "long-text":
      return { value: text };
    case "email":
      return EMAIL_FORM.test(text)
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
      const { unit, min, max } = field;
      const number = /[^\d\s.,]/.test(text) ? Number.NaN : Number(cleanNumber(text).text);
      if (!Number.isFinite(number) || !/\d/.test(text))
        return { problem: "Ce n’est pas un nombre ; écrivez-le en chiffres." };
      if (number < min) return { problem: `Ce nombre est trop petit ; le minimum est ${min}.` };
      if (number > max) return { problem: `Ce nombre est trop grand ; le maximum est ${max}.` };
      return { value: unit === undefined ? String(number) : measured(number, unit, 2) };
    }
    case "year":
      return readYear(text, field.min, today);
    case "date":
      return readDate(text, field.after === undefined ? undefined : sent.get(field.after), today);
  }
}

/** French numbers of ten figures, or with the sign of another country; kept as they are dialled. */
function readPhone(text: string): Found {
  const dialled = text
    .replace(/[\s().\u2010-\u2015-]/g, "")
    .replace(/^00/, "+")
    // As cards write it, `+33 (0)6 …`; nobody is reached with that zero.
    .replace(/^\+330/, "+33");
  const isFrench = /^0[1-9]\d{8}$/.test(dialled);
  if (isFrench || /^\+(?:33[1-9]\d{8}|(?!33)[1-9]\d{7,14})$/.test(dialled)) {
    return { value: isFrench ? dialled.replace(/\d\d(?=\d)/g, "$& ") : dialled };
  }
  return {
    problem: `Ce numéro n’est pas complet ; écrivez ses dix chiffres, comme ${EXAMPLE_PHONE}, ou commencez par + et l’indicatif du pays.`,
  };
}

/** A year that has been, or is. */
function readYear(text: string, min: number, today: CalendarDay): Found {
  const [first, last] = [min, Number(today.slice(0, 4))];
  if (!/^\d{4}$/.test(text))
    return { problem: `Ce n’est pas une année ; écrivez ses quatre chiffres, comme ${last}.` };
  const year = Number(text);
  if (year < first) return { problem: `Cette année est trop ancienne ; la première possible est ${first}.` };
  if (year > last)
    return { problem: `Cette année n’est pas encore venue ; la dernière possible est ${last}.` };
  return { value: text };
}

function readDate(text: string, startText: string | undefined, today: CalendarDay): Found {
  const day = dayOf(text);
  if (day === null) {
    return {
      problem:
        "Cette date n’existe pas ou est mal écrite ; indiquez le jour, le mois et l’année, par exemple 07/03/2026.",
    };
  }
  if (day < today)
    return { problem: `Cette date est passée ; choisissez le ${written(today)} ou plus tard.` };
  const last = addDays(today, MAX_DAYS_AHEAD);
  if (day > last)
    return { problem: `Cette date est trop lointaine ; choisissez le ${written(last)} ou plus tôt.` };
  const start = startText === undefined ? null : dayOf(startText);
  if (start !== null && day <= start) {
    return {
      problem: `La fin doit venir après le début ; choisissez le ${written(addDays(start, 1))} ou plus tard.`,
    };
  }
  return { value: shortDate(day) };
}

/** A date as it is typed, or as a native field without our script sends it. */
function dayOf(text: string): CalendarDay | null {
  return readFrenchDate(text) ?? readCalendarDay(text);
}

function written(day: CalendarDay): string {
  return longDate(utcInstant(day));
}

/** The day that it is in France at an instant. */
export function dayInFrance(now: Date): CalendarDay {
  return readCalendarDay(isoDayInFrance(now)) ?? dayOfInstant(now);
}

function missingText(field: FormField): string {
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
