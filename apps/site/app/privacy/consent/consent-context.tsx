import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import { NO_OUTSIDE_SERVICES, type OutsideServices } from "../../shell/services/outside-services.ts";
import { listAskedCategories } from "./asked-categories.ts";
import { type ConsentCategory, type ConsentRecord, decide, decideAll, UNDECIDED } from "./consent-record.ts";
import { onReturn } from "./on-return.ts";
import { type Choice, sendChoice } from "./send-choice.ts";

/** The visitor's choices, and the way to change them. */
export interface Consent {
  /** Null before the first choice; the banner shows then. */
  record: ConsentRecord | null;
  /**
   * Whether a category is accepted now and was when the page was rendered, because the policy of
   * the page allows only the services accepted then.
   */
  isOpened: (category: ConsentCategory) => boolean;
  /** The configured third-party services, which depend on these choices. */
  outside: OutsideServices;
  /** Stores a choice. Rejects without changes if it cannot be stored. */
  choose: (choice: Choice) => Promise<void>;
}

const ConsentContext = createContext<Consent>({
  record: null,
  isOpened: () => false,
  outside: NO_OUTSIDE_SERVICES,
  choose: () => Promise.reject(new Error("There is no ConsentProvider around this part.")),
});

/** Provides the choices to all parts of a page. */
export function useConsent(): Consent {
  return use(ConsentContext);
}

/** Holds the choices at the time of rendering, and follows changes on the page and in other tabs. */
export function ConsentProvider({
  record: initial,
  cookieName,
  outside = NO_OUTSIDE_SERVICES,
  children,
}: {
  record: ConsentRecord | null;
  /** Name of the cookie that stores them. */
  cookieName?: string | undefined;
  outside: OutsideServices | undefined;
  children: ReactNode;
}) {
  const [record, setRecord] = useState(initial);
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
      const stored = cookieValue(document.cookie, cookieName);
      // Without a stored cookie, the choices last as long as the page.
      if (stored === undefined || stored === seen) return;
      seen = stored;
      try {
        // The server writes this cookie. Of other content, only values that are `true` count.
        setRecord({ ...UNDECIDED, ...(JSON.parse(decodeURIComponent(stored)) as Partial<ConsentRecord>) });
      } catch {
        // A cookie may hold anything. An unreadable one is ignored, and the page keeps its own choices.
      }
    });
  }, [cookieName]);
  const [opened] = useState(initial);
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
