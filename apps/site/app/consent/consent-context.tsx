import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { type ConsentRecord, decide, decideAll, UNDECIDED } from "./consent-record.ts";
import { type Choice, sendChoice } from "./send-choice.ts";

/** The visitor's choices, and the way to change them. */
export interface Consent {
  /** Null while nothing was ever chosen: then the banner shows. */
  record: ConsentRecord | null;
  /** Keeps a choice. Rejects, and changes nothing, when it could not be kept. */
  choose: (choice: Choice) => Promise<void>;
}

const ConsentContext = createContext<Consent>({
  record: null,
  choose: () => Promise.reject(new Error("There is no ConsentProvider around this part.")),
});

/** The choices for all parts of a page. */
export function useConsent(): Consent {
  return use(ConsentContext);
}

/** Holds the choices that the page was made for, and follows those made on it. */
export function ConsentProvider({
  record: first,
  children,
}: {
  record: ConsentRecord | null;
  children: ReactNode;
}) {
  const [record, setRecord] = useState(first);
  const choose = useCallback(async (choice: Choice) => {
    await sendChoice(choice);
    setRecord((before) => afterChoice(before, choice));
  }, []);
  const consent = useMemo(() => ({ record, choose }), [record, choose]);
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** The record after a choice. */
export function afterChoice(record: ConsentRecord | null, { category, isAccepted }: Choice): ConsentRecord {
  return category === "all" ? decideAll(isAccepted) : decide(record ?? UNDECIDED, category, isAccepted);
}
