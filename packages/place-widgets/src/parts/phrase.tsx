export interface PhraseProps {
  /** The words of the language, such as `text.alert`. */
  write: (name: string) => string;
  /** What a place says, in any script: it keeps its own direction inside the sentence. */
  name: string;
  /** Language of `name`, where it is known. */
  lang?: string | undefined;
}

/** A sentence of the kit around words of a place. */
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

/** Of the private use area: no sentence holds it. */
const GAP = "\ue000";
