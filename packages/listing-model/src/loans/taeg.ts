/** Found to a hundred-thousandth of a percent; it is shown with two decimals. */
const STEPS = 200;
/** A thousand percent a year, where the search begins. */
const HIGHEST_MONTHLY = 0.22;

/**
 * Returns the yearly rate of all that a loan costs (TAEG), by the actuarial method:
 * the rate at which the payments are worth what was received.
 *
 * @param receivedCents what the borrower has on the first day, fees taken off.
 * @param paymentsCents what is paid at the end of each month.
 * @returns percent a year; 0 when no more is paid than was received.
 * @see https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000032806923 (code de la consommation, R314-3)
 */
export function taegPct(receivedCents: number, paymentsCents: readonly number[]): number {
  const paid = paymentsCents.reduce((sum, payment) => sum + payment, 0);
  if (paid <= receivedCents) return 0;
  // The value of the payments falls as the rate grows, so bisection finds it.
  let [low, high] = [0, HIGHEST_MONTHLY];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(paymentsCents, middle) > receivedCents) low = middle;
    else high = middle;
  }
  return 100 * ((1 + (low + high) / 2) ** 12 - 1);
}

function presentValue(paymentsCents: readonly number[], monthlyRate: number): number {
  return paymentsCents.reduce((sum, payment, index) => sum + payment / (1 + monthlyRate) ** (index + 1), 0);
}
