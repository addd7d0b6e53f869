import type { Money } from "@lieudit/place-model";
import type { WidgetText } from "../text/widget-text.ts";

const NANOS = 1_000_000_000;

/**
 * Formats an amount such as "1,789 €"; null if the value is not an amount. Keeps up
 * to three decimals and at least `least`: by default two if there are any.
 */
export function formatMoney(money: Money | undefined, text: WidgetText, least?: number): string | null {
  if (money === undefined || money === null) return null;
  const { units = 0, nanos = 0 } = money;
  if (!isAmount(units) || !isAmount(nanos)) return null;
  const amount = Number(units) + Number(nanos) / NANOS;
  if (!Number.isFinite(amount) || typeof money.currencyCode !== "string") return null;
  return text.money(
    money.currencyCode,
    text.number(amount, [least ?? (Number.isInteger(amount) ? 0 : 2), 3]),
  );
}

/** Returns the sign of a currency, or its code if the sign is not understood everywhere. */
export function currencySign(currencyCode: string): string {
  return Object.hasOwn(SIGNS, currencyCode) ? (SIGNS[currencyCode] ?? currencyCode) : currencyCode;
}

/** Whole units are text on the wire. Other untrusted input is not a number. */
function isAmount(value: unknown): value is number | string {
  return typeof value === "number" || typeof value === "string";
}

const SIGNS: Readonly<Record<string, string>> = {
  EUR: "€",
  USD: "$",
  GBP: "£",
  JPY: "¥",
  INR: "₹",
  KRW: "₩",
  TRY: "₺",
  UAH: "₴",
  ILS: "₪",
  PLN: "zł",
};
