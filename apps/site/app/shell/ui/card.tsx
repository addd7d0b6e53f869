import { Children, isValidElement, type ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

/**
 * How wide a card's picture is drawn in a grid of `CardGrid`. A phone gets a
 * little less than two pixels per point, which saves a fifth of the bytes of a list.
 */
export const CARD_PICTURE_SIZES = "(width < 37rem) calc(93vw - 2rem), (width < 62rem) 46vw, 20rem";

export interface CardProps {
  to: string;
  /** The card's one link; it stretches over the whole card. */
  title: ReactNode;
  /** Level of the title in the page. Default 3. */
  level?: 2 | 3;
  /** An `<img>` or drawing, shown 3:2. */
  picture?: ReactNode;
  /** Badges in the picture's upper left corner. */
  badges?: ReactNode;
  /** A note in the lower right corner of the picture, such as the number of photos. */
  pictureNote?: ReactNode;
  /** Large text above the title: a price. */
  lead?: ReactNode;
  /** A button in the upper right corner, above the card's link: a heart. */
  action?: ReactNode;
  /** Facts, place, agency. */
  children?: ReactNode;
}

/** The frame of a listing, an article or a place in a list: the picture, then the texts. */
export function Card({
  to,
  title,
  level = 3,
  picture,
  badges,
  pictureNote,
  lead,
  action,
  children,
}: CardProps) {
  const Heading = `h${level}` as const;
  // The router's link asks it a dozen questions before it is drawn, and a list has two dozen of them.
  const CardLink = import.meta.env.SSR ? WrittenLink : Link;
  return (
    <article className="card">
      {picture !== undefined && (
        <div className="card-picture">
          {picture}
          {badges && <div className="card-badges">{badges}</div>}
          {pictureNote && <div className="card-picture-note">{pictureNote}</div>}
        </div>
      )}
      <div className="card-body">
        {lead && <p className="card-lead">{lead}</p>}
        <Heading className="card-title">
          <CardLink className="card-link" to={to} prefetch="intent">
            {title}
          </CardLink>
        </Heading>
        {children}
      </div>
      {action && <div className="card-action">{action}</div>}
    </article>
  );
}

/** As the router's link is written. */
function WrittenLink({ to, prefetch: _prefetch, ...attributes }: LinkProps & { to: string }) {
  return <a {...attributes} href={to} data-discover="true" />;
}

export interface CardGridProps {
  label?: string;
  /** A phone shows one row, which is pushed sideways: for a few cards among other things. */
  isRow?: boolean;
  children: ReactNode;
}

/** Cards beside and below each other, as many as fit. */
export function CardGrid({ label, isRow = false, children }: CardGridProps) {
  return (
    <ul className={`plain-list card-grid${isRow ? " card-row" : ""}`} aria-label={label}>
      {Children.toArray(children).map((card) => (
        <li key={isValidElement(card) ? card.key : String(card)}>{card}</li>
      ))}
    </ul>
  );
}
