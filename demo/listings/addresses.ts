import type { ListingAddress, ListingPosition } from "@lieudit/listing-model";
import { withApostrophes } from "@lieudit/listing-model/french";
import { offset } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import type { House } from "../region/houses.ts";
import type { HouseStyle } from "../region/street.ts";
import { demoRegion, latLng } from "./demo-region.ts";

/** Code of the fictional département: no real one. */
export const DEPARTEMENT_CODE = "96";

/** A house of the region for a listing, with the street it stands in. */
export interface FoundHouse {
  house: House;
  style: HouseStyle;
}

/** Deals houses: each is given to one listing only. */
export interface HouseDealer {
  /**
   * A house in a commune whose street is of one of the styles.
   *
   * @throws {RangeError} when all of them are used.
   */
  deal(commune: string, styles: readonly HouseStyle[], seed: string, street?: string): FoundHouse;
}

export function houseDealer(): HouseDealer {
  const { houses, streets } = demoRegion();
  const styleByStreet = new Map(
    streets.map((street) => [`${street.key.split("/")[0]} ${street.name}`, street.houses]),
  );
  const used = new Set<House>();
  return {
    deal(commune, styles, seed, street) {
      const candidates = houses.filter((house) => {
        if (used.has(house) || house.commune.key !== commune) return false;
        if (street !== undefined) return house.street === street;
        const style = styleByStreet.get(`${commune} ${house.street}`);
        return style !== undefined && styles.includes(style);
      });
      const house = candidates.length === 0 ? undefined : seededRandom(`house ${seed}`).pick(candidates);
      if (house === undefined)
        throw new RangeError(`No house is left in ${commune} for ${seed} (${street ?? styles.join(", ")}).`);
      used.add(house);
      return { house, style: styleByStreet.get(`${commune} ${house.street}`) ?? "bourg" };
    },
  };
}

/** Address and position of a house: exact, or moved by one to three hundred metres and without its number. */
export function placedAt(
  { house }: FoundHouse,
  precision: ListingPosition["precision"],
): { adresse: ListingAddress; position: ListingPosition } {
  const { commune, number, street, door } = house;
  const isExact = precision === "exacte";
  const random = seededRandom(`position ${commune.key} ${number} ${street}`);
  const point = isExact ? door : offset(door, random.between(0, 2 * Math.PI), random.between(100, 300));
  return {
    adresse: {
      ...(isExact ? { rue: withApostrophes(`${number} ${street}`) } : {}),
      codePostal: commune.postcode,
      commune: commune.name,
      codeInsee: commune.insee,
      departement: DEPARTEMENT_CODE,
    },
    position: { ...latLng(point), precision },
  };
}
