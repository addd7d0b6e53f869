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
  /** Gets the town as addresses name it, `aubremer-76990`, and as people do, `Aubremer (76990)`. */
  onChoose: (ville: string, label: string) => void;
}

const TOWN_TYPES = ["locality", "postal_town", "administrative_area_level_2"];

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
            (place) => {
              const label = toTownLabel(place) ?? name;
              onChoose(toSlug(label), label);
            },
            // Its name alone is an address too.
            () => onChoose(toSlug(name), name),
          );
        }}
      />
    </SitePlaces>
  );
}

/** `Aubremer (76990)`; undefined where the postcode is not known. */
function toTownLabel({ displayName, addressComponents }: Place): string | undefined {
  const postcode = addressComponents?.find(({ types }) => types?.includes("postal_code"))?.longText;
  if (displayName === undefined || postcode === undefined) return undefined;
  return `${displayName.text} (${postcode})`;
}
