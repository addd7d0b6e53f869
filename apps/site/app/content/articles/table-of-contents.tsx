import type { TextHeading } from "../../shell/services/site-content.ts";

/** Shorter texts, or texts with fewer sections, need no table of contents. */
const LONG_FROM_MINUTES = 3;
const LONG_FROM_HEADINGS = 3;
/** The same for reference texts, whatever their length. */
const MANY_HEADINGS = 5;

export interface TableOfContentsProps {
  outline: readonly TextHeading[];
  readingMinutes: number;
}

/** Returns whether a text has a table of contents. */
export function hasContents({ outline, readingMinutes }: TableOfContentsProps): boolean {
  const isLong = readingMinutes >= LONG_FROM_MINUTES && outline.length >= LONG_FROM_HEADINGS;
  return isLong || outline.length >= MANY_HEADINGS;
}

/** Links to the sections of a long text; renders nothing for a short one. */
export function TableOfContents({ outline, readingMinutes }: TableOfContentsProps) {
  if (!hasContents({ outline, readingMinutes })) return null;
  return (
    <nav className="contents" aria-labelledby="sommaire">
      <p className="contents-title" id="sommaire">
        Sommaire
      </p>
      <ol className="plain-list">
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
