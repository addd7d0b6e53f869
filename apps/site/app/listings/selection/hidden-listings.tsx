import { useRef } from "react";
import { Link } from "react-router";
import { ActionLink } from "../../privacy/selection/action-link.tsx";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import type { HIDDEN_KINDS } from "../../privacy/selection/selection-cookie.ts";

export interface HiddenListing {
  id: string;
  kind: (typeof HIDDEN_KINDS)[keyof typeof HIDDEN_KINDS];
  title: string;
  href: string;
}

/** Listings that lists fold away, each with the way to unfold it. */
export function HiddenListings({
  listings,
  onLastShown,
}: {
  listings: readonly HiddenListing[];
  /** The section goes with its last listing; something else gets the focus then. */
  onLastShown: () => void;
}) {
  const { selection, select } = useSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = listings.filter(({ id, kind }) => selection[kind].includes(id));
  if (shown.length === 0) return null;
  return (
    <section className="selection-kind" aria-labelledby="masquees">
      <h2 id="masquees" ref={heading} tabIndex={-1}>
        Annonces masquées <span className="secondary figures">({shown.length})</span>
      </h2>
      <ul className="plain-list selection-hidden">
        {shown.map(({ id, kind, title, href }) => (
          <li key={id}>
            <Link to={href}>{title}</Link>
            <ActionLink
              className="button button-plain"
              href={`/ma-selection?masquer=${id}`}
              onAction={() => {
                select(kind, id, false);
                if (shown.length === 1) onLastShown();
                else heading.current?.focus();
              }}
            >
              Afficher<span className="visually-hidden"> {title}</span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
