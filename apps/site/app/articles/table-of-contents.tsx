import type { TextHeading } from "../content/site-text.ts";

/** Shorter texts are seen at a glance. */
const LONG_FROM_MINUTES = 3;
const LONG_FROM_HEADINGS = 3;

export interface TableOfContentsProps {
  outline: readonly TextHeading[];
  readingMinutes: number;
}

/** The parts of a long text, as links; nothing beside a short one. */
export function TableOfContents({ outline, readingMinutes }: TableOfContentsProps) {
  if (readingMinutes < LONG_FROM_MINUTES || outline.length < LONG_FROM_HEADINGS) return null;
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
