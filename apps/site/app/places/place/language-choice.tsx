import { LANGUAGE_CODES, LANGUAGES, type Language } from "@lieudit/place-model";
import { useState } from "react";
import { Link } from "react-router";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { reloadPage } from "../../shell/layout/blocked-reload.ts";
import { Button } from "../../shell/ui/button.tsx";
import { LANGUAGE_KEY } from "./place-language.ts";

export interface LanguageChoiceProps {
  language: Language;
  /** Whether the address selects the language, so that it may be remembered. */
  isChosen: boolean;
}

/**
 * The languages of the details of a place. A choice applies to the page. It is remembered with the
 * visitor's consent, which this component asks for.
 */
export function LanguageChoice({ language, isChosen }: LanguageChoiceProps) {
  const { record } = useConsent();
  return (
    <section className="language-choice small" aria-labelledby="langue">
      <h2 id="langue">Langue de la fiche</h2>
      <ul className="plain-list language-list">
        {LANGUAGE_CODES.map((code) => (
          <li key={code}>
            <Link
              to={`?${LANGUAGE_KEY}=${code}`}
              lang={code}
              rel="nofollow"
              preventScrollReset
              {...(code === language && { "aria-current": "true" as const })}
            >
              {LANGUAGES[code].name}
            </Link>
          </li>
        ))}
      </ul>
      {isChosen && (record?.i18n ?? null) === null && <RememberQuestion />}
    </section>
  );
}

function RememberQuestion() {
  const { choose } = useConsent();
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");

  async function answer(isAccepted: boolean): Promise<void> {
    setState("sending");
    try {
      await choose({ category: "i18n", isAccepted });
      // The server keeps the language with the next answer to this address.
      if (isAccepted) reloadPage();
    } catch {
      setState("failed");
    }
  }

  return (
    <fieldset className="language-question" aria-labelledby="retenir-langue">
      <p id="retenir-langue" role="status">
        {state === "failed"
          ? "Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant."
          : "Retenir cette langue sur cet appareil\u202f?"}
      </p>
      <div className="language-answers">
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void answer(false)}>
          Refuser
        </Button>
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void answer(true)}>
          Accepter
        </Button>
      </div>
    </fieldset>
  );
}
