"use client";

import { PRICE_LEVELS, type PriceLevel, type PriceRange } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { formatMoney } from "../format/money-format.ts";
import { getCurrencySign } from "../format/region-currency.ts";
import { usePlaces, useWidgetText } from "../provider/places-provider.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface PlacePriceProps extends Omit<ComponentProps<"span">, "children"> {
  priceLevel: PriceLevel | undefined;
  priceRange?: PriceRange | undefined;
  /** Region of the place, two letters: decides the currency sign. Default: the region of the provider. */
  regionCode?: string | undefined;
}

/** The price of a visit: the range if known, such as "10 € à 20 €", else the level as "€€". */
export function PlacePrice({ priceLevel, priceRange, regionCode, ...rest }: PlacePriceProps) {
  const text = useWidgetText();
  const { region } = usePlaces();
  const start = formatMoney(priceRange?.startPrice, text);
  const end = formatMoney(priceRange?.endPrice, text);
  const props = mergePartProps("gmp-price", rest);
  if (start !== null || end !== null) {
    return <span {...props}>{text.priceRange(start, end)}</span>;
  }
  // A missing level has no number.
  const known = priceLevel as PriceLevel;
  const level = PRICE_LEVELS.indexOf(known);
  if (level < 0) return null;
  if (level === 0) {
    return <span {...props}>{text.freeOfCharge}</span>;
  }
  return (
    <span {...props} role="img" aria-label={text.priceLevels[known]}>
      {getCurrencySign(regionCode ?? region).repeat(level)}
    </span>
  );
}
PlacePrice.requiredFields = PART_FIELDS.price;
