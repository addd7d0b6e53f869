import { Link } from "react-router";
import { counted } from "../../shell/format/french.ts";
import { Icon } from "../../shell/ui/icon.tsx";
import { useSelection } from "./selection-context.tsx";

/** 'Ma sélection' with how many listings are in it. */
export function SelectionLink() {
  const { selection } = useSelection();
  const count = selection.vehicle.length + selection.estate.length;
  return (
    <Link className="header-link selection-link" to="/ma-selection">
      <Icon name="heart" />
      <span className="selection-link-text">Ma sélection</span>
      {count > 0 && (
        <span className="selection-count figures">
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">, {counted(count, "annonce", "annonces")}</span>
        </span>
      )}
    </Link>
  );
}
