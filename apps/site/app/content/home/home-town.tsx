import { type ComponentType, useId, useRef, useState } from "react";
import type { TownSuggestionsProps } from "../../listings/list/town-suggestions.tsx";

export interface HomeTownProps {
  /** Id of the list of communes with listings. */
  list: string;
}

/**
 * Where to search: a plain field that proposes the communes with listings. Once it
 * is used, the place autocomplete takes its place, which knows every commune.
 */
export function HomeTown({ list }: HomeTownProps) {
  const id = useId();
  const plain = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState("");
  const [loaded, setLoaded] = useState<{
    Suggestions: ComponentType<TownSuggestionsProps>;
    typed: string;
    hasFocus: boolean;
  } | null>(null);

  function load(): void {
    import("../../listings/list/town-suggestions.tsx").then(
      ({ TownSuggestions }) => {
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

  return (
    <div className="search-bar-town">
      <label htmlFor={id}>Où</label>
      {loaded === null || chosen !== "" ? (
        <input
          key={chosen}
          ref={plain}
          id={id}
          className="control"
          name="ville"
          defaultValue={chosen}
          placeholder="Commune"
          list={list}
          autoComplete="off"
          onFocus={chosen === "" ? load : undefined}
        />
      ) : (
        <loaded.Suggestions
          inputId={id}
          town={loaded.typed}
          hasFocus={loaded.hasFocus}
          onChoose={(_, label) => setChosen(label)}
        />
      )}
    </div>
  );
}
