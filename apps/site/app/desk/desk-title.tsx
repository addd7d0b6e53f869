import { typeset } from "../shell/format/french.ts";
import { Notice } from "../shell/ui/notice.tsx";

/** Title of a page of the desk; search engines ignore it. */
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

/** Says below the title what the form that was sent has done. */
export function DoneNotice({ done }: { done: string | null }) {
  if (done === null) return null;
  return (
    <Notice tone="good" role="status">
      <p>{typeset(done)}</p>
    </Notice>
  );
}
