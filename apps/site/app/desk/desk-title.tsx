import { typeset } from "../shell/format/french.ts";
import { Notice } from "../shell/ui/notice.tsx";

/** Title of a desk page, also as its heading unless `isHidden`. Search engines do not index the page. */
export function DeskTitle({ title, isHidden = false }: { title: string; isHidden?: boolean }) {
  const text = typeset(title);
  return (
    <>
      <title>{`${text} – Espace professionnel – Lieudit`}</title>
      <meta name="robots" content="noindex,nofollow" />
      {!isHidden && <h1>{text}</h1>}
    </>
  );
}

/** Confirms below the title what the submitted form did. */
export function DoneNotice({ done }: { done: string | null }) {
  if (done === null) return null;
  return (
    <Notice tone="good" role="status">
      <p>{typeset(done)}</p>
    </Notice>
  );
}
