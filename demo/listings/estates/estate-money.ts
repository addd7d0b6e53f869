import type { EstateListing } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import { estateValue, monthlyRent, weeklyRent } from "./estate-figures.ts";
import { composeLots, composeStay } from "./estate-parts.ts";
import type { EstateRow } from "./read-estate-row.ts";

export interface Money {
  prixCents: number;
  parts: Pick<EstateListing, "vente" | "viager" | "location" | "sejour" | "lots" | "copro">;
  loyerCents: number;
  chargesAnnuellesCents: number | null;
  taxeCents: number | null;
}

/** Prices, fees and charges that fit together. */
export function calculateMoney(row: EstateRow, random: SeededRandom, dates: DemoDates): Money {
  const isHome = row.type === "appartement" || row.type === "maison";
  const lots = row.number("copro");
  const m2 = row.m2 ?? 12;
  const chargesAnnuelles =
    lots === null
      ? null
      : Math.round(
          (row.type === "parking" ? 110 : m2 * (row.has("collectif") ? 29 : row.has("asc") ? 19 : 11)) / 10,
        ) * 10;
  const copro =
    lots === null
      ? row.type === "maison" || row.type === "terrain"
        ? { copro: { enCopro: false } }
        : row.type === "immeuble"
          ? { copro: { enCopro: false } }
          : {}
      : {
          copro: {
            enCopro: true,
            nbLots: lots,
            chargesAnnuellesCents: chargesAnnuelles! * 100,
            procedure: row.has("procedure"),
            ...(row.has("procedure")
              ? { detail: "Administration provisoire close en 2024, plan d’apurement en cours." }
              : {}),
          },
        };
  const rent = monthlyRent({ ...row, m2 } as EstateRow, random);
  if (row.transaction === "saisonnier") {
    const summerEuros = weeklyRent(row, random);
    const sejour = composeStay(row, summerEuros, dates);
    return {
      prixCents: Math.min(...sejour.saisons.map(({ semaineCents }) => semaineCents)),
      parts: {
        sejour,
        location: {
          numeroEnregistrement: `96${String(random.whole(100, 999))}${String(random.whole(1_000_000, 9_999_999))}${random.pick([..."ABCD"])}`,
          depotGarantieCents: 40_000,
        },
      },
      loyerCents: rent * 100,
      chargesAnnuellesCents: null,
      taxeCents: null,
    };
  }
  if (row.transaction === "location") {
    const charges =
      row.type === "parking"
        ? 6
        : Math.round((m2 * (row.has("collectif") ? 2.3 : lots === null ? 0.35 : 0.9)) / 5) * 5;
    const fees = isHome ? Math.round(m2 * 8) : Math.round(rent * (row.type === "parking" ? 0.5 : 0.9));
    const inventory = isHome ? Math.round(m2 * 3) : 0;
    return {
      prixCents: (rent + charges) * 100,
      parts: {
        location: {
          loyerHcCents: rent * 100,
          ...(isHome || row.type === "parking" ? {} : { loyerTaxe: "HT" as const }),
          chargesCents: charges * 100,
          modeCharges: row.has("meuble") && random.chance(0.5) ? "forfait" : "provision",
          depotGarantieCents: rent * (row.has("meuble") ? 2 : isHome || row.type === "parking" ? 1 : 3) * 100,
          honorairesLocataireCents: (fees + inventory) * 100,
          ...(inventory > 0 ? { honorairesEdlCents: inventory * 100 } : {}),
          dispoLe: dates.day(-random.whole(3, 60)),
        },
        ...copro,
      },
      loyerCents: rent * 100,
      chargesAnnuellesCents: null,
      taxeCents: null,
    };
  }
  const value = estateValue(row, random);
  const taxe =
    row.type === "terrain" || row.type === "parking"
      ? Math.round((row.type === "parking" ? 95 : 140) / 5) * 5
      : Math.round(((value * 0.0045 + m2 * 2.4) * random.between(0.85, 1.15)) / 10) * 10;
  // Never above the price list of the site.
  const pct =
    row.type === "terrain" ? 6 : value < 60_000 ? 8 : value < 300_000 ? 5 : value < 600_000 ? 4.5 : 4;
  if (row.transaction === "viager") {
    const rente = row.number("rente")!;
    const years = 13;
    const discount = row.has("occupe") ? 0.62 : 1;
    const bouquet = Math.max(18_000, Math.round((value * discount - rente * 12 * years) / 1000) * 1000);
    return {
      prixCents: bouquet * 100,
      parts: {
        vente: { honorairesChargeDe: "vendeur", taxeFonciereCents: taxe * 100 },
        viager: {
          renteCents: rente * 100,
          tetes: row.number("tetes") ?? 1,
          ages: agesOfHeads(row),
          occupe: row.has("occupe"),
          valeurLibreCents: value * 100,
        },
        ...copro,
      },
      loyerCents: rent * 100,
      chargesAnnuellesCents: chargesAnnuelles === null ? null : chargesAnnuelles * 100,
      taxeCents: taxe * 100,
    };
  }
  // The price without fees is the round one; a buyer who pays them sees the sum.
  const net = value;
  const isBuyers = row.payer !== "vendeur";
  const share = row.payer === "partage" ? pct / 2 : pct;
  const advertised = isBuyers ? Math.round(net * (1 + share / 100)) : net;
  return {
    prixCents: advertised * 100,
    parts: {
      vente: {
        honorairesChargeDe: row.payer,
        ...(isBuyers ? { honorairesPct: share, prixHorsHonorairesCents: net * 100 } : {}),
        ...(row.type === "programme" || row.has("neuf") ? {} : { taxeFonciereCents: taxe * 100 }),
      },
      ...(row.type === "programme"
        ? { vente: { honorairesChargeDe: "vendeur" as const }, lots: composeLots(row, advertised) }
        : {}),
      ...copro,
    },
    loyerCents: rent * 100,
    chargesAnnuellesCents: chargesAnnuelles === null ? null : chargesAnnuelles * 100,
    taxeCents: row.type === "programme" || row.has("neuf") ? null : taxe * 100,
  };
}

/** `ages:82` or `ages:84+79` of a row. */
function agesOfHeads(row: EstateRow): number[] {
  return (row.text("ages") ?? "")
    .split("+")
    .filter((age) => age !== "")
    .map(Number);
}
