import { typeset } from "../../shell/format/french.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Icon } from "../../shell/ui/icon.tsx";
import { ActionLink } from "./action-link.tsx";
import { useSelection } from "./selection-context.tsx";
import type { SelectionKind } from "./selection-cookie.ts";
import "./heart.css";

export interface HeartProps {
  kind: SelectionKind;
  id: string;
  /** Of the listing or place, for who cannot see which one the heart belongs to. */
  titre: string;
  /** Shows the words beside the heart, as on its own page. */
  isLabelled?: boolean;
}

/**
 * Puts a listing or a place aside. Before hydration and without JavaScript it is a plain
 * link to the page that does the same by a form; then it is a button.
 */
export function Heart({ kind, id, titre, isLabelled = false }: HeartProps) {
  const { selection, select } = useSelection();
  const isButton = useIsHydrated();
  const isSelected = selection[kind].includes(id);

  const deed = isSelected && isButton ? "Retirer de" : "Ajouter à";
  return (
    <div className="heart">
      <ActionLink
        className={isLabelled ? "button button-quiet heart-button" : "icon-button heart-button"}
        href={`/ma-selection?${kind === "place" ? "lieu" : "ajouter"}=${encodeURIComponent(id)}`}
        data-selected={isSelected || undefined}
        {...(isButton && isLabelled && { "aria-pressed": isSelected })}
        {...(!isLabelled && { "aria-label": `${deed} ma sélection\u00a0: ${typeset(titre)}` })}
        onAction={(link) => select(kind, id, !isSelected, link)}
      >
        <Icon name="heart" />
        {isLabelled && "Ma sélection"}
      </ActionLink>
    </div>
  );
}
