import { ESTATE_FILTERS, type EstateSearch, type Transaction } from "@lieudit/listing-model";
import type { EstateFacet, Facets } from "@lieudit/listing-store";
import { FilterFields } from "../list/filter-fields.tsx";

const PRICE_LEGENDS: Readonly<Record<Transaction, string>> = {
  vente: "Prix",
  location: "Loyer charges comprises",
  saisonnier: "Prix de la semaine",
  viager: "Bouquet",
};

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
      // Tabs choose it.
      hidden={["transaction"]}
      visible={[
        "ville",
        { legend: PRICE_LEGENDS[search.transaction ?? "vente"], keys: ["prix-min", "prix-max"] },
        { legend: "Pièces et chambres", keys: ["pieces", "pieces-max", "chambres"] },
        { legend: "Surface habitable", keys: ["surface-min", "surface-max"] },
        "type",
        { legend: "Temps de trajet", keys: ["ecole", "gare", "plage", "boulangerie", "adresse"] },
        "dpe",
      ]}
      search={search}
      names={{ agence: agencyName }}
      {...props}
    />
  );
}
