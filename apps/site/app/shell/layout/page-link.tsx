import { type ComponentProps, useEffect } from "react";
import { useNavigate } from "react-router";

export interface PageLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site. */
  to: string;
}

/**
 * A link of the menu or footer to a page of the site. It is plain HTML, and one `FollowPageLinks`
 * handles all of them. Each router link would read the router's state a dozen times per render,
 * and every page has seventy.
 */
export function PageLink({ to, ...attributes }: PageLinkProps) {
  return <a {...attributes} href={to} data-page-link="" />;
}

/** Navigates on clicks on `PageLink`s without a full page load. */
export function FollowPageLinks(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-page-link]") : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target !== "") return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      // The page that is shown once more takes no place of its own in the history, as browsers do it.
      const isHere = pathname + search + hash === location.pathname + location.search + location.hash;
      void navigate(pathname + search + hash, { replace: isHere });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
  return null;
}

/** With another button or a key held, the browser knows what is wanted: a new tab, a window, a download. */
function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !event.defaultPrevented;
}
