import type { EstateAnnuity } from "../estate-listing.ts";
import { counted } from "../french/numbers.ts";
import { HARD_SPACE } from "../french/spaces.ts";

/** `Occupé, une tête, 82 ans`; `Libre, 2 têtes, 81 et 78 ans`. The ages follow where the listing has them. */
export function annuityText({ occupe, tetes, ages = [] }: EstateAnnuity): string {
  const heads = tetes === 1 ? "une tête" : counted(tetes, "tête", "têtes");
  const age = ages.length === 0 ? "" : `, ${joinAges(ages)}${HARD_SPACE}ans`;
  return `${occupe ? "Occupé" : "Libre"}, ${heads}${age}`;
}

function joinAges(ages: readonly number[]): string {
  return [ages.slice(0, -1).join(", "), ages.at(-1)].filter((part) => part !== "").join(" et ");
}
