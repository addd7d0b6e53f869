/** A loan that is paid back in equal monthly payments. */
export interface Loan {
  amountCents: number;
  /** Percent a year (debit rate, fixed); 0 is a loan without interest. */
  ratePct: number;
  months: number;
}

/** Repayments in whole cents. */
export interface Amortisation {
  /** Every month but the last. */
  paymentCents: number;
  /** Remainder of rounding, due in the last month. */
  lastPaymentCents: number;
  interestCents: number;
  /** Amount and interest. */
  totalCents: number;
}

/**
 * Returns the payments of a loan, month by month as a bank books them: interest of the
 * month rounded to the cent, the rest of the payment pays back.
 *
 * @throws {RangeError} for an amount, rate or length that no loan has.
 */
export function amortise({ amountCents, ratePct, months }: Loan): Amortisation {
  if (!Number.isInteger(amountCents) || amountCents <= 0) throw new RangeError("amountCents is not above 0.");
  if (!Number.isInteger(months) || months < 1 || months > 600)
    throw new RangeError("months is not 1 to 600.");
  if (!(ratePct >= 0 && ratePct <= 100)) throw new RangeError("ratePct is not 0 to 100.");
  const monthly = ratePct / 1200;
  const exact =
    monthly === 0 ? amountCents / months : (amountCents * monthly) / (1 - (1 + monthly) ** -months);
  for (let paymentCents = Math.round(exact); ; paymentCents -= 1) {
    const amortisation = booked(amountCents, monthly, months, paymentCents);
    // Rounded up, very many small payments could pay back before the end.
    if (amortisation !== null) return amortisation;
  }
}

/** Returns the loan with this payment; null when it is paid back before its last month. */
function booked(
  amountCents: number,
  monthlyRate: number,
  months: number,
  paymentCents: number,
): Amortisation | null {
  let balance = amountCents;
  let interestCents = 0;
  for (let month = 1; month < months; month += 1) {
    const interest = Math.round(balance * monthlyRate);
    interestCents += interest;
    balance += interest - paymentCents;
    if (balance < 0) return null;
  }
  const interest = Math.round(balance * monthlyRate);
  interestCents += interest;
  return {
    paymentCents,
    lastPaymentCents: balance + interest,
    interestCents,
    totalCents: amountCents + interestCents,
  };
}
