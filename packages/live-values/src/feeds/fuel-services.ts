import { foldName } from "@lieudit/intake/text";
import type { FuelType, PaymentOptions, PlaceFacts } from "@lieudit/place-model";

/** What the services of a station say of it as a place. */
export interface ServiceFacts {
  flags: Partial<
    Pick<PlaceFacts, "restroom" | "wifi" | "takeout" | "dineIn" | "goodForChildren" | "servesBeer">
  >;
  payment: PaymentOptions;
  /** Further types: a station with a shop is a convenience store too. */
  types: string[];
  /** Sold without a price in the feed. */
  fuels: FuelType[];
}

/** `services` in the feed's words, with or without accents and what stands in brackets. */
export function serviceFacts(services: readonly string[]): ServiceFacts {
  const facts: ServiceFacts = { flags: {}, payment: {}, types: [], fuels: [] };
  for (const service of services) {
    const meaning = MEANINGS.get(serviceKey(service));
    if (meaning === undefined) continue;
    Object.assign(facts.flags, meaning.flags);
    Object.assign(facts.payment, meaning.payment);
    if (meaning.type !== undefined && !facts.types.includes(meaning.type)) facts.types.push(meaning.type);
    if (meaning.fuel !== undefined) facts.fuels.push(meaning.fuel);
  }
  return facts;
}

/** Whether the feed's own list has this service. */
export function isKnownService(service: string): boolean {
  return MEANINGS.has(serviceKey(service));
}

interface Meaning {
  flags?: ServiceFacts["flags"];
  payment?: PaymentOptions;
  type?: string;
  fuel?: FuelType;
}

function serviceKey(service: string): string {
  return foldName(service.replace(/\([^)]*\)/g, ""));
}

/** All 27 services of the feed; those without a meaning here are nothing that a place's fields can say. */
const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ["vente de gaz domestique", {}],
  ["station de gonflage", {}],
  ["automate cb 24 24", { payment: { acceptsCreditCards: true, acceptsDebitCards: true } }],
  ["boutique alimentaire", { type: "convenience_store" }],
  ["piste poids lourds", {}],
  ["dab", { type: "atm" }],
  ["boutique non alimentaire", { type: "store" }],
  ["lavage automatique", { type: "car_wash" }],
  ["carburant additive", {}],
  ["toilettes publiques", { flags: { restroom: true } }],
  ["lavage manuel", { type: "car_wash" }],
  ["relais colis", {}],
  ["restauration a emporter", { flags: { takeout: true } }],
  ["location de vehicule", { type: "car_rental" }],
  ["laverie", { type: "laundry" }],
  ["vente d additifs carburants", {}],
  ["wifi", { flags: { wifi: true } }],
  ["restauration sur place", { flags: { dineIn: true } }],
  ["services reparation entretien", { type: "car_repair" }],
  ["bornes electriques", {}],
  ["vente de fioul domestique", {}],
  ["vente de petrole lampant", {}],
  ["bar", { type: "bar" }],
  ["espace bebe", { flags: { goodForChildren: true } }],
  ["douches", {}],
  ["aire de camping cars", { type: "rv_park" }],
  ["gnv", { fuel: "METHANE" }],
]);
