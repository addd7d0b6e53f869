import { type EstateSearch, slugOf } from "@lieudit/listing-model";
import type { EstateFacet, Facets } from "@lieudit/listing-store";
import { FieldGroup } from "../../shell/ui/field.tsx";
import { CheckFacet, NumberField, SelectFacet } from "../list/filter-form.tsx";
import { TownField } from "../list/town-field.tsx";

export interface EstateFiltersProps {
  search: EstateSearch;
  facets: Facets<EstateFacet>;
  /** What the agency that is asked for is called. */
  agencyName: string | undefined;
  /** As the town's field shows it. */
  town: string;
}

/** The fields of the list of estates, those that most people use first. */
export function EstateFilters({ search, facets, agencyName, town }: EstateFiltersProps) {
  return (
    <>
      <SelectFacet
        name="transaction"
        legend="Projet"
        none="Tous"
        values={facets.transaction}
        chosen={search.transaction === undefined ? [] : [search.transaction]}
      />
      <CheckFacet name="type" legend="Type de bien" values={facets.type} chosen={search.types} />
      <TownField town={town} rayonKm={search.rayonKm} />
      <FieldGroup legend={search.transaction === "location" ? "Loyer charges comprises" : "Prix"}>
        <NumberField name="prix-min" label="De" unit="€" value={search.prixMinEuros} />
        <NumberField name="prix-max" label="À" unit="€" value={search.prixMaxEuros} />
      </FieldGroup>
      <FieldGroup legend="Surface habitable">
        <NumberField name="surface-min" label="De" unit="m²" value={search.surfaceMinM2} />
        <NumberField name="surface-max" label="À" unit="m²" value={search.surfaceMaxM2} />
      </FieldGroup>
      <FieldGroup legend="Pièces et chambres">
        <SelectFacet
          name="pieces"
          legend="Pièces"
          none="Toutes"
          values={facets.pieces}
          chosen={search.pieces === undefined ? [] : [String(search.pieces)]}
        />
        <SelectFacet
          name="chambres"
          legend="Chambres"
          none="Toutes"
          values={facets.chambres}
          chosen={search.chambres === undefined ? [] : [String(search.chambres)]}
        />
      </FieldGroup>
      <CheckFacet
        name="dpe"
        legend="Classe énergie (DPE)"
        values={facets.dpe}
        chosen={search.dpe.map(slugOf)}
      />
      <details className="filters-more" open={hasMore(search)}>
        <summary>Plus de critères</summary>
        <div className="filters-form">
          <NumberField name="terrain-min" label="Terrain d’au moins" unit="m²" value={search.terrainMinM2} />
          <CheckFacet
            name="exterieur"
            legend="Extérieur"
            values={facets.exterieur}
            chosen={search.exterieurs}
          />
          <CheckFacet name="avec" legend="Avec" values={facets.avec} chosen={search.avec} />
          <SelectFacet
            name="agence"
            legend="Agence"
            none="Toutes"
            values={facets.agence}
            chosen={search.agence === undefined ? [] : [search.agence]}
            chosenName={agencyName}
          />
        </div>
      </details>
    </>
  );
}

function hasMore({ exterieurs, avec, terrainMinM2, agence }: EstateSearch): boolean {
  return exterieurs.length + avec.length > 0 || terrainMinM2 !== undefined || agence !== undefined;
}
