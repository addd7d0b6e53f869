import type { ListingStatus } from "@lieudit/listing-model";
import { seededRandom } from "../../osm/seeded-random.ts";
import type { FragmentDeck } from "../words/fragment-deck.ts";
import { fragmentDeck } from "../words/fragment-deck.ts";
import { frenchText } from "../words/french-text.ts";
import type { VehicleFacts } from "./vehicle-facts.ts";
import { AFTER, CLOSINGS, HISTORY, OPENINGS, TECHNIQUE } from "./vehicle-words.ts";

type Deck = FragmentDeck<VehicleFacts>;

/** The sentences that all vehicles share; one that is dealt to many is dealt no more. */
export interface VehicleDecks {
  opening: Deck;
  technique: Deck;
  history: Deck;
  /** By dealer. */
  closing: ReadonlyMap<string, Deck>;
  /** By status: why it is not to be had any more. */
  after: ReadonlyMap<string, Deck>;
}

export function vehicleDecks(): VehicleDecks {
  return {
    opening: fragmentDeck(OPENINGS),
    technique: fragmentDeck(TECHNIQUE),
    history: fragmentDeck(HISTORY),
    closing: new Map(Object.entries(CLOSINGS).map(([dealer, lines]) => [dealer, fragmentDeck(lines)])),
    after: new Map(Object.entries(AFTER).map(([status, lines]) => [status, fragmentDeck(lines)])),
  };
}

/** The text of a listing: what it is, how it drives, what it went through, how to see it. */
export function vehicleText(
  of: { id: string; dealer: string; status: ListingStatus; facts: VehicleFacts },
  decks: VehicleDecks,
): string {
  const random = seededRandom(`texte ${of.id}`);
  const hand = (deck: Deck | undefined) => deck?.hand(of.facts, random) ?? (() => null);
  const opening = hand(decks.opening);
  const technique = hand(decks.technique);
  const history = hand(decks.history);
  const closing = hand(decks.closing.get(of.dealer));
  const after = hand(decks.after.get(of.status));
  return frenchText(
    [
      paragraph(opening(), random.chance(0.5) ? technique() : null),
      paragraph(technique(), random.chance(0.75) ? technique() : null),
      paragraph(history(), random.chance(0.6) ? history() : null),
      paragraph(after(), closing(), random.chance(0.35) ? closing() : null),
    ]
      .filter((text) => text !== "")
      .join("\n\n"),
  );
}

function paragraph(...lines: (string | null)[]): string {
  return lines.filter((line) => line !== null).join(" ");
}
