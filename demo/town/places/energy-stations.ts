import type { ConnectorRow, FuelRow } from "../../facts/energy.ts";
import type { PlaceRow } from "./place-row.ts";

export interface EnergyRow {
  place: PlaceRow;
  fuels?: readonly FuelRow[];
  connectors?: readonly ConnectorRow[];
}

/** Fuel stations: current prices, stale ones, sold-out fuels, and between them every fuel that a price can be written for. */
export const FUEL_STATIONS: readonly EnergyRow[] = [
  {
    place: [
      "Station Marélys",
      "@2065,-345",
      "amenity=fuel ref:FR:prix-carburants=96100001 fuel:diesel=yes fuel:octane_95=yes fuel:octane_98=yes fuel:e10=yes fuel:e85=yes",
      "24/7",
      {
        tags: { brand: "Marélys" },
        rating: [4.0, 143],
        facts: {
          paymentOptions: {
            acceptsCreditCards: true,
            acceptsDebitCards: true,
            acceptsCashOnly: false,
            acceptsNfc: true,
          },
        },
      },
    ],
    fuels: [
      ["DIESEL", 1.629, 3],
      ["SP95_E10", 1.699, 3],
      ["SP95", 1.744, 3],
      ["SP98", 1.789, 3],
      ["E85", 0.819, 3],
      ["REGULAR_UNLEADED", 1.744, 3],
      ["PREMIUM", 1.789, 3],
    ],
  },
  {
    place: [
      "",
      "70 Avenue du Général-Leclerc",
      "amenity=fuel ref:FR:prix-carburants=96100002 fuel:diesel=yes fuel:octane_95=yes fuel:lpg=yes",
      "Mo-Sa 06:30-21:00; Su 08:00-20:00",
      { tags: { brand: "Pétrole Ouest" }, rating: [3.2, 58] },
    ],
    fuels: [
      ["DIESEL", 1.749, 31],
      ["SP95", 1.879, 31],
      ["SP98", 1.929, 50],
      ["LPG", 0.999, 12],
    ],
  },
  {
    place: [
      "Relais du Port",
      "46 Quai de la Criée",
      "amenity=fuel ref:FR:prix-carburants=96100003 fuel:diesel=yes fuel:octane_95=yes boat=yes",
      "Mo-Sa 07:30-12:00,14:00-19:00",
      { web: false, rating: [3.9, 21] },
    ],
    fuels: [["DIESEL", 1.719, 9], ["SP95"], ["MIDGRADE", 1.829, 9]],
  },
  {
    place: [
      "Aire des Grèves - station",
      "@3365,1440",
      "amenity=fuel ref:FR:prix-carburants=96100004 hgv=yes fuel:HGV_diesel=yes fuel:diesel=yes fuel:cng=yes fuel:octane_98=yes",
      "24/7",
      { tags: { brand: "Autogalop" }, rating: [2.9, 412] },
    ],
    fuels: [
      ["DIESEL", 1.889, 2],
      ["TRUCK_DIESEL", 1.859, 2],
      ["BIO_DIESEL", 1.929, 2],
      ["METHANE", 1.559, 26],
      ["SP98", 2.019, 2],
      ["SP95_E10", 1.939, 2],
      ["DIESEL_PLUS", 1.959, 2],
    ],
  },
  {
    place: [
      "Carburants de collection",
      "@2520,-740",
      "amenity=fuel fuel:octane_91=yes fuel:octane_100=yes",
      'Fr,Sa 09:00-12:00 || "sur rendez-vous"',
      { rating: [4.7, 12] },
    ],
    fuels: [
      ["SP91", 1.849, 70],
      ["SP91_E10", 1.819, 70],
      ["SP92", 1.859, 20],
      ["SP99", 2.089, 20],
      ["SP100", 2.149, 20],
      ["E80", 1.019, 20],
      ["E100", 1.189, 20],
    ],
  },
  {
    place: [
      "Station du Boulevard",
      "34 Boulevard Carnot",
      "amenity=fuel fuel:diesel=yes fuel:octane_95=yes",
      "Mo-Sa 07:00-20:00",
      { status: "CLOSED_TEMPORARILY", rating: [3.4, 33] },
    ],
  },
];

