import type { AlertPoint } from "@lieudit/leads";
import {
  DEFAULT_OWN_TIME,
  type EstateSearch,
  estateListPath,
  formatTravelChoice,
  getEstateChips,
  getVehicleChips,
  idOfListingPath,
  listingPath,
  readEstateSearch,
  readVehicleSearch,
  vehicleListPath,
} from "@lieudit/listing-model";
import type { SiteServices } from "../../shell/services/services.ts";
import { estatesHeading } from "../estates/estates-heading.ts";
import { agencyName } from "../list/agency-name.ts";
import { type ResolvedAddress, resolveAddress } from "../list/resolve-address.ts";
import { resolveTown } from "../list/resolve-town.ts";
import { vehicleNames } from "../vehicles/vehicle-names.ts";
import { vehiclesHeading } from "../vehicles/vehicles-heading.ts";

/** The search or listing that an alert watches. */
export interface AlertSubject {
  /** Path and query of a list, or the path of a listing. */
  search: string;
  /** Its name. */
  label: string;
  /** The centre of the town of a radius filter, or null. */
  around: AlertPoint | null;
}

/** Filters that the heading says already. */
const VEHICLE_HEADING: readonly string[] = ["categorie", "marque", "modele", "ville"];
const ESTATE_HEADING: readonly string[] = ["transaction", "ville"];

/** Longer ones are invalid. */
const MAX_CHARACTERS = 1_000;

function withoutAddress({ adresse: _, trajet: __, ...search }: EstateSearch): EstateSearch {
  return search;
}

/** The centre of the radius, with the area within the time. */
function getAlertPoint(middle: AlertPoint | null, { point, area }: ResolvedAddress): AlertPoint | null {
  const center = middle ?? point;
  return center === null || area === null ? middle : { ...center, area };
}

/**
 * What an address asks to watch: a list of vehicles or estates, or one listing.
 * It is written again, so that only what our lists understand is kept.
 *
 * @returns null for any other address.
 */
export async function alertSubject(
  address: string,
  services: Pick<SiteServices, "listings" | "places" | "findArea">,
  signal: AbortSignal,
): Promise<AlertSubject | null> {
  const url = address.length > MAX_CHARACTERS ? null : URL.parse(address, "http://localhost");
  if (url === null || url.origin !== "http://localhost") return null;
  const [, folder, ...parts] = url.pathname.split("/").map(decoded);
  const first = { page: 1, vue: "liste" } as const;
  if (folder === "vehicules") {
    const [categorie, marque, modele] = parts;
    const search = { ...readVehicleSearch(url.searchParams, { categorie, marque, modele }), ...first };
    const town = await resolveTown(search.ville, "vehicle", services, signal);
    const names = await vehicleNames(search, services.listings);
    const known = { ...names, ...(town?.isKnown && { town: town.name }) };
    const told = getVehicleChips(search, names).filter(
      ({ key }) => !VEHICLE_HEADING.includes(key) && (key !== "agence" || known.agence !== undefined),
    );
    const unknown = [
      ...describeUnknown("marque", search.marque, known.marque),
      ...describeUnknown("modèle", search.modele, known.modele),
      ...describeUnknown("ville", search.ville, known.town),
      ...describeUnknown("agence", search.agence, known.agence),
    ];
    return {
      search: vehicleListPath(search),
      label: withFilters(vehiclesHeading(search, known), [...unknown, ...told]),
      around: town?.middle ?? null,
    };
  }
  if (folder === "immobilier") {
    const [transaction, type, ville] = parts;
    const asked = { ...readEstateSearch(url.searchParams, { transaction, type, ville }), ...first };
    const address = await resolveAddress(asked, services, signal);
    // An address that nobody knows would let everything through.
    const search = address.problem === null ? asked : withoutAddress(asked);
    const town = await resolveTown(search.ville, "estate", services, signal);
    const agence = await agencyName(search, services.listings);
    const told = getEstateChips(search, { agence }).filter(
      ({ key }) =>
        !ESTATE_HEADING.includes(key) &&
        (key !== "type" || search.types.length > 1) &&
        (key !== "agence" || agence !== undefined),
    );
    const known = town?.isKnown ? town.name : undefined;
    return {
      search: estateListPath(search),
      label: withFilters(estatesHeading(search, known), [
        ...describeUnknown("ville", search.ville, known),
        ...describeUnknown("agence", search.agence, agence),
        // The words of the sender stand in no email.
        ...told.map((chip) =>
          chip.key === "adresse"
            ? { ...chip, label: `${formatTravelChoice(search.trajet ?? DEFAULT_OWN_TIME)} de votre adresse` }
            : chip,
        ),
      ]),
      around: getAlertPoint(town?.middle ?? null, address),
    };
  }
  if (folder !== "vehicule" && folder !== "bien") return null;
  const found = await services.listings.get(idOfListingPath(parts[0] ?? ""));
  if (found === null || found.state !== "shown") return null;
  return { search: listingPath(found.listing), label: found.listing.titre, around: null };
}

/**
 * What the site does not know may be waited for too. Its words are those of
 * the sender, and the letter goes to any address, so they are not repeated.
 */
function describeUnknown(
  what: string,
  slug: string | undefined,
  name: string | undefined,
): { label: string }[] {
  return slug !== undefined && name === undefined ? [{ label: `${what} de votre choix` }] : [];
}

function withFilters(heading: string, filters: readonly { label: string }[]): string {
  return [heading, ...filters.map(({ label }) => label)].join(", ");
}

/** A path may hold half an escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
