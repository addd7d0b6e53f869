import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import { NO_OUTSIDE_SERVICES, type OutsideServices } from "../../shell/services/outside-services.ts";
import { listAskedCategories } from "./asked-categories.ts";
import { type ConsentCategory, type ConsentRecord, decide, decideAll, UNDECIDED } from "./consent-record.ts";
import { onReturn } from "./on-return.ts";
import { type Choice, sendChoice } from "./send-choice.ts";

/** The visitor's choices, and the way to change them. */
export interface Consent {
  /** Null while nothing was ever chosen: then the banner shows. */
  record: ConsentRecord | null;
  /**
   * Whether a category is accepted, and was so when the page was made: its
   * policy lets in what was accepted then, and nothing else.
   */
  isOpened: (category: ConsentCategory) => boolean;
  /** What of other servers the operator set up, which waits for these choices. */
  outside: OutsideServices;
  /** Keeps a choice. Rejects, and changes nothing, when it could not be kept. */
  choose: (choice: Choice) => Promise<void>;
}

const ConsentContext = createContext<Consent>({
  record: null,
  isOpened: () => false,
  outside: NO_OUTSIDE_SERVICES,
  choose: () => Promise.reject(new Error("There is no ConsentProvider around this part.")),
});

/** The choices for all parts of a page. */
export function useConsent(): Consent {
  return use(ConsentContext);
}

/** Holds the choices that the page was made for, and follows those made on it and in other tabs. */
export function ConsentProvider({
  record: first,
  cookieName,
  outside = NO_OUTSIDE_SERVICES,
  children,
}: {
  record: ConsentRecord | null;
  /** Of the cookie that keeps them. */
  cookieName?: string | undefined;
  outside: OutsideServices | undefined;
  children: ReactNode;
}) {
  const [record, setRecord] = useState(first);
  const choose = useCallback(
    async (choice: Choice) => {
      await sendChoice(choice);
      setRecord((before) => afterChoice(before, choice, outside));
    },
    [outside],
  );
  useEffect(() => {
    if (cookieName === undefined) return;
    let seen: string | undefined;
    return onReturn(() => {
      const kept = cookieValue(document.cookie, cookieName);
      // Where no cookie is kept, the choices last as long as the page.
      if (kept === undefined || kept === seen) return;
      seen = kept;
      try {
        // The server wrote it; should it be something else, only `true` counts anywhere.
        setRecord({ ...UNDECIDED, ...(JSON.parse(decodeURIComponent(kept)) as Partial<ConsentRecord>) });
      } catch {
        // Anyone can write anything there. What cannot be read is no choice: this page continues with its own.
      }
    });
  }, [cookieName]);
  const [opened] = useState(first);
  const consent = useMemo(() => {
    const isOpened = (category: ConsentCategory) =>
      record?.[category] === true && opened?.[category] === true;
    return { record, isOpened, outside, choose };
  }, [record, opened, outside, choose]);
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** Returns the record after a choice. */
export function afterChoice(
  record: ConsentRecord | null,
  { category, isAccepted }: Choice,
  outside: OutsideServices,
): ConsentRecord {
  return category === "all"
    ? decideAll(isAccepted, listAskedCategories(outside))
    : decide(record ?? UNDECIDED, category, isAccepted);
}
