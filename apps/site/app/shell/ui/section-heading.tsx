import type { ReactNode } from "react";
import { Link } from "react-router";

export interface SectionHeadingProps {
  /** The id that labels its section. */
  id: string;
  /** Default 2. */
  level?: 2 | 3;
  /** A link to the whole list of which the section shows a part. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** The heading of a section, with an optional link to the whole list. */
export function SectionHeading({ id, level = 2, more, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-head">
      <Heading id={id}>{children}</Heading>
      {more !== undefined && (
        // `Tout voir` alone would not name the list to screen readers.
        <Link id={`${id}-suite`} to={more.to} aria-labelledby={`${id}-suite ${id}`}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
