import { type FilterNames, slugOf, type VehicleSearch } from "@lieudit/listing-model";
import type { Facets, VehicleFacet } from "@lieudit/listing-store";
import { measured } from "../../shell/format/french.ts";
import { FieldGroup } from "../../shell/ui/field.tsx";
import { CheckFacet, NumberField, SelectFacet, SelectField } from "../list/filter-form.tsx";
import { TownField } from "../list/town-field.tsx";

export interface VehicleFiltersProps {
  search: VehicleSearch;
  facets: Facets<VehicleFacet>;
  /** What is on is called so. */
  names: FilterNames;
  /** As the town's field shows it. */
  town: string;
  /** The year that new vehicles have. */
  thisYear: number;
}

const MILEAGES_KM = [10_000, 30_000, 50_000, 75_000, 100_000, 150_000, 200_000];
const OLDEST_YEARS = 20;

/** The fields of the list of vehicles, those that most people use first. */
export function VehicleFilters({ search, facets, names, town, thisYear }: VehicleFiltersProps) {
  const years = Array.from({ length: OLDEST_YEARS }, (_, age) => String(thisYear - age));
  return (
    <>
      <SelectFacet
        name="categorie"
        legend="Catégorie"
        none="Toutes"
        values={facets.categorie}
        chosen={listOf(search.categorie)}
      />
      <SelectFacet
        name="marque"
        legend="Marque"
        none="Toutes"
        values={facets.marque}
        chosen={listOf(search.marque)}
        chosenName={names.marque}
      />
      {search.marque !== undefined && (
        <SelectFacet
          name="modele"
          legend="Modèle"
          none="Tous"
          values={facets.modele}
          chosen={listOf(search.modele)}
          chosenName={names.modele}
        />
      )}
      <FieldGroup legend="Prix">
        <NumberField name="prix-min" label="De" unit="€" value={search.prixMinEuros} />
        <NumberField name="prix-max" label="À" unit="€" value={search.prixMaxEuros} />
      </FieldGroup>
      <TownField town={town} rayonKm={search.rayonKm} />
      <CheckFacet
        name="energie"
        legend="Énergie"
        values={facets.energie}
        chosen={search.energies.map(slugOf)}
      />
      <FieldGroup legend="Âge et kilométrage">
        <SelectField
          name="annee-min"
          label="Depuis"
          chosen={search.anneeMin === undefined ? "" : String(search.anneeMin)}
          options={withNone("Toutes", withChosen(years, search.anneeMin), (year) => year)}
        />
        <SelectField
          name="km-max"
          label="Au plus"
          chosen={search.kmMax === undefined ? "" : String(search.kmMax)}
          options={withNone("Tous", withChosen(MILEAGES_KM.map(String), search.kmMax), (km) =>
            measured(Number(km), "km"),
          )}
        />
      </FieldGroup>
      <SelectFacet
        name="boite"
        legend="Boîte de vitesses"
        none="Toutes"
        values={facets.boite}
        chosen={listOf(search.boite)}
      />
      <details className="filters-more" open={hasMore(search)}>
        <summary>Plus de critères</summary>
        <div className="filters-form">
          <CheckFacet
            name="carrosserie"
            legend="Carrosserie"
            values={facets.carrosserie}
            chosen={search.carrosseries.map(slugOf)}
          />
          <CheckFacet name="etat" legend="État" values={facets.etat} chosen={search.etats.map(slugOf)} />
          <CheckFacet
            name="critair"
            legend="Vignette Crit’Air"
            values={facets.critair}
            chosen={search.critAir.map(slugOf)}
          />
          <SelectFacet
            name="agence"
            legend="Vendeur"
            none="Tous"
            values={facets.agence}
            chosen={listOf(search.agence)}
            chosenName={names.agence}
          />
        </div>
      </details>
    </>
  );
}

function hasMore({ carrosseries, etats, critAir, agence }: VehicleSearch): boolean {
  return carrosseries.length + etats.length + critAir.length > 0 || agence !== undefined;
}

function listOf(value: string | undefined): string[] {
  return value === undefined ? [] : [slugOf(value)];
}

/** A value that an address asks for is offered, too, when it is none of ours. */
function withChosen(values: readonly string[], chosen: number | undefined): string[] {
  if (chosen === undefined || values.includes(String(chosen))) return [...values];
  return [...values, String(chosen)].sort((a, b) => Number(a) - Number(b));
}

function withNone(none: string, values: readonly string[], label: (value: string) => string) {
  return [{ value: "", label: none }, ...values.map((value) => ({ value, label: label(value) }))];
}
