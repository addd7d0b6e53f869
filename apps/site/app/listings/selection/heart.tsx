import type { ListingKind } from "@lieudit/listing-model";
import type { KeyboardEvent, MouseEvent } from "react";
import { typeset } from "../../shell/format/french.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Icon } from "../../shell/ui/icon.tsx";
import { useSelection } from "./selection-context.tsx";
import "./heart.css";

export interface HeartProps {
  kind: ListingKind;
  id: string;
  /** Of the listing, for who cannot see which one the heart belongs to. */
  titre: string;
  /** Shows the words beside the heart, as on the listing's own page. */
  isLabelled?: boolean;
}

/**
 * Puts a listing aside. Before hydration and without JavaScript it is a plain
 * link to the page that does the same by a form; then it is a button.
 */
export function Heart({ kind, id, titre, isLabelled = false }: HeartProps) {
  const { selection, select } = useSelection();
  const isButton = useIsHydrated();
  const isSelected = selection[kind].includes(id);

  function toggle(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>): void {
    event.preventDefault();
    select(kind, id, !isSelected, event.currentTarget);
  }

  const deed = isSelected && isButton ? "Retirer de" : "Ajouter à";
  return (
    <div className="heart">
      <a
        className={isLabelled ? "button button-quiet heart-button" : "icon-button heart-button"}
        href={`/ma-selection?ajouter=${encodeURIComponent(id)}`}
        data-selected={isSelected || undefined}
        {...(isButton && { role: "button" })}
        {...(isButton && isLabelled && { "aria-pressed": isSelected })}
        {...(!isLabelled && { "aria-label": `${deed} ma sélection\u00a0: ${typeset(titre)}` })}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === " ") toggle(event);
        }}
      >
        <Icon name="heart" />
        {isLabelled && "Ma sélection"}
      </a>
    </div>
  );
}
