export { createPlacesClient } from "@lieudit/places-client";
