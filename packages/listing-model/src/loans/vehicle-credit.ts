import { counted, euros, percent } from "../french/numbers.ts";
import { typeset } from "../french/spaces.ts";
import { CREDIT_WARNING } from "../mentions/vehicle-mentions.ts";
import { type Amortisation, amortise, type Loan } from "./amortisation.ts";
import { SIMULATION } from "./estate-loan.ts";
import { taegPct } from "./taeg.ts";

/** Input of the vehicle credit calculator. */
export interface VehicleCredit extends Loan {
  /** Optional insurance, percent of the amount borrowed a month; 0: none. */
  insuranceMonthPct: number;
  /** Fees of the lender, paid at the start. */
  feesCents: number;
}

export interface VehicleCreditResult extends Amortisation {
  /** Not part of the payments nor of the TAEG: it is not asked for. */
  insuranceMonthCents: number;
  insuranceTotalCents: number;
  /** Interest and fees. */
  costCents: number;
  /** Amount, interest and fees. */
  dueCents: number;
  taegPct: number;
}

/** Computes the cost of a vehicle credit. */
export function vehicleCredit(credit: VehicleCredit): VehicleCreditResult {
  const { amountCents, months, insuranceMonthPct, feesCents } = credit;
  const amortisation = amortise(credit);
  const { paymentCents, lastPaymentCents, interestCents } = amortisation;
  const payments = Array.from({ length: months }, (_, index) =>
    index === months - 1 ? lastPaymentCents : paymentCents,
  );
  const insuranceMonthCents = Math.round((amountCents * insuranceMonthPct) / 100);
  return {
    ...amortisation,
    insuranceMonthCents,
    insuranceTotalCents: insuranceMonthCents * months,
    costCents: interestCents + feesCents,
    dueCents: amountCents + interestCents + feesCents,
    taegPct: taegPct(amountCents - feesCents, payments),
  };
}

/** Returns the legal sentences next to the figures of a vehicle credit. */
export function vehicleCreditMentions(credit: VehicleCredit, result: VehicleCreditResult): string[] {
  const { amountCents, ratePct, months, feesCents } = credit;
  const insurance =
    result.insuranceMonthCents === 0
      ? []
      : [
          `Assurance facultative : ${euros(result.insuranceMonthCents)} par mois, en sus de la mensualité, ` +
            `soit ${euros(result.insuranceTotalCents)} sur la durée du crédit.`,
        ];
  return [
    CREDIT_WARNING,
    `Exemple : pour un crédit de ${euros(amountCents)} sur ${counted(months, "mois", "mois")}, ` +
      `${counted(months, "mensualité", "mensualités")} de ${euros(result.paymentCents)}, la dernière étant de ${euros(result.lastPaymentCents)}. ` +
      `TAEG fixe : ${percent(result.taegPct)}, taux débiteur fixe : ${percent(ratePct)}. ` +
      `Frais de dossier : ${euros(feesCents)}. Coût total du crédit : ${euros(result.costCents)}. ` +
      `Montant total dû : ${euros(result.dueCents)}.`,
    ...insurance,
    "L’emprunteur dispose d’un délai légal de rétractation de quatorze jours.",
    SIMULATION,
  ].map(typeset);
}
