import { createHash } from "node:crypto";
import { type Listing, type ListingDraft, type PriceStep, toSlug } from "@lieudit/listing-model";
import { dayInFrance } from "@lieudit/listing-model/french";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 10;

/**
 * Derives the id of a listing from its agency and reference, so that its page
 * keeps its address if it is withdrawn and offered again.
 */
export function listingId(agence: string, reference: string): string {
  return encodeListingId(createHash("sha256").update(`${agence}\n${reference}`).digest());
}

/** Makes an id of the first bytes of a digest, or of random ones. */
export function encodeListingId(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ALPHABET[byte & 31]).join("");
}

/** Digest of a draft, independent of the order of its properties. */
export function getFingerprint(draft: ListingDraft): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(draft)))
    .digest("base64url");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/**
 * Makes a listing of a draft. A stored listing keeps its day of publication, and
 * a new price is added to its history.
 */
export function makeListing(draft: ListingDraft, before: Listing | null, now: Date): Listing {
  const moment = now.toISOString();
  const hasEnded = draft.status === "vendu" || draft.status === "loue" || draft.status === "retire";
  const retire = draft.dates?.retire ?? (hasEnded ? (before?.dates.retire ?? moment) : undefined);
  const listing = {
    ...draft,
    id: draft.id ?? before?.id ?? listingId(draft.agence, draft.reference),
    slug: draft.slug ?? toSlug(draft.titre).slice(0, 80).replace(/-$/, ""),
    prixHistorique: priceHistory(draft, before, dayInFrance(now)),
    dates: {
      publie: draft.dates?.publie ?? before?.dates.publie ?? moment,
      maj: draft.dates?.maj ?? moment,
      ...(retire === undefined ? {} : { retire }),
    },
  };
  // A draft with the omitted properties is a listing of its kind.
  return listing as Listing;
}

function priceHistory(draft: ListingDraft, before: Listing | null, today: string): PriceStep[] {
  // The history of the feed wins.
  if (draft.prixHistorique !== undefined && draft.prixHistorique.length > 1) return draft.prixHistorique;
  const publie = draft.dates?.publie;
  const published = publie === undefined ? today : dayInFrance(new Date(publie));
  const first = draft.prixHistorique?.[0]?.date ?? published;
  if (before === null) return [{ date: first, prixCents: draft.prixCents }];
  const known = before.prixHistorique;
  if (known.at(-1)?.prixCents === draft.prixCents) return known;
  // Of two prices on one day the last one counts; a return to the previous price is not a change.
  const earlier = known.filter(({ date }) => date !== today);
  if (earlier.at(-1)?.prixCents === draft.prixCents) return earlier;
  return [...earlier, { date: today, prixCents: draft.prixCents }];
}
