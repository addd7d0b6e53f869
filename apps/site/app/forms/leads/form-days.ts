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
  refused: "Les dates de ce lien ne conviennent pas ; choisissez-en d’autres.",
  taken:
    "Ces dates sont déjà prises, au moins en partie ; choisissez-en d’autres parmi les semaines libres de l’annonce.",
  closed:
    "Le logement n’est pas proposé à ces dates ; choisissez-en d’autres parmi les semaines libres de l’annonce.",
};

/** The days of a link, or that they are refused. */
export interface LinkDays {
  /** None unless the form accepts them all. */
  days: LeadAnswer[];
  problems: FieldError[];
}

/** Reads the days of a link, such as `?du=2026-12-05&au=2026-12-12`. */
export function readLinkDays(form: FormDefinition, { searchParams }: URL, today: CalendarDay): LinkDays {
  const fields = getFields(form).flatMap((field) =>
    field.type === "date" ? [{ ...field, isRequired: false }] : [],
  );
  const { answers, errors } = checkAnswers(fields, new Map(searchParams), today);
  const [error] = errors;
  // The fields stay empty, so only the link can be blamed.
  if (error !== undefined) return { days: [], problems: [{ ...error, message: typeset(MESSAGES.refused) }] };
  return { days: answers, problems: [] };
}

/** Returns the errors of a stay that a holiday let cannot offer: its days, which are valid, or too many people. */
export function checkStay(stay: EstateStay | null, answers: readonly LeadAnswer[]): FieldError[] {
  if (stay === null) return [];
  const read = (name: string) => answers.find((answer) => answer.name === name)?.value ?? "";
  const [du, au] = [readFrenchDate(read("du")), readFrenchDate(read("au"))];
  const state = du === null || au === null ? "free" : getStayState(stay, du, au);
  const { couchages } = stay;
  return [
    ...(state === "free" ? [] : [{ name: "du", label: "Période", message: typeset(MESSAGES[state]) }]),
    ...(Number(read("personnes")) > couchages
      ? [
          {
            name: "personnes",
            label: "Nombre de personnes",
            message: `Le logement accueille ${couchages === 1 ? "une personne" : `${couchages} personnes`} au plus.`,
          },
        ]
      : []),
  ];
}
