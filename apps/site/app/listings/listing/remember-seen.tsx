import type { ListingKind } from "@lieudit/listing-model";
import { useEffect } from "react";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { rememberSeen } from "../selection/seen-ids.ts";

/** Notes in the browser that the listing was opened. */
export function RememberSeen({ kind, id }: { kind: ListingKind; id: string }) {
  const { record } = useConsent();
  useEffect(() => rememberSeen(kind, id, record), [kind, id, record]);
  return null;
}
