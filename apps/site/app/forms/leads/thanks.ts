import type { LeadReceipt } from "@lieudit/leads";
import { type CalendarDay, type FormDefinition, readCalendarDay } from "@lieudit/leads/forms";
import { listingPath } from "@lieudit/listing-model";
import { HARD_SPACE, NARROW_SPACE, phoneText, typeset, withApostrophes } from "../../shell/format/french.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import type { Operator } from "../../shell/services/site-content.ts";

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

/** The days that a form asks for, both included. */
export interface AskedDays {
  du: CalendarDay;
  au: CalendarDay | null;
}

/** Names of the events that forms ask for, for the sender's calendar. */
export const EVENT_NAMES: Readonly<Partial<Record<FormDefinition["kind"], string>>> = {
  visite: "Visite demandée",
  essai: "Essai demandé",
  sejour: "Séjour demandé",
};

/** Reads the days of an address; null without a first day, or if they are not in order. */
export function readAskedDays(query: URLSearchParams): AskedDays | null {
  const [du, au] = [readCalendarDay(query.get("du") ?? ""), readCalendarDay(query.get("au") ?? "")];
  return du === null || (au !== null && au < du) ? null : { du, au };
}

/** Returns the address of the event of a request; null for a form or an address without one. */
export function calendarPath({ kind, path }: FormDefinition, query: URLSearchParams): string | null {
  if (EVENT_NAMES[kind] === undefined || query.has("confirmation") || readAskedDays(query) === null)
    return null;
  return `/merci${path}/agenda.ics?${query}`;
}

/**
 * Where a form leads that was kept.
 *
 * @param listingId of the listing that it is about: the thanks lead back to it
 * @param days that it asks for
 */
export function thanksPath(
  { path }: FormDefinition,
  { reference, awaited }: LeadReceipt,
  listingId: string | null,
  days: AskedDays | null = null,
): string {
  const query = new URLSearchParams({ numero: reference });
  if (awaited !== null) query.set("confirmation", awaited === "asked" ? ASKED : ASKED_BEFORE);
  if (listingId !== null) query.set("annonce", listingId);
  if (days !== null) query.set("du", days.du);
  if (days?.au) query.set("au", days.au);
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

/** Returns the listing that was written about and who offers it; null without one, and while it cannot be read. */
export async function findThanked(id: string | null, { listings }: Pick<SiteServices, "listings">) {
  if (id === null) return null;
  const found = await listings.get(id).catch(() => null);
  if (found === null || found.state === "gone") return null;
  const { listing, agency } = found;
  const phone = listing.contact?.telephone ?? agency?.telephone;
  return {
    href: listingPath(listing),
    title: typeset(listing.titre),
    town: `${withApostrophes(listing.adresse.commune)} (${listing.adresse.codePostal})`,
    agency: agency === null ? null : withApostrophes(agency.nom),
    phone: phone === undefined ? null : phoneText(phone),
  };
}

/**
 * `Orvain Immobilier (02 61 91 76 03) vous rappellera sous un jour ouvré pour fixer la visite de « … ».`
 * The operator handles what no agency does.
 */
export function describeFollowUp(
  { followUp }: FormDefinition,
  about: Awaited<ReturnType<typeof findThanked>>,
  operator: Operator,
): string | null {
  if (followUp === null) return null;
  const name = about?.agency ?? operator.name;
  const phone = about?.agency ? about.phone : phoneText(operator.phone);
  // "la visite de « … »", "au sujet de « … »" after what names no part of the listing.
  const isOfListing = /la visite$|l’essai$/.test(followUp);
  const subject = about === null ? "" : `${isOfListing ? " de" : " au sujet de"} « ${about.title} »`;
  return typeset(`${name}${phone === null ? "" : ` (${phone})`} ${followUp}${subject}.`);
}
