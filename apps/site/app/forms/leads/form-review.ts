import type { LeadAnswer } from "@lieudit/leads";
import type { Place } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { askedPlace } from "../../places/search/ask-places.ts";
import { readPlaceId } from "../../places/search/places-search.ts";

/** The review that somebody reports. */
export interface FormReview {
  placeId: string;
  /** The argument of the command that hides it: the last part of its name. */
  key: string;
  /** Null while the places cannot be asked. */
  placeName: string | null;
  author: string | null;
  /** As it was written. */
  text: string | null;
}

/** Names of the parameters that identify a review. */
export const REVIEW_KEYS: readonly string[] = ["lieu", "avis"];

const KEY_FORM = /^[\w-]{1,200}$/;

/** A form is answered within a second. */
const PLACE_WAIT_MS = 500;

/** Enough to know it again. */
const MAX_TEXT_CHARACTERS = 600;

/**
 * The review that an address names.
 *
 * @throws {Response} 404 where there is no such place, or it shows no such review
 */
export async function formReview(
  query: URLSearchParams,
  places: PlacesClient,
  signal: AbortSignal,
): Promise<FormReview> {
  const placeId = readPlaceId(query.get("lieu"));
  const key = query.get("avis") ?? "";
  if (placeId === null || !KEY_FORM.test(key)) throw new Response(null, { status: 404 });
  const soon = AbortSignal.any([signal, AbortSignal.timeout(PLACE_WAIT_MS)]);
  const question = places.getPlace({ placeId, languageCode: "fr" }, ["displayName", "reviews"], {
    signal: soon,
  });
  const answer = await askedPlace(question, soon);
  // A report must not wait until the places are back.
  if (answer.phase === "failed") return { placeId, key, placeName: null, author: null, text: null };
  const review = answer.value === null ? undefined : findReview(answer.value, key);
  if (answer.value === null || review === undefined) throw new Response(null, { status: 404 });
  return {
    placeId,
    key,
    placeName: answer.value.displayName?.text ?? null,
    author: review.authorAttribution?.displayName ?? null,
    text: (review.originalText ?? review.text)?.text.slice(0, MAX_TEXT_CHARACTERS) ?? null,
  };
}

/** Facts about the review for the operator, added to the values of the form. */
export function reviewAnswers({ placeId, key, placeName, author, text }: FormReview): LeadAnswer[] {
  return [
    { name: "avis_lieu", label: "Lieu", value: placeName === null ? placeId : `${placeName} (${placeId})` },
    ...(author === null ? [] : [{ name: "avis_auteur", label: "Auteur de l’avis", value: author }]),
    ...(text === null ? [] : [{ name: "avis_texte", label: "Avis", value: text }]),
    { name: "avis_masquer", label: "Pour le masquer", value: `npm run import -- --hide-review ${key}` },
  ];
}

function findReview({ reviews = [] }: Place, key: string) {
  return reviews.find(({ name }) => name?.endsWith(`/reviews/${key}`));
}
