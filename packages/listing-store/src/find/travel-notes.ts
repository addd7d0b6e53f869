import {
  type ListingCard,
  parseTravelChoice,
  readField,
  TRAVEL_MEANS,
  TRAVEL_SUBJECTS,
  type TravelChoice,
  type TravelMeans,
  type TravelNote,
  type TravelSubject,
} from "@lieudit/listing-model";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import type { ListingSearch } from "../catalogue/match.ts";

/** On a card. */
const MAX_NOTES = 2;
/** Longer ways on foot are not mentioned unless a filter requires them. */
const MAX_WALK_SECONDS = 15 * 60;

/** Adds to a card of an estate the ways that the filters require, then short ones on foot. */
export function addTravelNotes<Card extends ListingCard>(
  card: Card,
  catalogue: KindCatalogue,
  search: ListingSearch,
): Card {
  const slot = catalogue.findSlot(card.id);
  if (card.kind !== "estate" || slot === undefined) return card;
  const required: TravelNote[] = [];
  const others: TravelNote[] = [];
  for (const subject of TRAVEL_SUBJECTS) {
    // One of the values of the subject's filter.
    const choice = readField(search, { field: subject }) as TravelChoice | undefined;
    const means = choice === undefined ? "pied" : parseTravelChoice(choice).means;
    const seconds = readSeconds(catalogue, slot, subject, means);
    const note = { subject, means, minutes: Math.max(1, Math.ceil(seconds / 60)) };
    if (choice !== undefined && !Number.isNaN(seconds)) required.push(note);
    else if (seconds <= MAX_WALK_SECONDS) others.push(note);
  }
  const notes = [...required, ...others.slice(0, Math.max(0, MAX_NOTES - required.length))];
  return notes.length === 0 ? card : { ...card, trajets: notes };
}

/** The ways from an estate to what is near: on foot if that is short, otherwise by the fastest means that is known. */
export function listTravelNotes(catalogue: KindCatalogue, id: string): TravelNote[] {
  const slot = catalogue.findSlot(id);
  if (slot === undefined) return [];
  return TRAVEL_SUBJECTS.flatMap((subject): TravelNote[] => {
    const times = TRAVEL_MEANS.map((means) => ({
      means,
      seconds: readSeconds(catalogue, slot, subject, means),
    })).filter(({ seconds }) => !Number.isNaN(seconds));
    const walk = times.find(({ means, seconds }) => means === "pied" && seconds <= MAX_WALK_SECONDS);
    const [best] = times.toSorted((one, other) => one.seconds - other.seconds);
    const chosen = walk ?? best;
    if (chosen === undefined) return [];
    return [{ subject, means: chosen.means, minutes: Math.max(1, Math.ceil(chosen.seconds / 60)) }];
  });
}

function readSeconds(
  catalogue: KindCatalogue,
  slot: number,
  subject: TravelSubject,
  means: TravelMeans,
): number {
  return catalogue.number(`${subject}_${means}`).values[slot] ?? Number.NaN;
}
