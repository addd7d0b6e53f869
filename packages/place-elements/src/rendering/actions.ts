export { PlaceActions as Actions } from "@lieudit/place-widgets";
