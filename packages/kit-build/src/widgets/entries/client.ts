export { createPlacesClient, type PlacesClient } from "@lieudit/places-client";
