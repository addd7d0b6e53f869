import { cleanText, foldName } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { iso1A2Code, iso1A2Codes } from "@rapideditor/country-coder";
import type { AdminArea, AreaLookup } from "../osm/osm-feature.ts";
import { getLocalityLevels, isCityState, isPostcode } from "./country-facts.ts";

/** The country, region and town of a point. */
export interface AdminPosition {
  /** ISO 3166-1 alpha-2; `ZZ` outside all countries. */
  countryCode: string;
  /** The commune or city. */
  locality?: string;
  /** INSEE code of the commune, from its boundary. */
  cityCode?: string;
  /** True if no boundary gives the locality: it is the nearest settlement. */
  isNearestTown?: true;
  sublocality?: string;
  adminArea1?: string;
  adminArea2?: string;
  /** Present if the position alone gives it: a postal boundary, or a commune with one code. */
  postcode?: string;
  /**
   * Distinguishes towns with the same name: the element of the town's boundary, else
   * country and folded name.
   */
  localityKey: string;
}

/** Whether a mapped boundary gives the town of a position. */
export function hasBoundary({ locality, isNearestTown }: AdminPosition): boolean {
  return locality !== undefined && isNearestTown !== true;
}

/** Metres from the nearest settlement beyond which a place is in no town. */
const MAX_SETTLEMENT_METRES = 12_000;

/** Looks up positions. Points in the same areas share a position, and points close together the country lookup. */
export class AdminPositions {
  readonly #areas: AreaLookup;
  readonly #byAreas = new Map<string, AdminPosition>();
  readonly #countries = new Map<string, string>();

  constructor(areas: AreaLookup) {
    this.#areas = areas;
  }

  at(point: LatLng): Readonly<AdminPosition> {
    const areas = this.#areas.areasAt(point);
    const key = areas.map(({ osm }) => osm).join(" ");
    const known = this.#byAreas.get(key);
    if (known !== undefined) return known;
    const position = this.#find(areas, point);
    // Otherwise it depends on the point as well.
    const isOfAreas = findCountry(areas) !== undefined && hasBoundary(position);
    if (isOfAreas && this.#byAreas.size >= MAX_REMEMBERED) this.#byAreas.clear();
    if (isOfAreas) this.#byAreas.set(key, position);
    return position;
  }

  #find(areas: readonly AdminArea[], point: LatLng): AdminPosition {
    const administrative = areas.filter((area) => area.kind === "administrative");
    const countryCode = this.#countryOf(areas, point);
    const town = getLocalityLevels(countryCode)
      .map((level) => administrative.find((area) => area.adminLevel === level))
      .find((area) => area !== undefined);
    const country = administrative.find((area) => area.adminLevel === 2);
    const townArea = town ?? (isCityState(countryCode) ? country : undefined);
    const locality =
      getName(townArea) ?? (isCityState(countryCode) ? CITY_STATE_NAMES[countryCode] : undefined);
    const settlement =
      locality === undefined
        ? this.#settlementNear(point, countryCode)
        : { name: locality, postcode: undefined };
    const levelAbove = townArea?.adminLevel ?? 9;
    const adminArea1 = getName(administrative.find((area) => area.adminLevel === 4 && levelAbove > 4));
    const adminArea2 = getName(administrative.find((area) => area.adminLevel === 6 && levelAbove > 6));
    const part = administrative.find(
      (area) =>
        area.adminLevel >= 9 && area.adminLevel <= 11 && area.adminLevel > (townArea?.adminLevel ?? 8),
    );
    const sublocality = getName(part);
    const cityCode = readInseeCode(townArea?.tags["ref:INSEE"]);
    const postcode = readPostcode(areas, townArea, countryCode) ?? settlement?.postcode;
    return {
      countryCode,
      ...(settlement === undefined ? {} : { locality: settlement.name }),
      ...(locality === undefined && settlement !== undefined ? { isNearestTown: true as const } : {}),
      ...(cityCode === undefined ? {} : { cityCode }),
      ...(sublocality === undefined ? {} : { sublocality }),
      ...(adminArea1 === undefined ? {} : { adminArea1 }),
      ...(adminArea2 === undefined ? {} : { adminArea2 }),
      ...(postcode === undefined ? {} : { postcode }),
      localityKey: townArea?.osm ?? `${countryCode}:${foldName(settlement?.name ?? "")}`,
    };
  }

  #countryOf(areas: readonly AdminArea[], point: LatLng): string {
    const code = findCountry(areas);
    if (code !== undefined) return code;
    // If the extract has the boundary of a town, it knows where the town ends.
    const isInTown = areas.some((area) => area.kind === "administrative" && area.adminLevel >= 7);
    return isInTown ? (countryCodeAt(point) ?? this.#countryAt(point)) : this.#countryAt(point);
  }

