import { toSlug } from "@lieudit/listing-model";
import type { Place } from "@lieudit/place-model";
import { PlaceAutocomplete } from "@lieudit/place-widgets";
import { browserPlaces } from "../../places/search/browser-places.ts";
import { SitePlaces } from "../../places/search/site-places.tsx";
import "@lieudit/place-widgets/styles/autocomplete.css";
import "../../shell/design/kit-theme.css";

export interface TownSuggestionsProps {
  inputId: string;
  town: string;
  /** Whether the field that this one replaces had the focus. */
  hasFocus: boolean;
  /** Gets the town as addresses name it, `aubremer-76990`. */
  onChoose: (ville: string) => void;
}

const TOWN_TYPES = ["locality", "postal_town"];

/** The place autocomplete for towns. */
export function TownSuggestions({ inputId, town, hasFocus, onChoose }: TownSuggestionsProps) {
  return (
    <SitePlaces>
      <PlaceAutocomplete
        inputId={inputId}
        name="ville"
        defaultValue={town}
        placeholder="Une commune"
        label="Où"
        autoFocus={hasFocus}
        includedPrimaryTypes={TOWN_TYPES}
        onSelect={({ placeId, prediction }) => {
          const name = prediction.structuredFormat?.mainText.text ?? prediction.text.text;
          browserPlaces.getPlace({ placeId }, ["displayName", "addressComponents"]).then(
            (place) => onChoose(toTownValue(place) ?? toSlug(name)),
            // Its name alone is an address too.
            () => onChoose(toSlug(name)),
          );
        }}
      />
    </SitePlaces>
  );
}

/** `aubremer-76990`; undefined where the postcode is not known. */
function toTownValue({ displayName, addressComponents }: Place): string | undefined {
  const postcode = addressComponents?.find(({ types }) => types?.includes("postal_code"))?.longText;
  if (displayName === undefined || postcode === undefined) return undefined;
  return `${toSlug(displayName.text)}-${toSlug(postcode)}`;
}
