import { getUnits, type UnitSystem } from "../format/distance-format.ts";
import { usePlaces } from "./places-provider.tsx";

/** Returns the units of distances: those of the provider, else those of its region. */
export function useUnits(): UnitSystem {
  const { units, region } = usePlaces();
  return units ?? getUnits(region);
}
