/** Groups of places in a neighbourhood, in display order; stations with their price lists are long. */
export const NEIGHBOURHOOD_GROUPS = [
  {
    key: "commerces",
    title: "Commerces",
    types: ["bakery", "supermarket", "grocery_store", "convenience_store", "pharmacy", "market"],
    radiusM: 1_500,
    count: 4,
  },
  {
    key: "ecoles",
    title: "Écoles et crèches",
    types: ["preschool", "primary_school", "secondary_school", "school", "child_care_agency"],
    radiusM: 2_500,
    count: 4,
  },
  {
    key: "transports",
    title: "Transports",
    types: ["train_station", "bus_station", "bus_stop", "tram_stop", "ferry_terminal", "transit_station"],
    radiusM: 2_500,
    count: 4,
  },
  { key: "carburants", title: "Carburants", types: ["gas_station"], radiusM: 15_000, count: 2 },
  {
    key: "recharge",
    title: "Bornes de recharge",
    types: ["electric_vehicle_charging_station"],
    radiusM: 15_000,
    count: 2,
  },
] as const;

export type NeighbourhoodKey = (typeof NEIGHBOURHOOD_GROUPS)[number]["key"];
