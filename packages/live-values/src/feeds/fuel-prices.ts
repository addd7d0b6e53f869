import { PRICED_FUELS } from "@lieudit/place-index/live";
import type { FuelPrice, FuelType, Money } from "@lieudit/place-model";
import { FUEL_TYPES } from "@lieudit/place-model";
import type { RawPrice, RawShortage } from "./fuel-station.ts";
import { parseParisTime, toWireTime } from "./paris-time.ts";

/** Official ids and names of fuels. */
const FUELS: readonly (readonly [id: string, name: string, type: FuelType])[] = [
  ["1", "gazole", "DIESEL"],
  ["2", "sp95", "SP95"],
  ["3", "e85", "E85"],
  ["4", "gplc", "LPG"],
  ["5", "e10", "SP95_E10"],
  ["6", "sp98", "SP98"],
];

/** Euros per litre. Values outside are typing errors, such as a missing comma. */
const LOWEST_EUROS = 0.3;
const HIGHEST_EUROS = 5;
/** Clocks of machines differ by a few minutes; more is an error. */
const CLOCK_SLIP_MS = 10 * 60_000;

/**
 * Returns the newest price of each fuel of a station. A fuel that is temporarily out of
 * stock has no price; a discontinued fuel is omitted.
 *
 * @param now decides which shortages are current and which times are in the future.
 */
export function readFuelPrices(
  prices: readonly RawPrice[],
  shortages: readonly RawShortage[],
  now: Date,
  countDropped: (reason: string) => void,
): FuelPrice[] {
  const newest = new Map<FuelType, { nanos: number; updated: Date }>();
  for (const price of prices) {
    const type = toFuelType(price);
    const thousandths = parseThousandths(price.value);
    const updated = parseParisTime(price.updated);
    if (type === undefined) countDropped("prices of unknown fuels");
    else if (thousandths === undefined) countDropped("invalid prices");
    else if (thousandths < LOWEST_EUROS * 1_000 || thousandths > HIGHEST_EUROS * 1_000) {
      countDropped("prices out of range");
    } else if (updated === undefined) countDropped("prices without a time");
    else if (updated.getTime() > now.getTime() + CLOCK_SLIP_MS) countDropped("prices from the future");
    else {
      const current = newest.get(type);
      if (current === undefined || current.updated < updated)
        newest.set(type, { nanos: thousandths * 1e6, updated });
    }
  }
  const { ranOut, ended } = findCurrentShortages(shortages, now);
  return FUEL_TYPES.filter((type) => PRICED_FUELS.has(type)).flatMap((type): FuelPrice[] => {
    if (ended.has(type)) return [];
    if (ranOut.has(type)) return [{ type }];
    const price = newest.get(type);
    if (price === undefined) return [];
    return [{ type, price: toMoney(price.nanos), updateTime: toWireTime(price.updated) }];
  });
}

/** Returns an amount in its wire form, which omits zeros. */
function toMoney(billionths: number): Money {
  const units = Math.trunc(billionths / 1e9);
  const nanos = billionths - units * 1e9;
  return {
    currencyCode: "EUR",
    ...(units === 0 ? {} : { units: String(units) }),
    ...(nanos === 0 ? {} : { nanos }),
  };
}

function toFuelType({ id, name }: Pick<RawPrice, "id" | "name">): FuelType | undefined {
  const folded = name?.trim().toLowerCase();
  return FUELS.find(([number, current]) =>
    folded === undefined ? number === id?.trim() : current === folded,
  )?.[2];
}

/** Parses thousandths of a euro: `1.749`, `1,749`, and `1749` as in files from before 2022. */
function parseThousandths(value: string | undefined): number | undefined {
  const text = value?.trim().replace(",", ".") ?? "";
  if (!/^\d{1,5}(\.\d{1,6})?$/.test(text)) return undefined;
  const number = Number(text);
  return Math.round(number >= 100 ? number : number * 1_000);
}

function findCurrentShortages(
  shortages: readonly RawShortage[],
  now: Date,
): { ranOut: Set<FuelType>; ended: Set<FuelType> } {
  const ranOut = new Set<FuelType>();
  const ended = new Set<FuelType>();
  for (const shortage of shortages) {
    const type = toFuelType(shortage);
    const start = parseParisTime(shortage.start);
    const end = parseParisTime(shortage.end);
    if (type === undefined || (start !== undefined && start > now) || (end !== undefined && end <= now))
      continue;
    if (/^d[eé]finiti/i.test(shortage.type?.trim() ?? "")) ended.add(type);
    else ranOut.add(type);
  }
  return { ranOut, ended };
}