/** Charging: live counts, counts of an hour ago, everything out of service, none at all, and every connector. */
export const CHARGING_STATIONS: readonly EnergyRow[] = [
  {
    place: [
      "Bornes de la Promenade",
      "@352,520",
      "amenity=charging_station capacity=8 socket:type2=6 socket:type2_combo=2 fee=yes",
      "24/7",
      { web: false, tags: { operator: "Baie Recharge", brand: "Baie Recharge" } },
    ],
    connectors: [
      ["EV_CONNECTOR_TYPE_TYPE_2", 22, 6, 4, 0, 2],
      ["EV_CONNECTOR_TYPE_CCS_COMBO_2", 50, 2, 1, 0, 2],
    ],
  },
  {
    place: [
      "",
      "@2085,-395",
      "amenity=charging_station capacity=10 socket:type2_combo=8 socket:chademo=2 fee=yes",
      "24/7",
      { tags: { brand: "Marélys Énergie" }, rating: [4.2, 87] },
    ],
    connectors: [
      ["EV_CONNECTOR_TYPE_CCS_COMBO_2", 175, 8, 0, 1, 4],
      ["EV_CONNECTOR_TYPE_CHADEMO", 62.5, 2, 2, 0, 4],
    ],
  },
  {
    place: [
      "Bornes de l'Hôtel de ville",
      "@842,872",
      "amenity=charging_station capacity=4 socket:type2=4 socket:typee=4",
      "24/7",
      { web: false, rating: [2.4, 19], tags: { operator: "Baie Recharge" } },
    ],
    connectors: [
      ["EV_CONNECTOR_TYPE_TYPE_2", 7.4, 4, 0, 4, 35],
      ["EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET", 3.7, 4, 0, 4, 35],
    ],
  },
  {
    place: [
      "Parking relais des Hauts - recharge",
      "@1462,1228",
      "amenity=charging_station capacity=6 socket:type2=6",
      "24/7",
      { web: false, tags: { operator: "Baie Recharge" } },
    ],
    connectors: [["EV_CONNECTOR_TYPE_TYPE_2", 11, 6, 5, 1, 2 * 24 * 60]],
  },
  {
    place: [
      "Aire des Grèves - recharge rapide",
      "@3352,1540",
      "amenity=charging_station capacity=16 socket:type2_combo=12 socket:tesla_supercharger=4",
      "24/7",
      { tags: { brand: "Autogalop Volt" }, rating: [4.5, 230] },
    ],
    connectors: [
      ["EV_CONNECTOR_TYPE_CCS_COMBO_2", 350, 12, 9, 0, 1],
      ["EV_CONNECTOR_TYPE_TESLA", 250, 4, 3, 0, 1],
      ["EV_CONNECTOR_TYPE_NACS", 250, 2, 2, 0, 1],
    ],
  },
  {
    place: [
      "Bornes de l'atelier, Électrique Ouest",
      "@2815,-120",
      "amenity=charging_station capacity=5 fee=no",
      "Mo-Sa 09:00-19:00",
      { tags: { operator: "Électrique Ouest Autos" } },
    ],
    connectors: [
      ["EV_CONNECTOR_TYPE_J1772", 7.36, 1],
      ["EV_CONNECTOR_TYPE_CCS_COMBO_1", 50, 1],
      ["EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T", 60, 1],
      ["EV_CONNECTOR_TYPE_OTHER", 3.2, 2],
    ],
  },
  {
    place: [
      "Bornes de la gare",
      "@1226,600",
      "amenity=charging_station capacity=4 socket:type2=4 ref:EU:EVSE=FR*AUB*PGARE",
      "24/7",
      { bare: true },
    ],
  },
];
