import { Link } from "react-router";

/** What becomes of what a form sends: the notice that the law wants beside it. */
export function FormNotice({
  purpose,
  recipient,
  kept,
}: {
  purpose: string;
  recipient: string;
  /** Retention at the end of the sentence: `conservées trois ans`. */
  kept: string;
}) {
  return (
    <p className="form-notice small secondary">
      Vos réponses servent à {purpose}. Elles sont lues par {recipient} et {kept}. Vous pouvez y accéder, les
      faire corriger ou effacer, et vous opposer à leur usage{"\u00a0"}: voir la page{" "}
      <Link to="/confidentialite">Confidentialité</Link>.
    </p>
  );
}
