import type { LeadReceipt } from "@lieudit/leads";
import type { FormDefinition } from "@lieudit/leads/forms";
import { HARD_SPACE, NARROW_SPACE } from "../../shell/format/french.ts";

/** Texts of the page after a form. */
export interface Thanks {
  heading: string;
  text: string;
}

/** In the address of the thanks: how the lead waits for its sender's confirmation. */
const ASKED = "attendue";
const ASKED_BEFORE = "deja-demandee";

/** Pattern of a reference; an address may contain anything. */
const REFERENCE = /^[2-9A-Z]{10}$/;

/** Returns the reference of the lead that is thanked for; null in an address that no sent form led to. */
export function thankedReference(query: URLSearchParams): string | null {
  const reference = query.get("numero") ?? "";
  return REFERENCE.test(reference) ? reference : null;
}

/**
 * Where a form leads that was kept.
 *
 * @param listingId of the listing that it is about: the thanks lead back to it
 */
export function thanksPath(
  { path }: FormDefinition,
  { reference, awaited }: LeadReceipt,
  listingId: string | null,
): string {
  const query = new URLSearchParams({ numero: reference });
  if (awaited !== null) query.set("confirmation", awaited === "asked" ? ASKED : ASKED_BEFORE);
  if (listingId !== null) query.set("annonce", listingId);
  return `/merci${path}?${query}`;
}

/** What is said to the sender of a form, by the address that `thanksPath` wrote. */
export function getThanks({ thanks }: FormDefinition, query: URLSearchParams): Thanks {
  const confirmation = query.get("confirmation");
  if (confirmation === null) return { heading: "Merci", text: thanks };
  return {
    heading: "Encore une étape",
    text:
      confirmation === ASKED_BEFORE
        ? `Nous avons déjà écrit plusieurs fois à cette adresse, sans confirmation de votre part, et n’envoyons pas de nouveau message. Ouvrez n’importe lequel de ceux que vous avez reçus ces sept derniers jours${HARD_SPACE}: son lien confirme aussi cette demande, qui sera transmise aussitôt. Sans confirmation, elle est effacée après sept jours.`
        : `Nous venons de vous écrire${HARD_SPACE}: ouvrez ce message et confirmez votre envoi. Il sera transmis aussitôt${NARROW_SPACE}; sans confirmation, il est effacé après sept jours.`,
  };
}
