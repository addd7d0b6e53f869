import { typeset } from "../shell/format/french.ts";

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
