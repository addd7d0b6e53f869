import { useId, useState } from "react";
import { useTownSuggestions } from "../../listings/list/use-town-suggestions.ts";

export interface HomeTownProps {
  /** Id of the list of communes with listings. */
  list: string;
}

/**
 * The town field: a plain field that proposes the communes with listings. On first use, the place
 * autocomplete replaces it and proposes every commune.
 */
export function HomeTown({ list }: HomeTownProps) {
  const id = useId();
  const { plain, loaded, load } = useTownSuggestions();
  const [chosen, setChosen] = useState("");

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
