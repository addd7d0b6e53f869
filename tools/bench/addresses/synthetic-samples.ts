import { syntheticPlaces } from "../places/synthetic-places.ts";
import type { AddressSample } from "./address-sample.ts";

const SAMPLES = 4_000;

/** Returns house numbers from all over the synthetic places of a seed. */
export function sampleSyntheticAddresses(places: number, seed: number): AddressSample[] {
  const samples: AddressSample[] = [];
  const stride = Math.max(1, Math.floor(places / SAMPLES / 4));
  let count = 0;
  for (const { id, kind, address, location } of syntheticPlaces(places, seed)) {
    const { houseNumber: number, street, locality: town } = address;
    if (kind !== "address" || number === undefined || street === undefined || town === undefined) continue;
    if (count % stride === 0) samples.push({ id, number, street, town, location });
    count += 1;
  }
  return samples;
}
