import { createPlacesClient } from "@lieudit/places-client";
import { PlaceAutocomplete, PlaceDetails } from "@lieudit/react";
import { DETAILS_FIELDS } from "@lieudit/react/fields";
import { cacheLife } from "next/cache";
import { Places } from "./places";

const client = createPlacesClient({
  baseUrl: process.env.NEXT_PUBLIC_PLACES_URL ?? "http://localhost:3000",
  languageCode: "fr",
});

async function loadPlace(textQuery: string) {
  "use cache";
  cacheLife("minutes");
  const { places = [] } = await client.searchText({ textQuery, pageSize: 1 }, ["id"]);
  const [{ id: placeId = "" } = {}] = places;
  return { place: await client.getPlace({ placeId }, DETAILS_FIELDS), now: Date.now() };
}

export default async function Page() {
  const { place, now } = await loadPlace("boulangerie");
  return (
    <Places now={now}>
      <main>
        <h1>{place.displayName?.text}</h1>
        <PlaceAutocomplete />
        <PlaceDetails place={place} placeFields={DETAILS_FIELDS} />
      </main>
    </Places>
  );
}