  /**
   * Finds the country by the world's borders, for points outside all countries of the
   * extract. Those borders are coarse: if the extract has the boundary of that country
   * nearby, the point is in its neighbour.
   */
  #countryAt(point: LatLng): string {
    // A hundredth of a degree, about a kilometre, is the precision of the coarse borders.
    const key = `${point.latitude.toFixed(2)} ${point.longitude.toFixed(2)}`;
    const cached = this.#countries.get(key);
    if (cached !== undefined) return cached;
    const latitude = Number(point.latitude.toFixed(2));
    const longitude = Number(point.longitude.toFixed(2));
    const code = countryCodeAt({ latitude, longitude });
    const around = iso1A2Codes([
      longitude - BORDER_DEGREES,
      latitude - BORDER_DEGREES,
      longitude + BORDER_DEGREES,
      latitude + BORDER_DEGREES,
    ])
      .map(sovereign)
      .filter((other) => other !== null);
    // Martinique is in France too, but does not make France a neighbour.
    const whole = iso1A2Code([longitude, latitude]);
    const others = around.filter((other) => other !== code && other !== whole);
    const isOutside =
      code !== null && others.length > 0 && this.#knowsBoundaryNear(latitude, longitude, code);
    const country = (isOutside ? others[0] : (code ?? around[0])) ?? UNKNOWN_COUNTRY;
    if (this.#countries.size >= MAX_REMEMBERED) this.#countries.clear();
    this.#countries.set(key, country);
    return country;
  }

  /** Whether the extract has the boundary of `countryCode`, or of its only town, within some kilometres. */
  #knowsBoundaryNear(latitude: number, longitude: number, countryCode: string): boolean {
    for (const metres of [500, 1_000, 2_000, 4_000]) {
      for (let step = 0; step < 8; step += 1) {
        const degrees = metres / 111_195;
        const point = {
          latitude: latitude + degrees * Math.sin((step * Math.PI) / 4),
          longitude:
            longitude + (degrees * Math.cos((step * Math.PI) / 4)) / Math.cos((latitude * Math.PI) / 180),
        };
        const areas = this.#areas.areasAt(point);
        if (findCountry(areas) === countryCode) return true;
        const town = areas.find((area) => getLocalityLevels(countryCode).includes(area.adminLevel));
        // The coarse borders may assign the town's own country to its neighbour too: compare at its centre.
        if (town !== undefined && isCityState(countryCode) && countryCodeAt(point) === countryCode) {
          return true;
        }
      }
    }
    return false;
  }

  #settlementNear(
    point: LatLng,
    countryCode: string,
  ): { name: string; postcode: string | undefined } | undefined {
    const near = this.#areas.nearestSettlement(point, MAX_SETTLEMENT_METRES);
    if (near === null) return undefined;
    if (this.#countryOf(this.#areas.areasAt(near.location), near.location) !== countryCode) return undefined;
    const name = cleanText(
      near.tags["name:fr"] && countryCode === "FR" ? near.tags["name:fr"] : near.tags.name,
    );
    return name === undefined
      ? undefined
      : { name, postcode: pickPostcode(near.tags.postal_code ?? near.tags["addr:postcode"], countryCode) };
  }
}

function countryCodeAt({ latitude, longitude }: LatLng): string | null {
  return sovereign(iso1A2Code([longitude, latitude], { level: "territory" }));
}

/** The world's borders list metropolitan France and unions of states separately. */
function sovereign(code: string | null): string | null {
  if (code === "FX") return "FR";
  return code === "EU" || code === "UN" ? null : code;
}

const UNKNOWN_COUNTRY = "ZZ";
const MAX_REMEMBERED = 50_000;
/** More than two kilometres: the error of the coarse borders. */
const BORDER_DEGREES = 0.03;

/** For extracts with a part of the state but without its boundary. */
const CITY_STATE_NAMES: Readonly<Record<string, string>> = {
  GI: "Gibraltar",
  HK: "Hong Kong",
  MC: "Monaco",
  MO: "Macau",
  SG: "Singapore",
  VA: "Città del Vaticano",
};

function findCountry(areas: readonly AdminArea[]): string | undefined {
  for (const { tags, kind, adminLevel } of areas) {
    if (kind !== "administrative" || adminLevel > 4) continue;
    const code =
      tags["ISO3166-1:alpha2"] ??
      tags["ISO3166-1"] ??
      (adminLevel > 2 ? tags["ISO3166-2"]?.slice(0, 2) : undefined);
    if (code !== undefined && /^[A-Z]{2}$/.test(code)) return code;
  }
  return undefined;
}

/** Five characters; the second is A or B in Corsica. */
function readInseeCode(value: string | undefined): string | undefined {
  return /^\d[\dAB]\d{3}$/.test(value ?? "") ? value : undefined;
}

function getName(area: AdminArea | undefined): string | undefined {
  return area === undefined ? undefined : cleanText(area.tags.name);
}

function readPostcode(
  areas: readonly AdminArea[],
  town: AdminArea | undefined,
  countryCode: string,
): string | undefined {
  const postal = areas.find((area) => area.kind === "postal_code");
  return (
    pickPostcode(postal?.tags.postal_code ?? postal?.tags.ref, countryCode) ??
    pickPostcode(town?.tags.postal_code ?? town?.tags["addr:postcode"], countryCode)
  );
}

/**
 * Returns the postcode if a value has only one: a town with several codes says nothing
 * about a single place.
 */
function pickPostcode(value: string | undefined, countryCode: string): string | undefined {
  const postcode = cleanText(value, 12);
  return postcode !== undefined && isPostcode(postcode, countryCode) ? postcode.toUpperCase() : undefined;
}
