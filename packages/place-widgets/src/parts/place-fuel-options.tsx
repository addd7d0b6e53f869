"use client";

import { FUEL_TYPES, type FuelPrice, type FuelType, type Place } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { STALE_FUEL_PRICE_HOURS } from "../constants.ts";
import { PART_FIELDS } from "../content/part-fields.ts";
import { formatMoney } from "../format/money-format.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useNow } from "../provider/use-now.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readList } from "./read-text.ts";
import { TitledGroup } from "./titled-group.tsx";

export interface PlaceFuelOptionsProps extends Omit<ComponentProps<"div">, "children"> {
  fuelOptions: Place["fuelOptions"];
}

const HOUR_MS = 3_600_000;
const CENT_NANOS = 10_000_000;

/** Fuels that have a row even without a price. */
const ALWAYS_SHOWN = [
  "REGULAR_UNLEADED",
  "MIDGRADE",
  "PREMIUM",
  "DIESEL",
] as const satisfies readonly FuelType[];

/** Fuel prices, one row per fuel. A price older than 24 hours is marked, and a note explains the mark. */
export function PlaceFuelOptions({ fuelOptions, ...rest }: PlaceFuelOptionsProps) {
  const text = useWidgetText();
  const now = useNow();
  if (!hasFuelOptions(fuelOptions)) return null;
  const rows = getFuelRows(readList(fuelOptions?.fuelPrices));
  // All prices have the same number of decimals, so that the column aligns.
  const nanos = rows.map(({ price }) => price?.price?.nanos ?? 0);
  const decimals = nanos.some((each) => each % CENT_NANOS) ? 3 : nanos.some(Number) ? 2 : 0;
  const isAnyStale = rows.some(({ price }) => isStale(price, now));
  return (
    <TitledGroup {...mergePartProps("gmp-fuel", rest)} title={text.fuelPrices}>
      <dl className="gmp-fuel-prices">
        {rows.map(({ type, price }) => (
          <div key={type} data-missing={price?.price === undefined || undefined}>
            <dt>{text.fuelTypes[type]}</dt>
            <dd>
              {formatMoney(price?.price, text, decimals) ?? text.missingPrice}
              {isStale(price, now) && text.stalePriceMark}
            </dd>
          </div>
        ))}
      </dl>
      {isAnyStale && (
        <p className="gmp-fuel-stale">
          {text.stalePriceMark} {text.stalePrice}
        </p>
      )}
    </TitledGroup>
  );
}
PlaceFuelOptions.requiredFields = PART_FIELDS.fuelOptions;

/** Returns whether the part would render anything. */
export function hasFuelOptions(fuelOptions: Place["fuelOptions"]): boolean {
  return readList(fuelOptions?.fuelPrices).length > 0;
}

/** Returns one row per fuel: the fuels that always have a row, then the others that the place sells. */
export function getFuelRows(
  prices: readonly FuelPrice[],
): { type: FuelType; price: FuelPrice | undefined }[] {
  const byType = new Map(prices.map((price) => [price.type, price]));
  const others = FUEL_TYPES.filter(
    (type) => byType.has(type) && !(ALWAYS_SHOWN as readonly FuelType[]).includes(type),
  );
  return [...ALWAYS_SHOWN, ...others].map((type) => ({ type, price: byType.get(type) }));
}

function isStale(fuel: FuelPrice | undefined, now: number | null): boolean {
  if (fuel?.price === undefined || now === null || typeof fuel.updateTime !== "string") return false;
  return now - Date.parse(fuel.updateTime) > STALE_FUEL_PRICE_HOURS * HOUR_MS;
}
