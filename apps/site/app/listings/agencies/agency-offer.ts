import type { AgencyWithCounts } from "@lieudit/listing-store";
import { enumeration } from "../../shell/format/french.ts";
import { countText } from "../list/listing-kind-words.ts";

/** `12 annonces`; counts both kinds separately if an agency has both. */
export function agencyOffer({
  vehicleCount,
  estateCount,
}: Pick<AgencyWithCounts, "vehicleCount" | "estateCount">): string {
  if (vehicleCount > 0 && estateCount > 0) {
    return enumeration([`${countText(vehicleCount)} de véhicules`, `${countText(estateCount)} immobilières`]);
  }
  return countText(vehicleCount + estateCount);
}
