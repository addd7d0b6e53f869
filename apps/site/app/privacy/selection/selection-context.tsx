import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useConsent } from "../consent/consent-context.tsx";
import { onReturn } from "../consent/on-return.ts";
import { followConsent } from "./device-memory.ts";
import { keepNote } from "./notes.ts";
import {
  MAX_SELECTED,
  NO_SELECTION,
  readSelection,
  SELECTION_COOKIES,
  SELECTION_KINDS,
  type Selection,
  type SelectionKind,
  withId,
} from "./selection-cookie.ts";

/** The listings and places put aside, and the way to change them. */
export interface SelectionInUse {
  selection: Selection;
  /**
   * Puts something aside or takes it out; kept on the device only where that was accepted. Where it was
   * refused, the first of a visit asks. `opener` gets the focus back after the question.
   */
  select: (kind: SelectionKind, id: string, isSelected: boolean, opener?: HTMLElement) => void;
  /** Whether the visitor is asked to keep the selection. */
  isAsking: boolean;
  /** Keeps what is put aside from now on, or does not. Rejects when the answer could not be kept. */
  answer: (isKept: boolean) => Promise<void>;
  /** Ends the question for this visit without an answer. */
  dismiss: () => void;
}

const SelectionContext = createContext<SelectionInUse>({
  selection: NO_SELECTION,
  select: () => {},
  isAsking: false,
  answer: () => Promise.resolve(),
  dismiss: () => {},
});

/** The visitor's selection, and functions that change it. */
export function useSelection(): SelectionInUse {
  return use(SelectionContext);
}

/** Holds what is put aside while the page lives, and follows other tabs; `first` is what the page's cookie held. */
export function SelectionProvider({ first, children }: { first: Selection; children: ReactNode }) {
  const { record, choose } = useConsent();
  const [selection, setSelection] = useState(first);
  const [isAsking, setAsking] = useState(false);
  const wasAsked = useRef(false);
  const opener = useRef<HTMLElement>(undefined);
  // What was put aside last, for the answer that follows in the same turn.
  const latest = useRef(selection);

  const set = useCallback((kind: SelectionKind, ids: readonly string[]) => {
    // A context that changes before all parts are hydrated makes React discard the server's HTML of the others.
    if (ids.join() === latest.current[kind].join()) return;
    latest.current = { ...latest.current, [kind]: ids };
    setSelection(latest.current);
  }, []);

  // The cookie does not hold what is on its way to it, or did not arrive.
  const onItsWay = useRef(0);
  const keepAll = useCallback(async (kind: SelectionKind, ids: readonly string[]) => {
    onItsWay.current++;
    await keep(kind, ids);
    onItsWay.current = 0;
  }, []);

  useEffect(
    () =>
      onReturn(() => {
        if (onItsWay.current > 0) return;
        const kept = readSelection(document.cookie, record);
        for (const kind of SELECTION_KINDS) {
          if (record?.[SELECTION_COOKIES[kind].category] === true) set(kind, kept[kind]);
        }
      }),
    [record, set],
  );

  // Accepted in another tab: what was put aside here and there stands together.
  useEffect(() => {
    followConsent(record);
    const kept = readSelection(document.cookie, record);
    for (const kind of SELECTION_KINDS) {
      if (record?.[SELECTION_COOKIES[kind].category] !== true) continue;
      const both = [...new Set([...latest.current[kind], ...kept[kind]])].slice(0, MAX_SELECTED);
      set(kind, both);
      if (both.length > kept[kind].length) void keepAll(kind, both).catch(() => {});
    }
  }, [record, set, keepAll]);

  const select = useCallback(
    (kind: SelectionKind, id: string, isSelected: boolean, pressed?: HTMLElement) => {
      const isKept = record?.[SELECTION_COOKIES[kind].category] === true;
      // Another tab may have changed the cookie since this page was made.
      const before = isKept ? readSelection(document.cookie, record)[kind] : latest.current[kind];
      const ids = withId(before, id, isSelected);
      set(kind, ids);
      if (!isSelected && (kind === "vehicle" || kind === "estate")) keepNote(kind, id, "", record);
      // On failure the heart stays as long as the page; the next change sends all of them again.
      if (isKept) void keepAll(kind, ids).catch(() => {});
      // Without any choice, the banner asks already.
      else if (isSelected && record !== null && !wasAsked.current) {
        wasAsked.current = true;
        opener.current = pressed;
        setAsking(true);
      }
    },
    [record, set, keepAll],
  );

  const dismiss = useCallback(() => {
    setAsking(false);
    opener.current?.focus();
  }, []);

  const answer = useCallback(
    async (isKept: boolean) => {
      const categories = new Set(SELECTION_KINDS.map((kind) => SELECTION_COOKIES[kind].category));
      // What was accepted before is taken back on the page of choices only.
      const open = [...categories].filter((category) => record?.[category] !== true);
      for (const category of open) await choose({ category, isAccepted: isKept });
      for (const kind of SELECTION_KINDS) {
        if (isKept && open.includes(SELECTION_COOKIES[kind].category) && latest.current[kind].length > 0)
          await keepAll(kind, latest.current[kind]);
      }
      dismiss();
    },
    [record, choose, keepAll, dismiss],
  );

  const inUse = useMemo(
    () => ({ selection, select, isAsking, answer, dismiss }),
    [selection, select, isAsking, answer, dismiss],
  );
  return <SelectionContext value={inUse}>{children}</SelectionContext>;
}

async function keep(kind: SelectionKind, ids: readonly string[]): Promise<void> {
  const answer = await fetch("/api/selection", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind, ids }),
    // The reader may leave the page right after the click.
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`The selection was answered with status ${answer.status}.`);
}
