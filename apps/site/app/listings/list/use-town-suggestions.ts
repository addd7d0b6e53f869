import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import type { TownSuggestionsProps } from "./town-suggestions.tsx";

/** The place autocomplete, and the state of the plain field that it replaces. */
export interface LoadedSuggestions {
  Suggestions: ComponentType<TownSuggestionsProps>;
  typed: string;
  hasFocus: boolean;
}

export interface TownSuggestionsState {
  /** Set it on the plain field. */
  plain: RefObject<HTMLInputElement | null>;
  /** Null until `load` succeeds; the plain field works without it. */
  loaded: LoadedSuggestions | null;
  setLoaded: (loaded: LoadedSuggestions) => void;
  load: () => void;
}

/** Loads the place autocomplete, which replaces a plain field for a town. */
export function useTownSuggestions(): TownSuggestionsState {
  const plain = useRef<HTMLInputElement>(null);
  const isGone = useRef(false);
  const [loaded, setLoaded] = useState<LoadedSuggestions | null>(null);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function load(): void {
    import("./town-suggestions.tsx").then(
      ({ TownSuggestions }) => {
        if (isGone.current) return;
        const input = plain.current;
        setLoaded({
          Suggestions: TownSuggestions,
          typed: input?.value ?? "",
          hasFocus: input !== null && input === document.activeElement,
        });
      },
      // The plain field does the same, with fewer proposals.
      () => {},
    );
  }

  return { plain, loaded, setLoaded, load };
}
