import { Link } from "react-router";
import { useSelection } from "../../listings/selection/selection-context.tsx";
import { counted } from "../format/french.ts";
import { Icon } from "../ui/icon.tsx";

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
