import type { ListingStatus, VehicleListing } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32 } from "../../osm/seeded-random.ts";
import type { DemoDates } from "../dates.ts";
import type { ModelVersion } from "./models.ts";
import { valueNow } from "./price.ts";
import type { VehicleLife } from "./vehicle-life.ts";

/** Price of a vehicle, its earlier prices and its status. */
export interface VehicleSale {
  /** Whole euros. */
  prix: number;
  publishedDaysAgo: number;
  status: ListingStatus;
  isCut: boolean;
  steps: VehicleListing["prixHistorique"];
}

export function chooseSale(
  model: ModelVersion,
  index: number,
  life: VehicleLife,
  dates: DemoDates,
  random: SeededRandom,
): VehicleSale {
  const prix = valueNow(model, life.ageYears, life.km, life.condition, random);
  const publishedDaysAgo = daysSincePublished(index, random);
  const status = chooseStatus(index);
  const isCut = index % 7 === 3 && status === "publie" && !life.isNeuf;
  const steps = priceSteps(prix, publishedDaysAgo, isCut, dates, random);
  return { prix, publishedDaysAgo, status, isCut, steps };
}

/** Prices and dates, as the listing has them. */
export function saleFields(
  id: string,
  { prix, publishedDaysAgo, status, isCut, steps }: VehicleSale,
  dates: DemoDates,
  random: SeededRandom,
): Pick<VehicleListing, "prixCents" | "prixHistorique" | "dates"> {
  const changedDaysAgo = Math.min(publishedDaysAgo, isCut ? 4 : random.whole(0, publishedDaysAgo));
  return {
    prixCents: prix * 100,
    prixHistorique: steps,
    dates: {
      publie: dates.moment(publishedDaysAgo, hash32(id)),
      maj: dates.moment(changedDaysAgo, hash32(`${id} maj`)),
      ...(status === "vendu" ? { retire: dates.moment(random.whole(2, 20), hash32(`${id} sold`)) } : {}),
    },
  };
}

/** Some came this week, most of them are weeks old. */
function daysSincePublished(index: number, random: SeededRandom): number {
  return index % 9 === 1 ? random.whole(0, 5) : random.whole(8, 110);
}

function chooseStatus(index: number): ListingStatus {
  if (index % 31 === 8) return "reserve";
  if (index % 37 === 19) return "vendu";
  return "publie";
}

function priceSteps(
  prix: number,
  published: number,
  isCut: boolean,
  dates: DemoDates,
  random: SeededRandom,
): VehicleListing["prixHistorique"] {
  const last = { date: dates.day(Math.min(published, random.whole(2, 18))), prixCents: prix * 100 };
  if (!isCut || published < 22) return [{ ...last, date: dates.day(published) }];
  const step = prix > 60_000 ? 1000 : 100;
  const before =
    Math.ceil((prix * random.between(1.03, 1.09)) / step) * step + (prix > 60_000 ? 0 : 90 - 100);
  return [{ date: dates.day(published), prixCents: before * 100 }, last];
}
