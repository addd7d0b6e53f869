import type { LeadAnswer } from "@lieudit/leads";
import {
  type CalendarDay,
  checkAnswers,
  type FieldError,
  type FormDefinition,
  getFields,
  readFrenchDate,
} from "@lieudit/leads/forms";
import { type EstateStay, getStayState } from "@lieudit/listing-model";
import { typeset } from "../../shell/format/french.ts";

const MESSAGES = {
  taken:
    "Ces dates sont déjà prises, au moins en partie ; choisissez-en d’autres parmi les semaines libres de l’annonce.",
  closed:
    "Le logement n’est pas proposé à ces dates ; choisissez-en d’autres parmi les semaines libres de l’annonce.",
};

/** Returns the days of a link, such as `?du=2026-12-05&au=2026-12-12`; none unless the form accepts them all. */
export function readLinkDays(form: FormDefinition, { searchParams }: URL, today: CalendarDay): LeadAnswer[] {
  const fields = getFields(form).flatMap((field) =>
    field.type === "date" ? [{ ...field, isRequired: false }] : [],
  );
  const { answers, errors } = checkAnswers(fields, new Map(searchParams), today);
  return errors.length === 0 ? answers : [];
}

/** Returns the error of a period in which a holiday let is not free. The days of `answers` are valid. */
export function checkStay(stay: EstateStay | null, answers: readonly LeadAnswer[]): FieldError[] {
  const read = (name: string) => readFrenchDate(answers.find((answer) => answer.name === name)?.value ?? "");
  const [du, au] = [read("du"), read("au")];
  if (stay === null || du === null || au === null) return [];
  const state = getStayState(stay, du, au);
  return state === "free" ? [] : [{ name: "du", label: "Période", message: typeset(MESSAGES[state]) }];
}
