import type { LatLng, PlaceAddress, PlaceNames, PlaceRecord, Viewport } from "@lieudit/place-model";
import { formatStreetLine } from "./formatted-address.ts";
import { createRecordBase, getTypeNames } from "./place-record-base.ts";
import { scorePopularity } from "./popularity.ts";

export interface AddressParts {
  id: string;
  source: string;
  /** The element, if one has the address. */
  osm?: string | undefined;
  houseNumber: string;
  street: string;
  address: PlaceAddress;
  location: LatLng;
}

/** Creates the place of a house number; its name is `12 Rue Grimaldi`. */
export function createAddressRecord(parts: AddressParts): PlaceRecord {
  const { id, source, osm, houseNumber, street, address, location } = parts;
  return {
    id,
    kind: "address",
    source,
    ...(osm === undefined ? {} : { osm }),
    names: { default: formatStreetLine(houseNumber, street, address.countryCode) },
    types: ["street_address"],
    primaryType: "street_address",
    typeNames: getTypeNames("street_address"),
    address,
    popularity: scorePopularity({ kind: "address", types: [], tags: {} }),
    ...createRecordBase(location, address, "street_address"),
  };
}

export interface StreetParts {
  id: string;
  source: string;
  names: PlaceNames;
  isSquare: boolean;
  viewport: Viewport;
  address: PlaceAddress;
  /** Values of `highway` of its segments; the most important one counts. */
  highways: readonly string[];
  location: LatLng;
}

/** Creates the place of a street or square in its town. */
export function createStreetRecord(parts: StreetParts): PlaceRecord {
  const { id, source, names, isSquare, viewport, address, highways, location } = parts;
  const primaryType = isSquare ? "plaza" : "route";
  return {
    id,
    kind: "street",
    source,
    names,
    types: isSquare ? ["plaza", "route", "point_of_interest", "establishment"] : ["route"],
    primaryType,
    typeNames: getTypeNames(primaryType),
    viewport,
    address,
    popularity: Math.max(
      ...highways.map((highway) => scorePopularity({ kind: "street", types: [], tags: { highway } })),
    ),
    ...createRecordBase(location, address, primaryType),
  };
}
