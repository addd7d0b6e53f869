// Measured only: an app whose only widget is the autocomplete, with the words that it needs.
import { PlaceAutocomplete, PlacesProvider } from "@lieudit/place-widgets";
import { fr } from "@lieudit/place-widgets/text/autocomplete/fr";
import { createPlacesClient } from "@lieudit/places-client";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

const client = createPlacesClient({ baseUrl: "http://localhost:3000" });
const autocomplete = createElement(PlaceAutocomplete, { name: "place" });
createRoot(document.body).render(createElement(PlacesProvider, { client, text: fr }, autocomplete));
