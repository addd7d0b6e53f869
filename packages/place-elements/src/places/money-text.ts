import { pageSettings } from "../page/page-settings.ts";

/** Returns an amount as the page's language writes it, such as "3,50 €", "12 €", or "1,789 €" as pumps show it. */
export function moneyText({
  currencyCode,
  units,
  nanos,
}: {
  currencyCode: string;
  units: number;
  nanos: number;
}): string {
  const amount = units + nanos / 1e9;
  try {
    return new Intl.NumberFormat(pageSettings().language, {
      style: "currency",
      currency: currencyCode,
      maximumFractionDigits: 3,
      trailingZeroDisplay: "stripIfInteger",
    }).format(amount);
  } catch {
    // A currency or a language that the browser does not know.
    return `${amount} ${currencyCode}`.trim();
  }
}
