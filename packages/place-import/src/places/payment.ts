import type { PaymentOptions } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";

/**
 * Returns the payment options. Cards are denied only if a tag denies all cards, or each
 * named one.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:payment
 */
export function readPayment(tags: OsmTags): PaymentOptions | undefined {
  const credit = isAnyYes(tags, CREDIT);
  const debit = isAnyYes(tags, DEBIT);
  const nfc = isAnyYes(tags, NFC);
  const options: PaymentOptions = {};
  if (credit !== undefined) options.acceptsCreditCards = credit;
  if (debit !== undefined) options.acceptsDebitCards = debit;
  const cash = tags["payment:cash"] ?? tags["payment:coins"];
  if (cash === "only" || (isYes(cash) && credit === false && debit === false && nfc !== true)) {
    options.acceptsCashOnly = true;
  } else if (credit === true || debit === true || nfc === true) {
    options.acceptsCashOnly = false;
  }
  if (nfc !== undefined) options.acceptsNfc = nfc;
  return Object.keys(options).length === 0 ? undefined : options;
}

const CREDIT = ["credit_cards", "cards", "visa", "mastercard", "american_express", "diners_club", "jcb"];
const DEBIT = ["debit_cards", "cards", "visa_debit", "visa_electron", "maestro", "girocard", "v_pay"];
const NFC = ["contactless", "nfc", "apple_pay", "google_pay", "samsung_pay"];

function isAnyYes(tags: OsmTags, methods: readonly string[]): boolean | undefined {
  const values = methods.map((method) => tags[`payment:${method}`]).filter((value) => value !== undefined);
  if (values.some(isYes)) return true;
  return values.includes("no") ? false : undefined;
}

function isYes(value: string | undefined): boolean {
  return value === "yes" || value === "only";
}
