import type { EstateListing } from "@lieudit/listing-model";
import { seededRandom } from "../../osm/seeded-random.ts";
import { houseDealer } from "../addresses.ts";
import type { DemoAgency } from "../agencies/demo-agencies.ts";
import type { DemoDates } from "../dates.ts";
import { shuffled } from "../words/fragment-deck.ts";
import { composeEstate } from "./compose-estate.ts";
import { estateListing } from "./estate-listing.ts";
import { ESTATE_ROWS } from "./estate-rows.ts";
import { estateDecks, estateText } from "./estate-text.ts";
import { readEstateRow } from "./read-estate-row.ts";

/** Estates for sale and to let, one for each row. */
export function demoEstates(agencies: readonly DemoAgency[], dates: DemoDates): EstateListing[] {
  const dealer = houseDealer();
  const estates = ESTATE_ROWS.trim()
    .split("\n")
    .map((line, index) => {
      const row = readEstateRow(line);
      const key = line.split(" status:")[0]!.replace(/ ages:\S+/, "");
      const house = dealer.deal(row.commune, [row.street], key);
      const seller = agencies.find(({ row: own }) => own.slug === row.agency)!;
      const random = seededRandom(`estate ${key}`);
      const estate = composeEstate({ row, index, key, house, seller }, dates, random);
      return { estate, listing: estateListing(estate, dates, random) };
    });
  const decks = estateDecks();
  // Sentences run out: if the first rows took them all, the last ones would have little to say.
  for (const { estate, listing } of shuffled(estates, "estates")) {
    listing.description = estateText(estate.key, estate.row, estate.facts, decks);
  }
  return estates.map(({ listing }) => listing);
}
