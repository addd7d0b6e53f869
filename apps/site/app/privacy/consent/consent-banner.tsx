import { useState } from "react";
import { Link, useLocation } from "react-router";
import { reloadPage } from "../../shell/layout/blocked-reload.ts";
import type { OutsideServices } from "../../shell/services/outside-services.ts";
import { Button } from "../../shell/ui/button.tsx";
import { listAskedCategories } from "./asked-categories.ts";
import { useConsent } from "./consent-context.tsx";
import "./consent-banner.css";

/**
 * The cookie banner, shown while no choice is stored. Both buttons look alike, and no choice
 * counts as a refusal. Without JavaScript the link opens a page with a form for each choice. The desk
 * does not ask: nothing there needs consent.
 */
export function ConsentBanner() {
  const { record, outside, choose } = useConsent();
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  const { pathname } = useLocation();
  if (record !== null || pathname.startsWith("/espace")) return null;

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
          Avec votre accord, nous {describePurposes(outside)}.{" "}
          <span className="consent-detail">
            Sans réponse, seul un cookie de sécurité est déposé, sur les pages à formulaire{"\u202f"}; il ne
            demande pas d’accord.
          </span>{" "}
          <Link to="/cookies">Choisir au cas par cas</Link> ou lire notre{" "}
          <Link to="/confidentialite">politique de confidentialité</Link>
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

/** What the visitor is asked for, as the end of a sentence. */
function describePurposes(outside: OutsideServices): string {
  const asked = listAskedCategories(outside);
  const shown = asked.includes("social") ? "affichons vidéos et réseaux sociaux" : "affichons des vidéos";
  const purposes = [
    "retenons vos sélections et la langue des fiches",
    ...(asked.includes("analytics") ? ["mesurons l’audience"] : []),
    shown,
    ...(outside.recaptcha === null ? [] : ["contrôlons les formulaires par reCAPTCHA"]),
  ];
  return `${purposes.slice(0, -1).join(", ")} et ${purposes.at(-1)}`;
}
