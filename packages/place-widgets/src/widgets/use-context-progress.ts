"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** Cards rendered at first and with each "Show more": a context may have 500 places. */
const CARDS_PER_STEP = 20;

interface Progress {
  /** Of the context that it belongs to. */
  key: string;
  selectedId: string | undefined;
  visibleCount: number;
}

const START: Progress = { key: "", selectedId: undefined, visibleCount: CARDS_PER_STEP };

export interface ContextProgress {
  /** Id of the place that was selected last. */
  selectedId: string | undefined;
  /** Number of cards that are rendered. */
  visibleCount: number;
  list: RefObject<HTMLUListElement | null>;
  select: (placeId: string | undefined) => void;
  /** Selects the place of card `index`, and renders and scrolls to this card. */
  selectAt: (index: number, placeId: string | undefined) => void;
  showMore: () => void;
}

/** How far a visitor has come in the list of a context; starts again with another `key`. */
export function useContextProgress(key: string): ContextProgress {
  const [stored, setStored] = useState<Progress>(START);
  const { selectedId, visibleCount } = stored.key === key ? stored : START;
  const update = (changes: Partial<Progress>) => setStored({ selectedId, visibleCount, ...changes, key });
  const list = useRef<HTMLUListElement>(null);
  const target = useRef<{ index: number; isFocused: boolean } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the target may be rendered only now
  useEffect(() => {
    if (target.current === null) return;
    const { index, isFocused } = target.current;
    const card = list.current?.children[index];
    if (card === undefined) return;
    target.current = null;
    if (isFocused) findCardAction(card)?.focus();
    else card.scrollIntoView?.({ block: "nearest" });
  }, [visibleCount, selectedId]);

  return {
    selectedId,
    visibleCount,
    list,
    select: (placeId) => update({ selectedId: placeId }),
    selectAt(index, placeId) {
      target.current = { index, isFocused: false };
      update({ selectedId: placeId, visibleCount: Math.max(visibleCount, index + 1) });
    },
    showMore() {
      target.current = { index: visibleCount, isFocused: true };
      update({ visibleCount: visibleCount + CARDS_PER_STEP });
    },
  };
}

/** Returns the link or button that covers a card. */
export function findCardAction(card: Element): HTMLElement | null {
  return card.querySelector<HTMLElement>(".gmp-card-action");
}
