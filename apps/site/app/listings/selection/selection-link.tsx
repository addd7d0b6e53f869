import { Link } from "react-router";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import { SAVED_KINDS } from "../../privacy/selection/selection-cookie.ts";
import { counted } from "../../shell/format/french.ts";
import { Icon } from "../../shell/ui/icon.tsx";

/** 'Ma sélection' with how many listings and places are in it. */
export function SelectionLink() {
  const { selection } = useSelection();
  const count = SAVED_KINDS.reduce((sum, kind) => sum + selection[kind].length, 0);
  return (
    <Link className="header-link selection-link" to="/ma-selection">
      <Icon name="heart" />
      <span className="selection-link-text">Ma sélection</span>
      {count > 0 && (
        <span className="selection-count figures">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">, {counted(count, "favori", "favoris")}</span>
        </span>
      )}
    </Link>
  );
}
