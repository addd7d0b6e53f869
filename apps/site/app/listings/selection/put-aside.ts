import { consentCookie, readConsent } from "../../privacy/consent/consent-cookie.ts";
import { decide, UNDECIDED } from "../../privacy/consent/consent-record.ts";
import { keepProof } from "../../privacy/consent/keep-proof.ts";
import {
  readSelection,
  SELECTION_COOKIES,
  type SelectionKind,
  selectionCookie,
  withId,
} from "../../privacy/selection/selection-cookie.ts";
import type { SiteServices } from "../../shell/services/services.ts";

/** A listing or place that a form puts aside, or takes out again. */
export interface AsidePut {
  id: string;
  kind: SelectionKind;
  isTakenOut: boolean;
}

/**
 * Returns the `Set-Cookie` lines of a form that puts something aside. Sending it is
 * consent to store the selection, and is recorded like any consent. Taking it
 * out is not consent, and changes nothing without a stored selection.
 *
 * @returns null if the consent cannot be recorded; then nothing is stored.
 */
export async function putAside(
  { id, kind, isTakenOut }: AsidePut,
  request: Request,
  { cookies, leads, outside }: Pick<SiteServices, "cookies" | "leads" | "outside">,
): Promise<string[] | null> {
  const { category } = SELECTION_COOKIES[kind];
  const before = readConsent(request, cookies);
  const isAgreed = before?.[category] === true;
  if (!isAgreed && isTakenOut) return [];
  const record = decide(before ?? UNDECIDED, category, true);
  if (!isAgreed && !(await keepProof({ category, isAccepted: true }, record, { leads, outside })))
    return null;
  const kept = readSelection(request.headers.get("cookie"), record)[kind];
  return [
    // What was agreed before lasts no longer for it.
    ...(isAgreed ? [] : [consentCookie(record, cookies)]),
    selectionCookie(kind, withId(kept, id, !isTakenOut), cookies),
  ];
}
