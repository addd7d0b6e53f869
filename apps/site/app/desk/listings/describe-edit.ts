import { type ListingCard, listingCard } from "@lieudit/listing-model";
import { checkTypedListing, previewTypedListing, type TypedListing } from "@lieudit/listing-model/fields";
import type { ListingEdit } from "@lieudit/listing-store";
import { type EditMessage, toMessages } from "./edit-messages.ts";

/** What the form shows beside its fields; each saving returns it again. */
export interface EditReview {
  version: number;
  /** What prevents the publication. */
  problems: EditMessage[];
  /** What the law still needs. */
  gaps: EditMessage[];
  card: ListingCard | null;
}

/** Checks an edit and draws its card. */
export function reviewEdit(edit: ListingEdit, agencyName: string, now: Date): EditReview {
  const typed = toTypedListing(edit);
  const { problems, gaps } = checkTypedListing(typed, now);
  const preview = previewTypedListing(typed, now);
  return {
    version: edit.version,
    problems: toMessages(edit.kind, problems),
    gaps: toMessages(edit.kind, gaps),
    card: preview === null ? null : listingCard(preview, agencyName),
  };
}

/** What is checked and previewed of an edit. */
export function toTypedListing({ id, agence, kind, fields, photos, published }: ListingEdit): TypedListing {
  return { id, agence, kind, fields, photos, status: published?.listing.status ?? "publie" };
}
