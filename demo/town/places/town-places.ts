import { CIVIC } from "./civic.ts";
import { CULTURE } from "./culture.ts";
import { CHARGING_STATIONS, FUEL_STATIONS } from "./energy-stations.ts";
import { FOOD } from "./food.ts";
import { GROCERS } from "./grocers.ts";
import { HEALTH } from "./health.ts";
import { LEISURE, LODGING } from "./lodging.ts";
import { BUS_STOPS, MOBILITY } from "./mobility.ts";
import type { PlaceRow } from "./place-row.ts";
import { AGENCIES, DEALERS, TRADES } from "./professionals.ts";
import { SHOPS } from "./shops.ts";

/** Every hand-written place of Aubremer. */
export const TOWN_PLACES: readonly PlaceRow[] = [
  ...FOOD,
  ...GROCERS,
  ...SHOPS,
  ...AGENCIES,
  ...DEALERS,
  ...TRADES,
  ...CIVIC,
  ...HEALTH,
  ...CULTURE,
  ...LODGING,
  ...LEISURE,
  ...MOBILITY,
  ...[...FUEL_STATIONS, ...CHARGING_STATIONS].map(({ place }) => place),
  ...BUS_STOPS.map(
    ([name, where]): PlaceRow => [
      name,
      where,
      "highway=bus_stop public_transport=platform bus=yes",
      "",
      { bare: true },
    ],
  ),
];
