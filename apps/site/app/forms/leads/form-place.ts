import type { LeadAnswer } from "@lieudit/leads";
import type { PlacesClient } from "@lieudit/places-client";
import { askedPlace } from "../../places/search/ask-places.ts";
import { readPlaceId } from "../../places/search/places-search.ts";

/** The place that somebody reports, or one of its photos. */
export interface FormPlace {
  placeId: string;
  /** Null while the places API is unreachable. */
  placeName: string | null;
  address: string | null;
  /** Last part of the photo's name; null for a report of the place itself. */
  photoKey: string | null;
}

const KEY_FORM = /^[\w-]{1,200}$/;

/** The form responds within a second, with or without the name of the place. */
const PLACE_WAIT_MS = 500;

/**
 * Returns the place of an address `/signaler-lieu?lieu=<id>&photo=<key>`.
 *
 * @throws {Response} 404 for an unknown place or a malformed key
 */
export async function formPlace(
  query: URLSearchParams,
  places: PlacesClient,
  signal: AbortSignal,
): Promise<FormPlace> {
  const placeId = readPlaceId(query.get("lieu"));
  const photoKey = query.get("photo");
  if (placeId === null || (photoKey !== null && !KEY_FORM.test(photoKey))) {
    throw new Response(null, { status: 404 });
  }
  const soon = AbortSignal.any([signal, AbortSignal.timeout(PLACE_WAIT_MS)]);
  const question = places.getPlace({ placeId, languageCode: "fr" }, ["displayName", "formattedAddress"], {
    signal: soon,
  });
  const answer = await askedPlace(question, soon);
  // A report must not wait until the places are reachable.
  if (answer.phase === "failed") return { placeId, placeName: null, address: null, photoKey };
  if (answer.value === null) throw new Response(null, { status: 404 });
  const { displayName, formattedAddress } = answer.value;
  return { placeId, placeName: displayName?.text ?? null, address: formattedAddress ?? null, photoKey };
}

/** Facts about the place for the operator, added to the values of the form. */
export function placeAnswers({ placeId, placeName, address, photoKey }: FormPlace): LeadAnswer[] {
  return [
    { name: "lieu", label: "Lieu", value: placeName === null ? placeId : `${placeName} (${placeId})` },
    ...(address === null ? [] : [{ name: "lieu_adresse", label: "Adresse", value: address }]),
    ...(photoKey === null ? [] : [{ name: "lieu_photo", label: "Photo", value: photoKey }]),
  ];
}
