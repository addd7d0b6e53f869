import type { EstateEnergy, ListingAddress, ListingPosition } from "@lieudit/listing-model";
import type { SeededRandom } from "../../osm/seeded-random.ts";
import { hash32 } from "../../osm/seeded-random.ts";
import type { FoundHouse } from "../addresses.ts";
import { placedAt } from "../addresses.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { describeEstate } from "./describe-estate.ts";
import type { EstateFacts } from "./estate-facts.ts";
import { estimateEnergy } from "./estate-figures.ts";
import type { Money } from "./estate-money.ts";
import { calculateMoney } from "./estate-money.ts";
import type { EstateOffer } from "./estate-offer.ts";
import { chooseOffer } from "./estate-offer.ts";
import type { EstateRow } from "./read-estate-row.ts";

/** A row with its house and its seller. */
export interface PlacedRow {
  row: EstateRow;
  index: number;
  /** Seed of its random values: the row without its status and ages. */
  key: string;
  house: FoundHouse;
  seller: DemoAgency;
}

/** One estate with all facts that its listing and its text use. */
export interface ComposedEstate extends PlacedRow {
  id: string;
  reference: string;
  adresse: ListingAddress;
  position: ListingPosition;
  money: Money;
  offer: EstateOffer;
  contact: { nom: string; rsac: string | undefined };
  facts: EstateFacts;
  energie: EstateEnergy | null;
}

/** Composes an estate. The order of the random calls is fixed, so the same row gives the same estate. */
export function composeEstate(placed: PlacedRow, dates: DemoDates, random: SeededRandom): ComposedEstate {
  const { row, index, key, house, seller } = placed;
  const isExact = random.chance(row.type === "maison" ? 0.35 : 0.5);
  const money = calculateMoney(row, random, dates);
  const offer = chooseOffer(row, index, random);
  const reference = `${seller.row.prefix}${1200 + index * 7 + random.whole(0, 5)}`;
  const [nom, , rsac] = random.pick(seller.row.team);
  const contact = nom.split(" ")[0]!;
  const facts = describeEstate({ row, house, money, contact, reference, dates, random });
  return {
    ...placed,
    id: createId(key),
    reference,
    ...placedAt(house, isExact ? "exacte" : "floutee"),
    money,
    offer,
    contact: { nom, rsac },
    facts,
    energie: estimateEnergy(row, dates, random),
  };
}

/** Creates an id of ten letters and digits that depends on the row only. */
function createId(key: string): string {
  const hash = (salt: string) => hash32(`${salt} ${key}`).toString(36);
  return `${hash("b")}${hash("c")}`.padEnd(10, "z").slice(0, 10);
}
