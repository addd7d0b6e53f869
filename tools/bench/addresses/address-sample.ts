import type { LatLng } from "@lieudit/place-model";

/** A house number that questions are made of. */
export interface AddressSample {
  id: string;
  number: string;
  street: string;
  town: string;
  location: LatLng;
}
