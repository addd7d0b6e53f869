import { createPlacesClient } from "@lieudit/places-client";
import { PlaceAutocomplete, PlaceDetails, PlacesProvider } from "@lieudit/react";
import { fr } from "@lieudit/react/text/fr";

const client = createPlacesClient({ baseUrl: import.meta.env.PUBLIC_PLACES_URL ?? "http://localhost:3000" });

/** One island: the provider and the widgets are hydrated together. */
export function StoreFinder({ place, now }) {
  return (
    <PlacesProvider client={client} text={fr} region="FR" now={now}>
      <PlaceAutocomplete />
      <PlaceDetails place={place} placeFields={PlaceDetails.requiredFields} />
    </PlacesProvider>
  );
}
