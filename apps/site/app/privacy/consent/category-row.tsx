import { type FormEvent, useState } from "react";
import { useConsent } from "./consent-context.tsx";
import type { ConsentCategory } from "./consent-record.ts";
import { categoryWords } from "./consent-words.ts";

/** One category with its two answers; the chosen one is highlighted. */
export function CategoryRow({
  category,
  choice,
  token,
}: {
  category: ConsentCategory;
  choice: boolean | null;
  token: string;
}) {
  const { title, purpose } = categoryWords(category, useConsent().outside);
  const state = choice === null ? "a-choisir" : choice ? "accepte" : "refuse";
  return (
    <section className="consent-row" data-choice={state} aria-labelledby={`consent-${category}`}>
      <div>
        <h2 id={`consent-${category}`} className="consent-row-title">
          {title}
        </h2>
        <p>{purpose}</p>
      </div>
      <ChoiceForm category={category} choice={choice} token={token} about={title}>
        <span className="consent-state">{STATE_WORDS[state]}</span>
      </ChoiceForm>
    </section>
  );
}

const STATE_WORDS = { "a-choisir": "à choisir", accepte: "accepté", refuse: "refusé" };

/** Both answers for every category at once. */
export function EveryCategory({ token }: { token: string }) {
  return (
    <section className="consent-row consent-all" aria-labelledby="consent-all">
      <h2 id="consent-all" className="consent-row-title">
        Toutes les catégories
      </h2>
      <ChoiceForm category="all" choice={null} token={token} about="toutes les catégories" />
    </section>
  );
}

interface ChoiceFormProps {
  category: ConsentCategory | "all";
  choice: boolean | null;
  token: string;
  about: string;
  children?: React.ReactNode;
}

/** A plain form; with JavaScript the choice is stored without leaving the page. */
function ChoiceForm({ category, choice, token, about, children }: ChoiceFormProps) {
  const { choose } = useConsent();
  const [message, setMessage] = useState("");

  async function keep(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isAccepted = submitter?.getAttribute("value") === "accepter";
    try {
      await choose({ category, isAccepted });
      setMessage(`Enregistré\u00a0: ${isAccepted ? "accepté" : "refusé"}.`);
    } catch {
      setMessage("Votre choix n’a pas pu être enregistré. Réessayez dans un instant.");
    }
  }

  return (
    <form method="post" action="/cookies" className="consent-choice" onSubmit={(event) => void keep(event)}>
      <input type="hidden" name="jeton" value={token} />
      <input type="hidden" name="categorie" value={category} />
      {children}
      <span className="consent-buttons">
        <ChoiceButton value="refuser" isChosen={choice === false} label="Refuser" about={about} />
        <ChoiceButton value="accepter" isChosen={choice === true} label="Accepter" about={about} />
      </span>
      <span role="status" className="consent-message">
        {message}
      </span>
    </form>
  );
}

function ChoiceButton({
  value,
  isChosen,
  label,
  about,
}: {
  value: string;
  isChosen: boolean;
  label: string;
  about: string;
}) {
  return (
    <button
      type="submit"
      name="choix"
      value={value}
      className="button button-quiet consent-button"
      aria-pressed={isChosen}
    >
      {label}
      <span className="visually-hidden">
        {"\u00a0"}: {about}
      </span>
    </button>
  );
}
