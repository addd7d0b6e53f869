import type { ListingKind } from "@lieudit/listing-model";
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from "react";
import { useConsent } from "../consent/consent-context.tsx";
import { NO_SELECTION, SELECTION_COOKIES, type Selection, selectionOf, withId } from "./selection-cookie.ts";

/** The listings put aside, and the way to change them. */
export interface SelectionInUse {
  selection: Selection;
  /** Puts a listing aside or takes it out; kept on the device only where that was accepted. */
  select: (kind: ListingKind, id: string, isSelected: boolean) => void;
  /** Keeps what is put aside of this kind from now on, or does not. Rejects when the answer could not be kept. */
  answer: (kind: ListingKind, isKept: boolean) => Promise<void>;
}

const SelectionContext = createContext<SelectionInUse>({
  selection: NO_SELECTION,
  select: () => {},
  answer: () => Promise.resolve(),
});

export function useSelection(): SelectionInUse {
  return use(SelectionContext);
}

/** Holds what is put aside while the page lives; `first` is what the page's cookie held. */
export function SelectionProvider({ first, children }: { first: Selection; children: ReactNode }) {
  const { record, choose } = useConsent();
  const [selection, setSelection] = useState(first);
  // What was put aside last, for the answer that follows in the same turn.
  const latest = useRef(selection);

  const set = useCallback((kind: ListingKind, ids: readonly string[]) => {
    latest.current = { ...latest.current, [kind]: ids };
    setSelection(latest.current);
  }, []);

  const select = useCallback(
    (kind: ListingKind, id: string, isSelected: boolean) => {
      const isKept = record?.[SELECTION_COOKIES[kind].category] === true;
      // Another tab may have changed the cookie since this page was made.
      const before = isKept ? selectionOf(document.cookie, record)[kind] : latest.current[kind];
      const ids = withId(before, id, isSelected);
      set(kind, ids);
      // On failure the heart stays as long as the page; the next change sends all of them again.
      if (isKept) void keep(kind, ids).catch(() => {});
    },
    [record, set],
  );

  const answer = useCallback(
    async (kind: ListingKind, isKept: boolean) => {
      await choose({ category: SELECTION_COOKIES[kind].category, isAccepted: isKept });
      if (isKept) await keep(kind, latest.current[kind]);
    },
    [choose],
  );

  const inUse = useMemo(() => ({ selection, select, answer }), [selection, select, answer]);
  return <SelectionContext value={inUse}>{children}</SelectionContext>;
}

async function keep(kind: ListingKind, ids: readonly string[]): Promise<void> {
  const answer = await fetch("/api/selection", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind, ids }),
    // The reader may leave the page right after the click.
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`The selection was answered with status ${answer.status}.`);
}
