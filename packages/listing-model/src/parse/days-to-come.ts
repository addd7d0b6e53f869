import { shortDate } from "../french/dates.ts";
import type { ListingDraft } from "../listing.ts";
import type { IsoDay } from "../listing-base.ts";
import type { FieldProblem } from "./report.ts";

/** Years within which a home that is sold off-plan is completed. */
const YEARS_OF_BUILDING = 5;

/**
 * Returns the errors in the past dates and years of a draft:
 * a first registration, a survey, a price. None of them lies after `today`.
 */
export function daysToCome(draft: ListingDraft, today: IsoDay): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const year = Number(today.slice(0, 4));
  const past = (champ: string, day: string | undefined) => {
    // A month is compared with a month.
    if (day === undefined || day <= today.slice(0, day.length)) return;
    const last = shortDate(today.slice(0, day.length));
    problems.push({ champ, message: `${shortDate(day)} est à venir ; il faut au plus tard ${last}.` });
  };
  const yearUpTo = (champ: string, given: number | undefined, last: number) => {
    if (given === undefined || given <= last) return;
    problems.push({ champ, message: `l’année ${given} est à venir ; il faut au plus tard ${last}.` });
  };
  for (const [index, { date }] of (draft.prixHistorique ?? []).entries())
    past(`prixHistorique[${index}].date`, date);
  if (draft.kind === "vehicle") {
    past("dateMec", draft.dateMec);
    past("controleTechnique", draft.controleTechnique);
  } else {
    yearUpTo("anneeConstruction", draft.anneeConstruction, year + YEARS_OF_BUILDING);
    past("energie.dateDpe", draft.energie?.dateDpe);
    yearUpTo("energie.anneeReference", draft.energie?.anneeReference, year);
  }
  return problems;
}
