import type { Lead } from "@lieudit/leads";
import { FORM_DEFINITIONS, isReport } from "@lieudit/leads/forms";
import type { ListingPhoto } from "@lieudit/listing-model";
import type { DeskRequest } from "../access/require-person.ts";
import { findLead } from "../leads/find-lead.ts";

/** Kinds of leads that report content of the site. */
export const REPORT_KINDS = FORM_DEFINITIONS.filter(isReport).map(({ kind }) => kind);

/** What a visitor reports, with what the operator may remove. */
export type ReportSubject =
  | {
      kind: "listing";
      id: string;
      /** Slug of its agency; null if the listing no longer exists. */
      agency: string | null;
      photos: readonly ListingPhoto[];
      /** Why it was removed; null if it was not. */
      removed: string | null;
    }
  | { kind: "reviews" | "photos"; key: string; placeId: string; removed: string | null }
  | { kind: "place"; placeId: string };

/** Why content of places is hidden is in the history of the report. */
const HIDDEN = "masqué";

/**
 * Reads what a report is about; null if it names nothing. `key` is the id of a listing or place, or
 * the key of a review or photo; `placeId` is empty for a listing.
 */
export function readReported({
  listing,
  answers,
}: Pick<Lead, "listing" | "answers">): { kind: ReportSubject["kind"]; key: string; placeId: string } | null {
  if (listing !== null) return { kind: "listing", key: listing.id, placeId: "" };
  const getAnswer = (name: string) => answers.find((answer) => answer.name === name)?.value ?? "";
  // The place is its name with its id in brackets, or its id.
  const place = getAnswer("lieu") || getAnswer("avis_lieu");
  const placeId = /\(([^()]+)\)$/.exec(place)?.[1] ?? place;
  if (placeId === "") return null;
  const review = /--hide-review (\S+)$/.exec(getAnswer("avis_masquer"))?.[1];
  const photo = getAnswer("lieu_photo");
  if (review !== undefined) return { kind: "reviews", key: review, placeId };
  return photo === "" ? { kind: "place", key: placeId, placeId } : { kind: "photos", key: photo, placeId };
}

/** Returns what a report is about, with its state; null if it names nothing that the site knows. */
export async function findReportSubject(
  { services }: Pick<DeskRequest, "services">,
  report: Pick<Lead, "listing" | "answers">,
): Promise<ReportSubject | null> {
  const reported = readReported(report);
  if (reported === null) return null;
  const { kind, key, placeId } = reported;
  if (kind === "listing") {
    const edit = await services.listings.getEdit(key);
    return {
      kind,
      id: key,
      agency: edit?.agence ?? null,
      photos: edit?.published?.listing.photos ?? [],
      removed: edit?.removed ?? null,
    };
  }
  if (kind === "place") return { kind, placeId };
  const hidden = await services.readHiddenContent();
  return { kind, key, placeId, removed: hidden[kind].includes(key) ? HIDDEN : null };
}

/**
 * Returns a confirmed report.
 *
 * @throws {Response} 404 for any other lead
 */
export async function findReport(
  known: Pick<DeskRequest, "person" | "services">,
  reference: string,
): Promise<Lead> {
  const lead = await findLead(known, reference);
  if (!REPORT_KINDS.includes(lead.kind)) throw new Response(null, { status: 404 });
  return lead;
}
