import { getUnits, type UnitSystem } from "../format/distance-format.ts";
import { usePlaces } from "./places-provider.tsx";

/** The units that distances are written in: those of the provider above, else those of its region. */
export function useUnits(): UnitSystem {
  const { units, region } = usePlaces();
  return units ?? getUnits(region);
}
