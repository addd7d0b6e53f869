import type { LatLng } from "@lieudit/place-model";
import { iso1A2Code } from "@rapideditor/country-coder";
import type { AdminArea, AreaLookup } from "../osm/osm-feature.ts";
import { cleanText } from "./clean-text.ts";
import { isCityState, isPostcode, localityLevels } from "./country-facts.ts";
import { foldName } from "./fold-name.ts";

/** In which country, region and town a point lies. */
export interface AdminPosition {
  /** ISO 3166-1 alpha-2; `ZZ` where nobody rules. */
  countryCode: string;
  /** The commune or city. */
  locality?: string;
  sublocality?: string;
  adminArea1?: string;
  adminArea2?: string;
  /** Where the position alone tells it: a postal boundary, or a commune of one code. */
  postcode?: string;
  /** Tells towns of one name apart: the element of the town's boundary, else country and folded name. */
  localityKey: string;
}

/** Farther from any settlement than this, a place is in none. */
const MAX_SETTLEMENT_METRES = 12_000;

/** Looks up positions; points close together share their answer's country. */
export class AdminPositions {
  readonly #areas: AreaLookup;
  readonly #countries = new Map<string, string>();

  constructor(areas: AreaLookup) {
    this.#areas = areas;
  }

  at(point: LatLng): AdminPosition {
    const areas = this.#areas.areasAt(point);
    const countryCode = countryOfAreas(areas) ?? this.#countryAt(point);
    const administrative = areas.filter((area) => area.kind === "administrative");
    const town = localityLevels(countryCode)
      .map((level) => administrative.find((area) => area.adminLevel === level))
      .find((area) => area !== undefined);
    const country = administrative.find((area) => area.adminLevel === 2);
    const townArea = town ?? (isCityState(countryCode) ? country : undefined);
    const locality =
      nameOf(townArea) ?? (isCityState(countryCode) ? CITY_STATE_NAMES[countryCode] : undefined);
    const settlement =
      locality === undefined
        ? this.#settlementNear(point, countryCode)
        : { name: locality, postcode: undefined };
    const levelAbove = townArea?.adminLevel ?? 9;
    const adminArea1 = nameOf(administrative.find((area) => area.adminLevel === 4 && levelAbove > 4));
    const adminArea2 = nameOf(administrative.find((area) => area.adminLevel === 6 && levelAbove > 6));
    const part = administrative.find(
      (area) =>
        area.adminLevel >= 9 && area.adminLevel <= 11 && area.adminLevel > (townArea?.adminLevel ?? 8),
    );
    const sublocality = nameOf(part);
    const postcode = postcodeOf(areas, townArea, countryCode) ?? settlement?.postcode;
    return {
      countryCode,
      ...(settlement === undefined ? {} : { locality: settlement.name }),
      ...(sublocality === undefined ? {} : { sublocality }),
      ...(adminArea1 === undefined ? {} : { adminArea1 }),
      ...(adminArea2 === undefined ? {} : { adminArea2 }),
      ...(postcode === undefined ? {} : { postcode }),
      localityKey: townArea?.osm ?? `${countryCode}:${foldName(settlement?.name ?? "")}`,
    };
  }

  /** By the world's borders. They are drawn coarsely, so that the extract's own boundary goes before. */
  #countryAt(point: LatLng): string {
    // A hundredth of a degree, a kilometre, is what those borders are good for.
    const key = `${point.latitude.toFixed(2)} ${point.longitude.toFixed(2)}`;
    const known = this.#countries.get(key);
    if (known !== undefined) return known;
    const code = iso1A2Code([point.longitude, point.latitude]) ?? UNKNOWN_COUNTRY;
    if (this.#countries.size >= MAX_REMEMBERED) this.#countries.clear();
    this.#countries.set(key, code);
    return code;
  }

  #settlementNear(
    point: LatLng,
    countryCode: string,
  ): { name: string; postcode: string | undefined } | undefined {
    const near = this.#areas.nearestSettlement(point, MAX_SETTLEMENT_METRES);
    if (near === null) return undefined;
    const settlementCountry =
      countryOfAreas(this.#areas.areasAt(near.location)) ?? this.#countryAt(near.location);
    if (settlementCountry !== countryCode) return undefined;
    const name = cleanText(
      near.tags["name:fr"] && countryCode === "FR" ? near.tags["name:fr"] : near.tags.name,
    );
    return name === undefined
      ? undefined
      : { name, postcode: onePostcode(near.tags.postal_code ?? near.tags["addr:postcode"], countryCode) };
  }
}

const UNKNOWN_COUNTRY = "ZZ";
const MAX_REMEMBERED = 50_000;

/** For extracts that hold a piece of the state only, without its boundary. */
const CITY_STATE_NAMES: Readonly<Record<string, string>> = {
  GI: "Gibraltar",
  HK: "Hong Kong",
  MC: "Monaco",
  MO: "Macau",
  SG: "Singapore",
  VA: "Città del Vaticano",
};

function countryOfAreas(areas: readonly AdminArea[]): string | undefined {
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

function nameOf(area: AdminArea | undefined): string | undefined {
  return area === undefined ? undefined : cleanText(area.tags.name);
}

function postcodeOf(
  areas: readonly AdminArea[],
  town: AdminArea | undefined,
  countryCode: string,
): string | undefined {
  const postal = areas.find((area) => area.kind === "postal_code");
  return (
    onePostcode(postal?.tags.postal_code ?? postal?.tags.ref, countryCode) ??
    onePostcode(town?.tags.postal_code ?? town?.tags["addr:postcode"], countryCode)
  );
}

/** The postcode of a value that names one: a town of several codes tells nothing of a single place. */
function onePostcode(value: string | undefined, countryCode: string): string | undefined {
  const postcode = cleanText(value, 12);
  return postcode !== undefined && isPostcode(postcode, countryCode) ? postcode.toUpperCase() : undefined;
}
