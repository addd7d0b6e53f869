import type { EstateListing } from "../estate-listing.ts";
import { euros, percent } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import { enumeration } from "../french/words.ts";
import type { Mention } from "../mentions/mention.ts";
import { DOWN_PAYMENT_PCT, getEstateLoanQuestion } from "./down-payment.ts";
import { estateLoan, estateLoanMentions } from "./estate-loan.ts";
import { readEstateLoan, toEstateLoan } from "./loan-question.ts";

/** What a home for sale costs its buyer each month, by estimate. */
export interface MonthlyBudget {
  /** `1 370 €, soit 1 188 € de prêt (20 ans à 3,4 %, apport de 10 %, assurance comprise) et 182 € de taxe foncière`. */
  text: string;
  /** The legal sentences about its loan. */
  mentions: Mention[];
}

/** Estimates loan, property tax and condominium charges a month, as far as they are known; null for other estates. */
export function estimateMonthlyBudget(estate: EstateListing): MonthlyBudget | null {
  const { transaction, type, vente, copro } = estate;
  if (transaction !== "vente" || (type !== "appartement" && type !== "maison")) return null;
  const answers = readEstateLoan(new URLSearchParams(getEstateLoanQuestion(estate)));
  if (answers.problems.length > 0) return null;
  const loan = toEstateLoan(answers);
  const result = estateLoan(loan);
  const terms = `${answers.values.duree} ans à ${percent(answers.values.taux)}, apport de ${percent(DOWN_PAYMENT_PCT)}, assurance comprise`;
  const parts = [
    { cents: result.monthCents, name: `de prêt (${terms})` },
    { cents: (vente?.taxeFonciereCents ?? 0) / 12, name: "de taxe foncière" },
    { cents: (copro?.chargesAnnuellesCents ?? 0) / 12, name: "de charges de copropriété" },
  ]
    .map(({ cents, name }) => ({ cents: Math.round(cents / 100) * 100, name }))
    .filter(({ cents }) => cents > 0);
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  const listed = enumeration(parts.map(({ cents, name }) => `${euros(cents)} ${name}`));
  const [warning = "", ...example] = estateLoanMentions(loan, result);
  return {
    text: typeset(parts.length === 1 ? listed : `${euros(total)}, soit ${listed}`),
    mentions: [
      { code: "credit", text: warning },
      { code: "credit-exemple", text: example.join(" ") },
    ],
  };
}
