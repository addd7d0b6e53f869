import type { TextHeading } from "../../shell/services/site-content.ts";

/** Texts of fewer minutes and fewer parts are seen at a glance. */
const LONG_FROM_MINUTES = 3;
const LONG_FROM_HEADINGS = 3;
/** Of a text that is looked up rather than read, however short. */
const MANY_HEADINGS = 5;

export interface TableOfContentsProps {
  outline: readonly TextHeading[];
  readingMinutes: number;
}

/** Whether a text has so many parts that they are listed beside it. */
export function hasContents({ outline, readingMinutes }: TableOfContentsProps): boolean {
  const isLong = readingMinutes >= LONG_FROM_MINUTES && outline.length >= LONG_FROM_HEADINGS;
  return isLong || outline.length >= MANY_HEADINGS;
}

/** The parts of a long text, as links; nothing beside a short one. */
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
