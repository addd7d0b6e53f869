import { type FilterNames, VEHICLE_FILTERS, type VehicleSearch } from "@lieudit/listing-model";
import type { Facets, VehicleFacet } from "@lieudit/listing-store";
import { FilterFields } from "../list/filter-fields.tsx";

export interface VehicleFiltersProps {
  search: VehicleSearch;
  facets: Facets<VehicleFacet>;
  names: FilterNames;
  town: string;
  thisYear: number;
}

/** The fields of the list of vehicles, those that most people use first. */
export function VehicleFilters(props: VehicleFiltersProps) {
  return (
    <FilterFields
      rows={VEHICLE_FILTERS}
      visible={[
        "categorie",
        "marque",
        "modele",
        { legend: "Prix", keys: ["prix-min", "prix-max"] },
        "ville",
        "energie",
        { legend: "Âge et kilométrage", keys: ["annee-min", "km-max"] },
        "boite",
      ]}
      {...props}
    />
  );
}
