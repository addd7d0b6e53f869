import type { ListingKind } from "@lieudit/listing-model";
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { useSelection } from "./selection-context.tsx";
import { SELECTION_COOKIES } from "./selection-cookie.ts";
import "./heart.css";

export interface HeartProps {
  kind: ListingKind;
  id: string;
  /** Of the listing, for who cannot see which one the heart belongs to. */
  titre: string;
  /** Shows the words beside the heart, as on the listing's own page. */
  isLabelled?: boolean;
}

/**
 * Puts a listing aside. Where keeping it was not accepted, the listing is put
 * aside for as long as the page lives, and the question stands beside the
 * heart. Without JavaScript it is a link to the page that does the same by a
 * form.
 */
export function Heart({ kind, id, titre, isLabelled = false }: HeartProps) {
  const { record } = useConsent();
  const { selection, select } = useSelection();
  const [isAsking, setAsking] = useState(false);
  const heart = useRef<HTMLAnchorElement>(null);
  const isSelected = selection[kind].includes(id);

  function toggle(event: MouseEvent | KeyboardEvent): void {
    event.preventDefault();
    select(kind, id, !isSelected);
    setAsking(!isSelected && record?.[SELECTION_COOKIES[kind].category] !== true);
  }

  function close(): void {
    setAsking(false);
    heart.current?.focus();
  }

  return (
    <div className="heart">
      {/* biome-ignore lint/a11y/useSemanticElements: a link that acts as a button leads somewhere while no script runs. */}
      <a
        ref={heart}
        className={isLabelled ? "button button-quiet heart-button" : "icon-button heart-button"}
        href={`/ma-selection?ajouter=${encodeURIComponent(id)}`}
        role="button"
        aria-pressed={isSelected}
        {...(isLabelled ? {} : { "aria-label": `Ma sélection\u00a0: ${typeset(titre)}` })}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === " ") toggle(event);
        }}
      >
        <Icon name="heart" />
        {isLabelled && "Ma sélection"}
      </a>
      {isAsking && <KeepingQuestion kind={kind} onDone={close} />}
    </div>
  );
}

function KeepingQuestion({ kind, onDone }: { kind: ListingKind; onDone: () => void }) {
  const { answer } = useSelection();
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  const title = useId();

  async function say(isKept: boolean): Promise<void> {
    setState("sending");
    try {
      await answer(kind, isKept);
      onDone();
    } catch {
      setState("failed");
    }
  }

  return (
    <fieldset
      className="heart-question"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key === "Escape") onDone();
      }}
    >
      <p id={title} role="status">
        {state === "failed"
          ? "Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant."
          : "Conserver ma sélection sur cet appareil\u202f?"}
      </p>
      <div className="heart-answers">
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void say(false)}>
          Refuser
        </Button>
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void say(true)}>
          Accepter
        </Button>
      </div>
    </fieldset>
  );
}
