import {
  type AnyFilter,
  DEFAULT_OWN_TIME,
  type FilterNames,
  formatTravelChoice,
  OWN_TIME_KEY,
  readField,
  spellValue,
  TRAVEL_CHOICES,
  type TravelChoice,
  toSlug,
} from "@lieudit/listing-model";
import type { Facets } from "@lieudit/listing-store";
import { LabelWithUnit, NumberField } from "../../shell/fields/number-field.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { upperFirst } from "../../shell/format/french.ts";
import { Field, FieldGroup } from "../../shell/ui/field.tsx";
import { CheckFacet, SelectFacet, TravelFacet } from "./filter-form.tsx";
import { TownField } from "./town-field.tsx";

/** A filter, or several under one legend, by their keys. */
export type FilterBlock<Key extends string> = Key | { legend: string; keys: readonly Key[] };

export interface FilterFieldsProps<Rows extends readonly AnyFilter[]> {
  /** `VEHICLE_FILTERS` or `ESTATE_FILTERS`. */
  rows: Rows;
  /** The filters that are always visible, in order. The others are under “Plus de critères”. */
  visible: readonly FilterBlock<Rows[number]["key"]>[];
  /** Filters that are set elsewhere; the form keeps them. */
  hidden?: readonly Rows[number]["key"][];
  search: object;
  facets: Partial<Facets<string>>;
  /** Names of the selected values that the search holds as slugs. */
  names: FilterNames;
  /** The town as its field shows it. */
  town: string;
  /** The year that new vehicles have. */
  thisYear: number;
}

/** The form fields of every filter in a table. */
export function FilterFields<const Rows extends readonly AnyFilter[]>({
  rows,
  visible,
  hidden = [],
  ...context
}: FilterFieldsProps<Rows>) {
  const toFields = (keys: readonly string[]) =>
    rows
      .filter(({ key }) => keys.includes(key))
      .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
  const visibleKeys = visible.flatMap((block) => (typeof block === "string" ? [block] : block.keys));
  const shownKeys: readonly string[] = [...visibleKeys, ...hidden];
  const others = rows.filter(({ key }) => !shownKeys.includes(key));
  return (
    <>
      {toFields(hidden).map((row) => (
        <input key={row.key} type="hidden" name={row.key} defaultValue={getText(row, context.search)} />
      ))}
      {visible.map((block) =>
        typeof block === "string" ? (
          toFields([block]).map((row) => <FilterField key={row.key} row={row} {...context} />)
        ) : (
          <FieldGroup key={block.keys.join()} legend={block.legend}>
            {toFields(block.keys).map((row) => (
              <FilterField key={row.key} row={row} {...context} />
            ))}
          </FieldGroup>
        ),
      )}
      <details className="filters-more" open={others.some((row) => isSet(row, context.search))}>
        <summary>Plus de critères</summary>
        <div className="filters-form">
          {others.map((row) => (
            <FilterField key={row.key} row={row} {...context} />
          ))}
        </div>
      </details>
    </>
  );
}

type FilterFieldProps = { row: AnyFilter } & Omit<
  FilterFieldsProps<readonly AnyFilter[]>,
  "rows" | "visible" | "hidden"
>;

function FilterField({ row, search, facets, names, town, thisYear }: FilterFieldProps) {
  const { key: name, label } = row;
  const values = facets[name] ?? [];
  const value = readField(search, row);
  const text = getText(row, search);
  switch (row.kind) {
    case "one":
      return (
        <SelectFacet
          name={name}
          legend={label}
          none={row.none}
          values={values}
          chosen={text === "" ? [] : [spellValue(row, text)]}
        />
      );
    case "name": {
      if (row.needs !== undefined && readField(search, { field: row.needs }) === undefined) return null;
      const { [name]: chosenName }: Readonly<Partial<Record<string, string | undefined>>> = { ...names };
      return (
        <SelectFacet
          name={name}
          legend={label}
          none={row.none}
          values={values}
          chosen={text === "" ? [] : [toSlug(text)]}
          chosenName={chosenName}
        />
      );
    }
    case "atLeast":
      return (
        <SelectFacet
          name={name}
          legend={label}
          none={row.none}
          values={values}
          chosen={text === "" ? [] : [text]}
        />
      );
    case "many":
    case "flags": {
      // A list, as `readFilters` made it.
      const chosen = (value as readonly string[]).map((item) => spellValue(row, item));
      return <CheckFacet name={name} legend={label} values={values} chosen={chosen} />;
    }
    case "travel":
      return (
        <TravelFacet
          name={name}
          legend={label}
          none={row.none}
          values={values}
          chosen={text === "" ? [] : [text]}
          chosenName={row.values.includes(text as TravelChoice) ? row.words(text as TravelChoice) : undefined}
        />
      );
    case "address":
      return <AddressFields label={label} address={text} time={readField(search, { field: "trajet" })} />;
    case "zone":
      return text === "" ? null : <input type="hidden" name={name} defaultValue={text} />;
    case "town": {
      const radiusKm = readField(search, { field: "rayonKm" });
      return <TownField town={town} rayonKm={typeof radiusKm === "number" ? radiusKm : undefined} />;
    }
    default: {
      const { choices, unit = "" } = row;
      const number = typeof value === "number" ? value : undefined;
      if (choices === undefined) {
        return (
          <NumberField
            name={name}
            label={<LabelWithUnit label={label} unit={unit} />}
            defaultValue={text}
            pattern="[^\-]*\d.*"
            title={`Un nombre, en ${unit}`}
          />
        );
      }
      const options = withSelected(choices.values(thisYear), number);
      return (
        <SelectField
          name={name}
          label={label}
          defaultValue={text}
          options={[
            { value: "", label: choices.none },
            ...options.map((option) => ({ value: String(option), label: choices.words(option) })),
          ]}
        />
      );
    }
  }
}

/** An address of the visitor's own, and how far from it. */
function AddressFields({ label, address, time }: { label: string; address: string; time: unknown }) {
  return (
    <>
      <Field label={label} hint="Travail, famille… avec sa commune">
        {(control) => (
          <input
            {...control}
            className="control"
            name="adresse"
            defaultValue={address}
            maxLength={120}
            autoComplete="street-address"
          />
        )}
      </Field>
      <SelectField
        name={OWN_TIME_KEY}
        label="Trajet depuis votre adresse"
        defaultValue={typeof time === "string" ? time : ""}
        options={[
          { value: "", label: upperFirst(formatTravelChoice(DEFAULT_OWN_TIME)) },
          ...TRAVEL_CHOICES.filter((choice) => choice !== DEFAULT_OWN_TIME).map((choice) => ({
            value: choice,
            label: upperFirst(formatTravelChoice(choice)),
          })),
        ]}
      />
    </>
  );
}

function getText(row: AnyFilter, search: object): string {
  return String(readField(search, row) ?? "");
}

function isSet(row: AnyFilter, search: object): boolean {
  const value = readField(search, row);
  return typeof value === "object" ? value.length > 0 : value !== undefined;
}

/** Returns the offered numbers, with the selected one in its place if it is not among them. */
function withSelected(offered: readonly number[], selected: number | undefined): readonly number[] {
  if (selected === undefined || offered.includes(selected)) return offered;
  return [...offered, selected].sort((a, b) => a - b);
}
