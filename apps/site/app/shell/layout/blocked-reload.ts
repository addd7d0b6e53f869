import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

let isReloadWanted = false;

/** Reloads the page. Every other reload by script is blocked by `useBlockedReload`. */
export function reloadPage(): void {
  isReloadWanted = true;
  location.reload();
}

/**
 * The router reloads the document if the code of a page cannot be loaded.
 * Offline, that would replace the site by the browser's own error page. Where
 * the browser has the Navigation API, the reload is blocked instead. A
 * reachable site is asked for the wanted page, which a new release may serve.
 *
 * @returns the address that could not be loaded; null without one.
 */
export function useBlockedReload(): string | null {
  const [blocked, setBlocked] = useState<string | null>(null);
  const { key } = useLocation();
  const wanted = useNavigation().location;
  const latest = useRef(wanted);
  // A failed page leaves the router waiting for it.
  if (wanted !== undefined) latest.current = wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page was loaded
  useEffect(() => {
    setBlocked(null);
    latest.current = undefined;
  }, [key]);

  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated || isReloadWanted) return;
      event.preventDefault();
      const { pathname, search, hash } = latest.current ?? location;
      const href = pathname + search + hash;
      void fetch(href, { method: "HEAD", cache: "no-store" }).then(
        () => location.assign(href),
        () => setBlocked(href),
      );
    };
    navigation.addEventListener("navigate", onNavigate);
    return () => navigation.removeEventListener("navigate", onNavigate);
  }, []);
  return blocked;
}
