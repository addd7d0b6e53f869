import { foldName } from "@lieudit/intake";
import type { FuelType, PaymentOptions, PlaceFacts } from "@lieudit/place-model";

/** Facts about a place that follow from the services of its station. */
export interface ServiceFacts {
  flags: Partial<
    Pick<PlaceFacts, "restroom" | "wifi" | "takeout" | "dineIn" | "goodForChildren" | "servesBeer">
  >;
  payment: PaymentOptions;
  /** Additional types: a station with a shop is a convenience store too. */
  types: string[];
  /** Fuels sold without a price in the feed. */
  fuels: FuelType[];
}

/** Maps `services` in the feed's wording, with or without accents and bracketed text. */
export function toServiceFacts(services: readonly string[]): ServiceFacts {
  const facts: ServiceFacts = { flags: {}, payment: {}, types: [], fuels: [] };
  for (const service of services) {
    const meaning = MEANINGS.get(toServiceKey(service));
    if (meaning === undefined) continue;
    Object.assign(facts.flags, meaning.flags);
    Object.assign(facts.payment, meaning.payment);
    if (meaning.type !== undefined && !facts.types.includes(meaning.type)) facts.types.push(meaning.type);
    if (meaning.fuel !== undefined) facts.fuels.push(meaning.fuel);
  }
  return facts;
}

/** Whether a service is on the feed's official list. */
export function isKnownService(service: string): boolean {
  return MEANINGS.has(toServiceKey(service));
}

interface Meaning {
  flags?: ServiceFacts["flags"];
  payment?: PaymentOptions;
  type?: string;
  fuel?: FuelType;
}

function toServiceKey(service: string): string {
  return foldName(service.replace(/\([^)]*\)/g, ""));
}

/** All 27 services of the feed; those with an empty entry match no field of a place. */
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
