export interface PhraseProps {
  /** A sentence of `WidgetText`, such as `text.alert`. */
  write: (name: string) => string;
  /** A text of the place in any script. It keeps its own writing direction inside the sentence. */
  name: string;
  /** Language of `name`, if known. */
  lang?: string | undefined;
}

/** A sentence of the kit that contains a text of a place, such as its consumer alert. */
export function Phrase({ write, name, lang }: PhraseProps) {
  const [before = "", after = ""] = write(GAP).split(GAP);
  return (
    <>
      {before}
      <bdi lang={lang}>{name}</bdi>
      {after}
    </>
  );
}

/** A character of the private use area, which no sentence contains. */
const GAP = "\ue000";
