import { pageSettings } from "../page/page-settings.ts";

/** An amount as the page's language writes it, such as "3,50 €" or "12 €". */
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
      trailingZeroDisplay: "stripIfInteger",
    }).format(amount);
  } catch {
    // A currency or a language that the browser does not know.
    return `${amount} ${currencyCode}`.trim();
  }
}
