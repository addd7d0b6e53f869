import { ESTATE_FILTERS, type EstateSearch } from "@lieudit/listing-model";
import type { EstateFacet, Facets } from "@lieudit/listing-store";
import { FilterFields } from "../list/filter-fields.tsx";

export interface EstateFiltersProps {
  search: EstateSearch;
  facets: Facets<EstateFacet>;
  agencyName: string | undefined;
  town: string;
  thisYear: number;
}

/** The fields of the list of estates, those that most people use first. */
export function EstateFilters({ search, agencyName, ...props }: EstateFiltersProps) {
  return (
    <FilterFields
      rows={ESTATE_FILTERS}
      visible={[
        "transaction",
        "type",
        "ville",
        {
          legend: search.transaction === "location" ? "Loyer charges comprises" : "Prix",
          keys: ["prix-min", "prix-max"],
        },
        { legend: "Surface habitable", keys: ["surface-min", "surface-max"] },
        { legend: "Pièces et chambres", keys: ["pieces", "pieces-max", "chambres"] },
        { legend: "Temps de trajet", keys: ["ecole", "gare", "plage", "boulangerie"] },
        "dpe",
      ]}
      search={search}
      names={{ agence: agencyName }}
      {...props}
    />
  );
}
