import type { ListingKind } from "@lieudit/listing-model";
import { consentCookie, readConsent } from "../../privacy/consent/consent-cookie.ts";
import { decide, UNDECIDED } from "../../privacy/consent/consent-record.ts";
import { keepProof } from "../../privacy/consent/keep-proof.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import { readSelection, SELECTION_COOKIES, selectionCookie, withId } from "./selection-cookie.ts";

/** A listing that a form puts aside, or takes out again. */
export interface AsidePut {
  id: string;
  kind: ListingKind;
  isTakenOut: boolean;
}

/**
 * The `Set-Cookie` lines of a form that puts a listing aside. Whoever sends it
 * agrees that the selection is kept, which has its proof as any agreement has;
 * taking out agrees to nothing, and where nothing is kept changes nothing.
 *
 * @returns null where the agreement cannot be proven: then nothing is kept
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
