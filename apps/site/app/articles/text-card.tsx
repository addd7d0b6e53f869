import { type TextSummary, textPath } from "../content/site-text.ts";
import { longDate } from "../format/french.ts";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import { TextCover } from "./text-cover.tsx";

/** An article or a guide in a list. */
export function TextCard({ text, level = 3 }: { text: TextSummary; level?: 2 | 3 }) {
  return (
    <Card
      to={textPath(text)}
      title={text.title}
      level={level}
      picture={<TextCover text={text} />}
      badges={text.themes[0] === undefined ? undefined : <Badge>{text.themes[0]}</Badge>}
    >
      <p className="secondary">{text.description}</p>
      <p className="facts-line small">
        {text.folder === "actualites" && text.date !== null && (
          <time dateTime={text.date}>{longDate(new Date(text.date))}</time>
        )}
        <span>
          {text.readingMinutes}
          {"\u00a0"}min de lecture
        </span>
      </p>
    </Card>
  );
}
