import { longDate, upperFirst } from "../../shell/format/french.ts";
import { type TextSummary, textPath } from "../../shell/services/site-content.ts";
import { Badge } from "../../shell/ui/badge.tsx";
import { Card } from "../../shell/ui/card.tsx";
import { TextCover } from "./text-cover.tsx";

export interface TextCardProps {
  text: TextSummary;
  /** Level of its title in the page. Default 3. */
  level?: 2 | 3;
  /** True for the first card of a page, whose picture loads with priority. */
  isFirst?: boolean;
}

/** An article or a guide in a list. */
export function TextCard({ text, level = 3, isFirst = false }: TextCardProps) {
  return (
    <Card
      to={textPath(text)}
      title={text.title}
      level={level}
      picture={<TextCover text={text} isFirst={isFirst} />}
      badges={text.themes[0] === undefined ? undefined : <Badge>{upperFirst(text.themes[0])}</Badge>}
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
