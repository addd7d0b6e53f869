import { RADII_KM } from "@lieudit/listing-model";
import { useEffect, useId } from "react";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { useAsk } from "./filter-form.tsx";
import { useTownSuggestions } from "./use-town-suggestions.ts";

export interface TownFieldProps {
  /** What the list is around, as it is shown; empty: everywhere. */
  town: string;
  rayonKm: number | undefined;
}

/**
 * The town and how far around it. A plain field in the server's HTML; the
 * place autocomplete takes its place as soon as its code is there.
 */
export function TownField({ town, rayonKm }: TownFieldProps) {
  const id = useId();
  const ask = useAsk();
  const { plain, loaded, setLoaded, load } = useTownSuggestions();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated.
  useEffect(load, []);

  return (
    <div className="town-fields">
      <div className="field">
        <label htmlFor={id}>Où</label>
        {loaded === null ? (
          <input
            ref={plain}
            id={id}
            name="ville"
            defaultValue={town}
            placeholder="Une commune"
            autoComplete="off"
          />
        ) : (
          <loaded.Suggestions
            key={town}
            inputId={id}
            town={loaded.typed === "" ? town : loaded.typed}
            hasFocus={loaded.hasFocus}
            onChoose={(ville) => {
              setLoaded({ ...loaded, typed: "", hasFocus: false });
              ask({ ville });
            }}
          />
        )}
      </div>
      <SelectField
        name="rayon"
        label="Rayon"
        defaultValue={rayonKm === undefined ? "" : String(rayonKm)}
        options={[
          { value: "", label: "La commune seule" },
          ...RADII_KM.map((km) => ({ value: String(km), label: `${km}\u00a0km autour` })),
        ]}
      />
    </div>
  );
}
