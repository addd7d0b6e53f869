import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { reloadPage } from "./layout/blocked-reload.ts";

type Attempt = "none" | "asking" | "failed";

export interface UnreachedPageProps {
  /** Address of the page; default: the current address. */
  href?: string;
}

/**
 * The error view of a page that could not be fetched: the reader is offline, the server does not
 * respond, or a file is missing. It retries when the connection is back.
 */
export function UnreachedPage({ href }: UnreachedPageProps) {
  const isOnline = useIsOnline();
  const [attempt, setAttempt] = useState<Attempt>("none");

  // One function for all drawings: the event of a new connection draws again before it comes to its second listener.
  const retry = useCallback(async (): Promise<void> => {
    setAttempt("asking");
    // A reload without an answer would leave the reader with the browser's own page.
    const isReachable = await fetch(href ?? location.href, { method: "HEAD", cache: "no-store" }).then(
      () => true,
      () => false,
    );
    if (!isReachable) setAttempt("failed");
    else if (href === undefined) reloadPage();
    else location.assign(href);
  }, [href]);

  useEffect(() => {
    const onOnline = () => void retry();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [retry]);

  return (
    <>
      <title>Page non chargée – Lieudit</title>
      <h1>{isOnline ? "La page n’a pas pu être chargée" : "Vous semblez hors connexion"}</h1>
      <p>
        {isOnline
          ? "Le site ne répond pas pour le moment, ou votre connexion est coupée."
          : "La page demandée n’a pas pu être chargée. Elle s’affichera dès que la connexion sera rétablie."}
      </p>
      <p>
        <button type="button" className="button" onClick={() => void retry()}>
          Réessayer
        </button>
      </p>
      <p role="status">
        {attempt === "asking" && "Nouvel essai en cours…"}
        {attempt === "failed" && "Toujours pas de réponse. Vérifiez votre connexion, puis réessayez."}
      </p>
    </>
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToConnection(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
