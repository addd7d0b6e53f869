import type { EstateStay, ProgrammeLots } from "@lieudit/listing-model";
import { hash32 } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** Seasons of a year, by their last month, with their share of the price of summer. */
const SEASONS = [
  { until: 3, share: 0.55 },
  { until: 6, share: 0.75 },
  { until: 8, share: 1 },
  { until: 10, share: 0.75 },
  { until: 12, share: 0.55 },
] as const;
const SUMMER = 2;
const TAX_CENTS = 120;
const WEEKS = 40;

/** Composes the sleeping places, seasons and taken weeks of a holiday let, from its row and the clock. */
export function composeStay(row: EstateRow, summerEuros: number, dates: DemoDates): EstateStay {
  const year = Number(dates.day(0).slice(0, 4));
  const saisons = [year, year + 1].flatMap((of) =>
    SEASONS.map(({ until, share }, at) => ({
      du: `${of}-${two((SEASONS[at - 1]?.until ?? 0) + 1)}-01`,
      au: new Date(Date.UTC(of, until, 0)).toISOString().slice(0, 10),
      semaineCents: Math.round((summerEuros * share) / 10) * 1000,
    })),
  );
  const current = saisons.filter(({ au }) => au >= dates.day(0));
  const weekday = new Date(dates.day(0)).getUTCDay();
  const pris = Array.from({ length: WEEKS }, (_, week) => {
    const ahead = 6 - weekday + 7 * week;
    return { du: dates.day(-ahead), au: dates.day(-ahead - 7) };
  }).filter(({ du }) => {
    const isSummer = SEASONS.findIndex(({ until }) => Number(du.slice(5, 7)) <= until) === SUMMER;
    return hash32(`${nameRow(row)} ${du.slice(5)}`) % 100 < (isSummer ? 70 : 30);
  });
  return { couchages: row.number("couchages") ?? 4, taxeSejourCents: TAX_CENTS, saisons: current, pris };
}

/** Composes the homes of a new development. The cheapest one has the advertised price. */
export function composeLots(row: EstateRow, priceEuros: number): ProgrammeLots[] {
  const [first = 2, last = first] = row.text("pieces")?.split("-").map(Number) ?? [];
  const [from, to] = [row.number("de") ?? 0, row.number("a") ?? 0];
  const count = last - first + 1;
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, at) => {
    const surfaceMinM2 = Math.round(from + at * step);
    // Larger homes cost a little less by the square metre.
    const euros = (priceEuros / from) * surfaceMinM2 * (1 - 0.04 * at);
    return {
      pieces: first + at,
      surfaceMinM2,
      surfaceMaxM2: at === count - 1 ? to : Math.round(from + (at + 1) * step) - 2,
      prixCents: (at === 0 ? priceEuros : Math.round(euros / 500) * 500) * 100,
      // The advertised price is that of a home that is left.
      restants:
        (at === 0 ? 1 : 0) +
        (hash32(`${nameRow(row)} ${at}`) % Math.max(2, Math.round((row.number("lots") ?? 0) / count / 2))),
    };
  });
}

/** Seed of the values that a row does not name. */
function nameRow({ agency, commune, m2 }: EstateRow): string {
  return `${agency} ${commune} ${m2}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
