import { Button } from "../../shell/ui/button.tsx";
import type { AutosaveState } from "./use-autosave.ts";

/** Whether what was typed is saved, always said in the same place. */
export function SaveState({ state, onRetry }: { state: AutosaveState; onRetry: () => void }) {
  return (
    <div className="desk-save" role="status">
      {state.phase === "saved" && <p className="secondary small">Tout est enregistré.</p>}
      {state.phase === "saving" && <p className="secondary small">Enregistrement…</p>}
      {state.phase === "recovered" && (
        <p className="small">Une saisie gardée sur cet appareil a été reprise.</p>
      )}
      {state.phase === "failed" && (
        <p className="field-error">
          Le site ne répond pas. Votre saisie est gardée sur cet appareil.{" "}
          <Button tone="plain" onClick={onRetry}>
            Réessayer
          </Button>
        </p>
      )}
      {state.phase === "expired" && (
        <p className="field-error">
          Votre session est terminée. Votre saisie est gardée sur cet appareil{"\u00a0"}:{" "}
          <a href="/espace/connexion" target="_blank" rel="noreferrer">
            reconnectez-vous dans un autre onglet
          </a>
          , puis{" "}
          <Button tone="plain" onClick={onRetry}>
            réessayez
          </Button>
        </p>
      )}
      {state.phase === "conflict" && (
        <p className="field-error">
          {state.author} a modifié en même temps{"\u00a0"}: {state.labels.join(", ")}.{" "}
          <Button type="submit" name="geste" value="enregistrer" tone="plain">
            Voir les différences
          </Button>
        </p>
      )}
    </div>
  );
}
