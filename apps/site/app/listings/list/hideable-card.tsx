import { listingPath } from "@lieudit/listing-model";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ActionLink } from "../../privacy/selection/action-link.tsx";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import { HIDDEN_KINDS } from "../../privacy/selection/selection-cookie.ts";
import { typeset } from "../../shell/format/french.ts";
import { ListingCardView, type ListingCardViewProps } from "./listing-card-view.tsx";

/**
 * A card of a list that its reader may fold away, and unfold. Before hydration
 * and without JavaScript, a link leads to the page that does it by a form.
 */
export function HideableCard(props: ListingCardViewProps) {
  const { card } = props;
  const { selection, select } = useSelection();
  const root = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const kind = HIDDEN_KINDS[card.kind];
  const isHidden = selection[kind].includes(card.id);
  const title = typeset(card.titre);

  // The pressed link is gone; the one that undoes it takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change
  useEffect(() => {
    if (wasPressed.current) root.current?.querySelector<HTMLElement>(".hide-link")?.focus();
    wasPressed.current = false;
  }, [isHidden]);

  const link = (
    <ActionLink
      className="hide-link"
      href={`/ma-selection?masquer=${encodeURIComponent(card.id)}`}
      onAction={() => {
        wasPressed.current = true;
        select(kind, card.id, !isHidden, root.current ?? undefined);
      }}
    >
      {isHidden ? "Afficher" : "Masquer"}
      <span className="visually-hidden"> {title}</span>
    </ActionLink>
  );
  return (
    <div ref={root} tabIndex={-1} className="hideable-card" data-hidden={isHidden || undefined}>
      {isHidden ? (
        <p className="small secondary">
          Annonce masquée{"\u00a0"}: <Link to={listingPath(card)}>{title}</Link>
        </p>
      ) : (
        <ListingCardView {...props} />
      )}
      {link}
    </div>
  );
}
