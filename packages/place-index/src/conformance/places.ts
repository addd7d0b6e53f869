import { type LatLng, type PlaceRecord, roundLocation } from "@lieudit/place-model";
import { withParentTypes } from "@lieudit/place-model/types";

/** A point in the middle of the fictional town of the test cases. */
export const HARBOUR: LatLng = { latitude: 43.24, longitude: 6.81 };

/** Returns the point `northMetres` and `eastMetres` away from the harbour. */
export function awayFromHarbour(northMetres: number, eastMetres = 0): LatLng {
  const degree = 111_195;
  return roundLocation({
    latitude: HARBOUR.latitude + northMetres / degree,
    longitude: HARBOUR.longitude + eastMetres / (degree * Math.cos((HARBOUR.latitude * Math.PI) / 180)),
  });
}

type Overrides = Partial<Omit<PlaceRecord, "names" | "address">> & {
  names?: Partial<PlaceRecord["names"]>;
  address?: Partial<PlaceRecord["address"]>;
};

/** Returns a point of interest at the harbour; its id is its name in the letters that ids may have. */
export function aPoi(name: string, type = "cafe", overrides: Overrides = {}): PlaceRecord {
  return aRecord("poi", name, type, overrides);
}

export function aStreet(name: string, overrides: Overrides = {}): PlaceRecord {
  return aRecord("street", name, "route", overrides);
}

export function anAddress(houseNumber: string, street: string, overrides: Overrides = {}): PlaceRecord {
  return aRecord("address", `${houseNumber} ${street}`, "street_address", {
    popularity: 0.05,
    ...overrides,
    address: {
      houseNumber,
      street,
      formatted: `${houseNumber} ${street}, 83999 Port-Valbrune`,
      ...overrides.address,
    },
  });
}

export function aLocality(name: string, overrides: Overrides = {}): PlaceRecord {
  return aRecord("locality", name, "locality", {
    ...overrides,
    address: { locality: name, formatted: name, ...overrides.address },
  });
}

export function aPostalCode(postcode: string, overrides: Overrides = {}): PlaceRecord {
  return aRecord("postal_code", postcode, "postal_code", {
    ...overrides,
    address: { postcode, formatted: postcode, ...overrides.address },
  });
}

function aRecord(kind: PlaceRecord["kind"], name: string, type: string, overrides: Overrides): PlaceRecord {
  const { names, address, ...rest } = overrides;
  return {
    id: toPlaceId(name),
    kind,
    source: "test",
    types: withParentTypes(type),
    primaryType: type,
    typeNames: {},
    location: HARBOUR,
    popularity: 0.3,
    timeZone: "Europe/Paris",
    attributions: [],
    facts: {},
    ...rest,
    names: { default: name, ...names },
    address: {
      postcode: "83999",
      locality: "Port-Valbrune",
      countryCode: "FR",
      formatted: `${name}, 83999 Port-Valbrune`,
      ...address,
    },
  };
}

/** "Café de la Poste" is `place-Caf-de-la-Poste`: readable in a failed comparison. */
export function toPlaceId(name: string): string {
  return `place-${name.replace(/[^A-Za-z0-9]+/g, "-")}`;
}
