import { upperFirst } from "@lieudit/listing-model/french";
import { seededRandom } from "../../osm/seeded-random.ts";
import type { FragmentDeck } from "../words/fragment-deck.ts";
import { fragmentDeck } from "../words/fragment-deck.ts";
import { frenchText } from "../words/french-text.ts";
import type { EstateFacts } from "./estate-facts.ts";
import { AFTER, AROUND, ASSETS, CLOSINGS, OPENINGS, VISIT } from "./estate-words.ts";
import type { EstateRow } from "./read-estate-row.ts";

type Deck = FragmentDeck<EstateFacts>;

/** The sentences that all estates share; one that is dealt to many is dealt no more. */
export interface EstateDecks {
  opening: Deck;
  visit: Deck;
  assets: Deck;
  around: Deck;
  /** By agency. */
  closing: ReadonlyMap<string, Deck>;
  /** By status: why it is not to be had any more. */
  after: ReadonlyMap<string, Deck>;
}

export function estateDecks(): EstateDecks {
  const getDecks = (pools: Readonly<Record<string, Parameters<typeof fragmentDeck<EstateFacts>>[0]>>) =>
    new Map(Object.entries(pools).map(([key, lines]) => [key, fragmentDeck(lines)]));
  return {
    opening: fragmentDeck(OPENINGS),
    visit: fragmentDeck(VISIT),
    assets: fragmentDeck(ASSETS),
    around: fragmentDeck(AROUND),
    closing: getDecks(CLOSINGS),
    after: getDecks(AFTER),
  };
}

/** The text of a listing: what it is, a walk through it, what speaks for it, what is near, how to see it. */
export function estateText(key: string, row: EstateRow, facts: EstateFacts, decks: EstateDecks): string {
  const random = seededRandom(`texte ${key}`);
  const hand = (deck: Deck | undefined) => deck?.hand(facts, random) ?? (() => null);
  const opening = hand(decks.opening);
  const visit = hand(decks.visit);
  const assets = hand(decks.assets);
  const around = hand(decks.around);
  const closing = hand(decks.closing.get(row.agency));
  const after = hand(decks.after.get(row.status));
  const isHome = facts.isAppartement || facts.isMaison;
  // There is little to tell of a parking space.
  const isShort = row.type === "parking";
  return frenchText(
    [
      paragraph(opening(), !isShort && random.chance(0.25) ? around() : null),
      paragraph(visit(), isShort ? null : visit(), isHome && random.chance(0.45) ? visit() : null),
      isShort
        ? ""
        : paragraph(
            assets(),
            assets(),
            isHome ? assets() : null,
            isHome && random.chance(0.4) ? assets() : null,
          ),
      paragraph(random.chance(0.8) ? around() : null, isHome && random.chance(0.35) ? around() : null),
      paragraph(after(), closing(), random.chance(0.3) ? closing() : null),
    ]
      .filter((text) => text !== "")
      .join("\n\n"),
  );
}

function paragraph(...lines: (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map((line) => upperFirst(line))
    .join(" ");
}
