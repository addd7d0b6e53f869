"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "./place-widget-error.ts";
import type { SearchAnswer } from "./search-request.ts";

export interface FurtherPages {
  /** The first page with those that followed. */
  answer: SearchAnswer;
  /** Whether the server has another page. */
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Loads the next page, which is added to the results. */
  loadMore: () => void;
}

/** Pages of the search whose first page is `first`. */
interface Pages {
  first: SearchAnswer;
  answer: SearchAnswer;
  isLoading: boolean;
}

/** Adds further pages to the first page of a search; another first page starts again. */
export function useFurtherPages(
  first: SearchAnswer,
  search: (signal: AbortSignal, pageToken: string) => Promise<SearchAnswer>,
): FurtherPages {
  const [stored, setStored] = useState<Pages | null>(null);
  const pages = stored?.first === first ? stored : { first, answer: first, isLoading: false };
  const latest = useRef({ pages, search });
  latest.current = { pages, search };
  const pending = useRef<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page ends the request for the next one
  useEffect(() => () => pending.current?.abort(), [first]);

  const loadMore = useCallback(() => {
    const { pages, search } = latest.current;
    const { nextPageToken } = pages.answer;
    if (nextPageToken === null || pages.isLoading) return;
    const abort = new AbortController();
    pending.current = abort;
    setStored({ ...pages, isLoading: true });
    search(abort.signal, nextPageToken).then(
      (page) => {
        if (!abort.signal.aborted) setStored({ ...pages, answer: joinPages(pages.answer, page) });
      },
      (thrown: unknown) => {
        if (abort.signal.aborted) return;
        // The results stay, and so does the way to ask for more.
        console.warn(getErrorMessage(thrown));
        setStored(pages);
      },
    );
  }, []);

  return {
    answer: pages.answer,
    hasMore: pages.answer.nextPageToken !== null,
    isLoadingMore: pages.isLoading,
    loadMore,
  };
}

function joinPages(before: SearchAnswer, page: SearchAnswer): SearchAnswer {
  return {
    places: [...before.places, ...page.places],
    routingSummaries: [...before.routingSummaries, ...page.routingSummaries],
    nextPageToken: page.nextPageToken,
  };
}
