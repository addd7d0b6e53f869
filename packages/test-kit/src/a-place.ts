import { type Place, RECORD_FIELDS } from "@lieudit/place-model";
import { aPlaceRecord } from "./a-place-record.ts";

const RECORD = aPlaceRecord();
/** The fields that the wire writes as they are stored. */
const STORED = Object.fromEntries(
  Object.entries(RECORD).filter(([field]) => Object.hasOwn(RECORD_FIELDS, field)),
) as Pick<typeof RECORD, keyof typeof RECORD_FIELDS>;

/**
 * Returns the place of `aPlaceRecord()` as the wire writes it for a French reader, with the fields
 * that every place has. `overrides` replace whole fields; a field set to undefined is absent.
 */
export function aPlace(overrides: { [Field in keyof Place]?: Place[Field] | undefined } = {}): Place {
  const place = {
    ...STORED,
    name: `places/${overrides.id ?? RECORD.id}`,
    displayName: { text: "Le Fournil des Roches", languageCode: "fr" },
    primaryTypeDisplayName: { text: "Boulangerie", languageCode: "fr" },
    formattedAddress: "12 Rue des Cordiers, 83999 Port-Valbrune, France",
    utcOffsetMinutes: 60,
    googleMapsUri: `https://lieudit.example/lieu/${overrides.id ?? RECORD.id}`,
    attributions: RECORD.attributions,
    ...overrides,
  };
  // Undefined entries are removed, so that tests see the wire's "absent".
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as Place;
}
