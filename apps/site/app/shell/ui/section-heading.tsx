import type { ReactNode } from "react";
import { Link } from "react-router";

export interface SectionHeadingProps {
  /** Its section is labelled by it. */
  id: string;
  /** Default 2. */
  level?: 2 | 3;
  /** Leads to all of what the section shows a part of. */
  more?: { to: string; label: string };
  children: ReactNode;
}

/** The heading of a section, with the way to all of it at its other end. */
export function SectionHeading({ id, level = 2, more, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-head">
      <Heading id={id}>{children}</Heading>
      {more !== undefined && (
        // Heard out of its place, `Tout voir` says nothing of what.
        <Link id={`${id}-suite`} to={more.to} aria-labelledby={`${id}-suite ${id}`}>
          {more.label}
        </Link>
      )}
    </div>
  );
}
