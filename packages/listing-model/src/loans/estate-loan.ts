import { counted, euros, percent } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import { CREDIT_WARNING } from "../mentions/vehicle-mentions.ts";
import { type Amortisation, amortise, type Loan } from "./amortisation.ts";
import { taegPct } from "./taeg.ts";

/** Input of the home loan calculator. */
export interface EstateLoan extends Loan {
  /** Insurance, percent of the amount borrowed a year, the same each month. */
  insurancePct: number;
  /** Fees of the bank, and of the guarantee, paid at the start. */
  feesCents: number;
}

export interface EstateLoanResult extends Amortisation {
  insuranceMonthCents: number;
  insuranceTotalCents: number;
  /** With the insurance. */
  monthCents: number;
  /** Interest, insurance and fees. */
  costCents: number;
  /** With insurance and fees, which the bank asks for. */
  taegPct: number;
  /** Of the insurance alone (TAEA). */
  taeaPct: number;
}

/** Computes the cost of a home loan. */
export function estateLoan(loan: EstateLoan): EstateLoanResult {
  const { amountCents, months, insurancePct, feesCents } = loan;
  const amortisation = amortise(loan);
  const { paymentCents, lastPaymentCents, interestCents } = amortisation;
  const insuranceMonthCents = Math.round((amountCents * insurancePct) / 1200);
  const insuranceTotalCents = insuranceMonthCents * months;
  const payments = (extraCents: number) =>
    Array.from({ length: months }, (_, index) =>
      index === months - 1 ? lastPaymentCents + extraCents : paymentCents + extraCents,
    );
  const received = amountCents - feesCents;
  const withInsurance = taegPct(received, payments(insuranceMonthCents));
  return {
    ...amortisation,
    insuranceMonthCents,
    insuranceTotalCents,
    monthCents: paymentCents + insuranceMonthCents,
    costCents: interestCents + insuranceTotalCents + feesCents,
    taegPct: withInsurance,
    taeaPct: withInsurance - taegPct(received, payments(0)),
  };
}

/** Usual notary fees of a purchase, percent of the price. */
const NOTARY_PCT = { old: 7.5, new: 2.5 } as const;
/** The greatest share of their income that banks let borrowers pay each month. */
const MAX_DEBT_PCT = 35;

/** Usual notary fees of a home that was lived in, and of a new one. */
export function estimateNotaryFees(priceCents: number): { oldCents: number; newCents: number } {
  const round = (pct: number) => Math.round((priceCents * pct) / 100 / 10_000) * 10_000;
  return { oldCents: round(NOTARY_PCT.old), newCents: round(NOTARY_PCT.new) };
}

/** The net income a month from which banks usually lend, without other credits. */
export function getNeededIncomeCents({ monthCents }: Pick<EstateLoanResult, "monthCents">): number {
  return Math.ceil(((monthCents / MAX_DEBT_PCT) * 100) / 100) * 100;
}

/** Returns the legal sentences next to the figures of a home loan. */
export function estateLoanMentions(loan: EstateLoan, result: EstateLoanResult): string[] {
  const { amountCents, ratePct, months, feesCents } = loan;
  return [
    CREDIT_WARNING,
    typeset(
      `Exemple : pour un prêt de ${euros(amountCents)} sur ${counted(months, "mois", "mois")} au taux débiteur fixe de ${percent(ratePct)}, ` +
        `${counted(months, "mensualité", "mensualités")} de ${euros(result.monthCents)} assurance comprise ` +
        `(dont ${euros(result.insuranceMonthCents)} d’assurance). TAEG fixe : ${percent(result.taegPct)}, TAEA : ${percent(result.taeaPct)}. ` +
        `Coût total du crédit : ${euros(result.costCents)}, dont ${euros(result.interestCents)} d’intérêts, ` +
        `${euros(result.insuranceTotalCents)} d’assurance et ${euros(feesCents)} de frais. ` +
        `Montant total dû : ${euros(amountCents + result.costCents)}.`,
    ),
    "L’emprunteur dispose d’un délai de réflexion de dix jours avant d’accepter l’offre de prêt. " +
      "La vente est subordonnée à l’obtention du prêt ; s’il n’est pas obtenu, le vendeur rembourse les sommes versées.",
    SIMULATION,
  ].map(typeset);
}

/** A calculator offers nothing. */
export const SIMULATION =
  "Simulation indicative, sans valeur contractuelle : elle ne constitue ni une offre de prêt ni un conseil.";
