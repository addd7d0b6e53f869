import { createHash } from "node:crypto";
import { type Listing, type ListingDraft, type PriceStep, slugOf } from "@lieudit/listing-model";
import { dayInFrance } from "@lieudit/listing-model/french";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const ID_LENGTH = 10;

/**
 * The id of an agency's listing: the same reference always gets the same one,
 * so that a page keeps its address when a listing goes and comes back.
 */
function listingId(agence: string, reference: string): string {
  const digest = createHash("sha256").update(`${agence}\n${reference}`).digest();
  return Array.from(digest.subarray(0, ID_LENGTH), (byte) => ALPHABET[byte & 31]).join("");
}

/** Digest of what a feed says of a listing: the same facts give the same one, in whatever order. */
export function fingerprintOf(draft: ListingDraft): string {
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
 * The listing that a draft makes, after what was stored of it before: it keeps
 * its day of publication, and a new price is added to those it had.
 */
export function listingOfDraft(draft: ListingDraft, before: Listing | null, now: Date): Listing {
  const moment = now.toISOString();
  const hasEnded = draft.status === "vendu" || draft.status === "loue" || draft.status === "retire";
  const retire = draft.dates?.retire ?? (hasEnded ? (before?.dates.retire ?? moment) : undefined);
  const listing = {
    ...draft,
    id: draft.id ?? before?.id ?? listingId(draft.agence, draft.reference),
    slug: draft.slug ?? slugOf(draft.titre).slice(0, 80).replace(/-$/, ""),
    prixHistorique: priceHistory(draft, before, dayInFrance(now)),
    dates: {
      publie: draft.dates?.publie ?? before?.dates.publie ?? moment,
      maj: draft.dates?.maj ?? moment,
      ...(retire === undefined ? {} : { retire }),
    },
  };
  // A draft of either kind with what was left out is a listing of that kind.
  return listing as Listing;
}

function priceHistory(draft: ListingDraft, before: Listing | null, today: string): PriceStep[] {
  // A feed that tells its own history knows better.
  if (draft.prixHistorique !== undefined && draft.prixHistorique.length > 1) return draft.prixHistorique;
  const publie = draft.dates?.publie;
  const published = publie === undefined ? today : dayInFrance(new Date(publie));
  const first = draft.prixHistorique?.[0]?.date ?? published;
  if (before === null) return [{ date: first, prixCents: draft.prixCents }];
  const known = before.prixHistorique;
  if (known.at(-1)?.prixCents === draft.prixCents) return known;
  // Two prices on one day: the first one was never really asked, and back at the price of before nothing changed.
  const earlier = known.filter(({ date }) => date !== today);
  if (earlier.at(-1)?.prixCents === draft.prixCents) return earlier;
  return [...earlier, { date: today, prixCents: draft.prixCents }];
}
