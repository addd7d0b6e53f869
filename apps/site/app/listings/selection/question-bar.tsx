import { useEffect, useId, useRef, useState } from "react";
import { useSelection } from "../../privacy/selection/selection-context.tsx";
import { Button } from "../../shell/ui/button.tsx";

/**
 * Asks whether the selection may be kept on the device, in a bar at the foot of
 * the window. Until then, and after a refusal, the selection lasts as long as the page.
 */
export function QuestionBar() {
  const { answer, dismiss } = useSelection();
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  const bar = useRef<HTMLElement>(null);
  const title = useId();
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  async function say(isKept: boolean): Promise<void> {
    setState("sending");
    try {
      await answer(isKept);
    } catch {
      setState("failed");
    }
  }

  return (
    <section
      ref={bar}
      className="selection-question"
      tabIndex={-1}
      aria-labelledby={title}
      data-bottom-bar
      onKeyDown={(event) => {
        if (event.key === "Escape") dismiss();
      }}
    >
      <div>
        <p id={title} className="selection-question-title" role="status">
          {state === "failed"
            ? "Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant."
            : "Conserver ma sélection sur cet appareil\u202f?"}
        </p>
        <p className="small secondary">
          Elle serait là à votre prochaine visite, pour les annonces comme pour les lieux, et les annonces
          masquées le resteraient. Si vous refusez, elle dure jusqu’à la fermeture de cette page.
        </p>
      </div>
      <div className="selection-answers">
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void say(false)}>
          Refuser
        </Button>
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void say(true)}>
          Accepter
        </Button>
      </div>
    </section>
  );
}
