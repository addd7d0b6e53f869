export const BUSINESS_STATUSES = [
  "OPERATIONAL",
  "CLOSED_TEMPORARILY",
  "CLOSED_PERMANENTLY",
  "FUTURE_OPENING",
] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

export const PRICE_LEVELS = [
  "PRICE_LEVEL_FREE",
  "PRICE_LEVEL_INEXPENSIVE",
  "PRICE_LEVEL_MODERATE",
  "PRICE_LEVEL_EXPENSIVE",
  "PRICE_LEVEL_VERY_EXPENSIVE",
] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

export const FUEL_TYPES = [
  "DIESEL",
  "DIESEL_PLUS",
  "REGULAR_UNLEADED",
  "MIDGRADE",
  "PREMIUM",
  "SP91",
  "SP91_E10",
  "SP92",
  "SP95",
  "SP95_E10",
  "SP98",
  "SP99",
  "SP100",
  "LPG",
  "E80",
  "E85",
  "E100",
  "METHANE",
  "BIO_DIESEL",
  "TRUCK_DIESEL",
] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

/** Fuel types in the order of their numbers in the protocol, from 1. */
export const FUEL_TYPES_BY_NUMBER: readonly FuelType[] = /* @__PURE__ */ orderFuelTypes();

function orderFuelTypes(): FuelType[] {
  const early = FUEL_TYPES.filter((type) => type !== "DIESEL_PLUS" && type !== "E100");
  return [...early, "DIESEL_PLUS", "E100"];
}

export const EV_CONNECTOR_TYPES = [
  "EV_CONNECTOR_TYPE_OTHER",
  "EV_CONNECTOR_TYPE_J1772",
  "EV_CONNECTOR_TYPE_TYPE_2",
  "EV_CONNECTOR_TYPE_CHADEMO",
  "EV_CONNECTOR_TYPE_CCS_COMBO_1",
  "EV_CONNECTOR_TYPE_CCS_COMBO_2",
  "EV_CONNECTOR_TYPE_TESLA",
  "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T",
  "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET",
  "EV_CONNECTOR_TYPE_NACS",
] as const;
export type EvConnectorType = (typeof EV_CONNECTOR_TYPES)[number];

export const SECONDARY_HOURS_TYPES = [
  "DRIVE_THROUGH",
  "HAPPY_HOUR",
  "DELIVERY",
  "TAKEOUT",
  "KITCHEN",
  "BREAKFAST",
  "LUNCH",
  "DINNER",
  "BRUNCH",
  "PICKUP",
  "ACCESS",
  "SENIOR_HOURS",
  "ONLINE_SERVICE_HOURS",
] as const;
export type SecondaryHoursType = (typeof SECONDARY_HOURS_TYPES)[number];
