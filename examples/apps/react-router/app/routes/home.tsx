import { createPlacesClient } from "@lieudit/places-client";
import { PlaceAutocomplete, PlaceDetails, PlacesProvider } from "@lieudit/react";
import { DETAILS_FIELDS } from "@lieudit/react/fields";
import { fr } from "@lieudit/react/text/fr";
import type { Route } from "./+types/home";

const client = createPlacesClient({
  baseUrl: import.meta.env.VITE_PLACES_URL ?? "http://localhost:3000",
  languageCode: "fr",
});

export async function loader() {
  const { places = [] } = await client.searchText({ textQuery: "boulangerie", pageSize: 1 }, ["id"]);
  const [{ id: placeId = "" } = {}] = places;
  return { place: await client.getPlace({ placeId }, DETAILS_FIELDS), now: Date.now() };
}

export default function Home({ loaderData: { place, now } }: Route.ComponentProps) {
  return (
    <PlacesProvider client={client} text={fr} region="FR" now={now}>
      <main>
        <h1>{place.displayName?.text}</h1>
        <PlaceAutocomplete />
        <PlaceDetails place={place} placeFields={DETAILS_FIELDS} />
      </main>
    </PlacesProvider>
  );
}
