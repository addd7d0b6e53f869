import { useState } from "react";
import { Link } from "react-router";
import { reloadPage } from "../../shell/layout/blocked-reload.ts";
import { Button } from "../../shell/ui/button.tsx";
import { useConsent } from "./consent-context.tsx";
import "./consent-banner.css";

/**
 * Asks once, while no choice is stored. Both answers look alike, and not
 * answering is a refusal. Without JavaScript the link leads to the page where
 * each choice is a form.
 */
export function ConsentBanner() {
  const { record, outside, choose } = useConsent();
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  if (record !== null) return null;

  async function answer(isAccepted: boolean): Promise<void> {
    setState("sending");
    try {
      await choose({ category: "all", isAccepted });
    } catch {
      setState("failed");
      return;
    }
    // What was accepted may belong into the page from its beginning.
    if (isAccepted) reloadPage();
    // The buttons are gone, and the focus with them.
    else document.getElementById("contenu")?.focus({ preventScroll: true });
  }

  return (
    <section className="consent-banner" aria-labelledby="consent-title">
      <div className="consent-words">
        <h2 id="consent-title" className="consent-title">
          Vos choix de cookies
        </h2>
        <p>
          Avec votre accord, nous retenons vos sélections et la langue des fiches, mesurons l’audience et
          affichons vidéos et réseaux sociaux
          {outside.recaptcha && ", et contrôlons les formulaires par reCAPTCHA"}. Sans réponse, seul un cookie
          de sécurité est déposé, sur les pages à formulaire{"\u202f"}; il ne demande pas d’accord.{" "}
          <Link to="/cookies">Choisir au cas par cas</Link>
        </p>
        <p role="status" className="consent-failure">
          {state === "failed" && "Votre choix n’a pas pu être enregistré. Réessayez dans un instant."}
        </p>
      </div>
      <div className="consent-answers">
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void answer(false)}>
          Tout refuser
        </Button>
        <Button tone="quiet" disabled={state === "sending"} onClick={() => void answer(true)}>
          Tout accepter
        </Button>
      </div>
    </section>
  );
}
