import { useState } from "react";
import { typeset } from "../../shell/format/french.ts";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";
import { Button } from "../../shell/ui/button.tsx";

const NOT_DONE = typeset(
  "La clé d’accès n’a pas servi : vous avez annulé, ou le site ne répond pas. Réessayez.",
);

/** Signs in with a passkey; absent without JavaScript or where the browser has no passkeys. */
export function PasskeySignInButton({ target }: { target: string }) {
  return (
    <PasskeyButton
      label="Entrer avec une clé d’accès"
      run={async () => {
        const { startAuthentication } = await import("@simplewebauthn/browser");
        const options = await post("connexion-options");
        const reponse = await startAuthentication({ optionsJSON: await options.json() });
        await post("connexion", reponse);
        location.assign(target);
      }}
    />
  );
}

/** Adds a passkey to the account. */
export function AddPasskeyButton() {
  return (
    <PasskeyButton
      label="Ajouter une clé d’accès"
      run={async () => {
        const { startRegistration } = await import("@simplewebauthn/browser");
        const options = await post("ajout-options");
        const reponse = await startRegistration({ optionsJSON: await options.json() });
        await post("ajout", reponse);
        location.assign("/espace/compte?fait=ajout");
      }}
    />
  );
}

function PasskeyButton({ label, run }: { label: string; run: () => Promise<void> }) {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<"idle" | "running" | { error: string }>("idle");
  if (!isHydrated || !("PublicKeyCredential" in window)) return null;
  return (
    <div className="desk-passkey">
      <Button
        icon="key"
        tone="quiet"
        aria-busy={state === "running"}
        onClick={() => {
          if (state === "running") return;
          setState("running");
          run().catch((error: unknown) => {
            setState({ error: error instanceof RejectedStep ? error.message : NOT_DONE });
          });
        }}
      >
        {label}
      </Button>
      {typeof state === "object" && (
        <p role="alert" className="field-error">
          {state.error}
        </p>
      )}
    </div>
  );
}

/** The server rejected a step, with a sentence for the person. */
class RejectedStep extends Error {}

async function post(geste: string, reponse?: object): Promise<Response> {
  const response = await fetch("/espace/cle", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ geste, ...(reponse !== undefined && { reponse }) }),
  });
  if (response.ok) return response;
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RejectedStep(message ?? NOT_DONE);
}
