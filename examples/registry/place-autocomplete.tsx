"use client";

import type { PlaceField } from "@lieudit/react";
import { type UsePlaceAutocompleteOptions, usePlaceAutocomplete } from "@lieudit/react/hooks";

export interface PlaceAutocompleteProps<Field extends PlaceField> extends UsePlaceAutocompleteOptions<Field> {
  label: string;
  /** Name of the text in the page's form. */
  name?: string;
}

/** A form field that suggests places. Its options are those of the hook. */
export function PlaceAutocomplete<Field extends PlaceField>({
  label,
  name,
  ...options
}: PlaceAutocompleteProps<Field>) {
  const search = usePlaceAutocomplete(options);
  return (
    <div {...search.getRootProps()} className="relative grid gap-2">
      <label className="text-sm font-medium">
        {label}
        <input
          {...search.getInputProps()}
          name={name}
          className="mt-2 flex h-10 w-full rounded-md border border-input bg-background px-3 text-base outline-none focus-visible:ring-2 focus-visible:ring-ring"
        />
      </label>
      <ul
        {...search.getListProps()}
        className="absolute top-full z-50 mt-1 w-full overflow-hidden rounded-md border bg-popover text-popover-foreground shadow-md"
      >
        {search.predictions.map((prediction, index) => (
          <li
            key={prediction.placeId}
            {...search.getItemProps(prediction, index)}
            className="cursor-pointer px-3 py-2 text-sm aria-selected:bg-accent aria-selected:text-accent-foreground"
          >
            {prediction.structuredFormat?.mainText.text ?? prediction.text.text}
            <span className="ml-2 text-muted-foreground">
              {prediction.structuredFormat?.secondaryText?.text}
            </span>
          </li>
        ))}
      </ul>
      {search.notice !== null && <p className="text-sm text-muted-foreground">{search.notice}</p>}
      <p {...search.getStatusProps()} className="sr-only" />
    </div>
  );
}
