"use client";

import { AddressFields } from "@lieudit/react";
import type { ComponentProps } from "react";

export interface AddressFormProps {
  /** Called with the address of the chosen suggestion, which the fields have already. */
  onFill?: ComponentProps<typeof AddressFields>["onFill"];
}

const FIELDS = [
  { label: "Rue", name: "street", autoComplete: "address-line1" },
  { label: "Code postal", name: "postcode", autoComplete: "postal-code" },
  { label: "Ville", name: "city", autoComplete: "address-level2" },
  { label: "Pays", name: "country", autoComplete: "country-name" },
];

/** The fields of an address. The first one suggests addresses; all of them can be typed by hand. */
export function AddressForm({ onFill }: AddressFormProps) {
  return (
    <AddressFields label="Chercher l’adresse" {...(onFill === undefined ? {} : { onFill })}>
      <div className="mt-4 grid gap-4">
        {FIELDS.map(({ label, ...field }) => (
          <label key={field.name} className="grid gap-2 text-sm font-medium">
            {label}
            <input
              {...field}
              className="flex h-10 w-full rounded-md border border-input bg-background px-3 text-base outline-none focus-visible:ring-2 focus-visible:ring-ring"
            />
          </label>
        ))}
      </div>
    </AddressFields>
  );
}
