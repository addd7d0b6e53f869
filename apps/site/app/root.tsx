import { frenchCredits } from "@lieudit/place-map";
import { type ReactNode, use, useEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { SelectionLink } from "./listings/selection/selection-link.tsx";
import { SelectionQuestion } from "./listings/selection/selection-question.tsx";
import { ConsentBanner } from "./privacy/consent/consent-banner.tsx";
import { ConsentProvider } from "./privacy/consent/consent-context.tsx";
import { readConsent } from "./privacy/consent/consent-cookie.ts";
import { UNDECIDED } from "./privacy/consent/consent-record.ts";
import { Audience } from "./privacy/outside/audience.tsx";
import { SelectionProvider } from "./privacy/selection/selection-context.tsx";
import { NO_SELECTION, readSelection } from "./privacy/selection/selection-cookie.ts";
import headingFont from "./shell/design/fonts/bricolage-grotesque-800.woff2?url";
import textFont from "./shell/design/fonts/figtree.woff2?url";
import { ErrorView } from "./shell/error-view.tsx";
import { FilledFields } from "./shell/fields/filled-fields.tsx";
import { isFocusState } from "./shell/focus-state.ts";
import { useBlockedReload } from "./shell/layout/blocked-reload.ts";
import { HydrationSignal } from "./shell/layout/hydration-signal.tsx";
import { NavigationProgress } from "./shell/layout/navigation-progress.tsx";
import { FollowPageLinks } from "./shell/layout/page-link.tsx";
import type { RootData } from "./shell/layout/root-data.ts";
import { SiteFooter } from "./shell/layout/site-footer.tsx";
import { SiteHeader } from "./shell/layout/site-header.tsx";
import { RenderContext } from "./shell/render-context.ts";
import { servicesContext } from "./shell/services/services.ts";
import { toPublicOperator } from "./shell/services/site-content.ts";
import { BackToTop } from "./shell/surfaces/back-to-top.tsx";
import { UnreachedPage } from "./shell/unreached-page.tsx";
import "./shell/design/fonts.css";
import "./shell/design/tokens.css";
import "./shell/design/base.css";
import "./shell/ui/ui.css";
import "./shell/layout/layout.css";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { clock, isClockFixed, cookies, content, outside, placeCredits } = context.get(servicesContext);
  const consent = readConsent(request, cookies);
  const data: RootData = {
    now: clock().getTime(),
    isClockFixed,
    operator: toPublicOperator(content.operator),
    placeCredits: frenchCredits(placeCredits()),
  };
  return {
    ...data,
    consent,
    consentName: cookies.consentName,
    outside,
    selection: readSelection(request.headers.get("cookie"), consent),
  };
}

/** A page draws itself from its own data; what the first page knew is enough for the layout around it. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = use(RenderContext);
  // Absent when the site itself failed: no time to ask for choices.
  const first = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLinks />
        <ConsentProvider
          record={first === undefined ? UNDECIDED : first.consent}
          cookieName={first?.consentName}
          outside={first?.outside}
        >
          <SelectionProvider first={first?.selection ?? NO_SELECTION}>
            <ConsentBanner />
            <SiteHeader selectionLink={<SelectionLink key="selection" />} />
            <Content>{children}</Content>
            <SiteFooter operator={first?.operator ?? null} placeCredits={first?.placeCredits ?? []} />
            <BackToTop />
            <SelectionQuestion />
            <FollowPageLinks />
            <NavigationProgress />
            <FilledFields />
            <Audience />
            <HydrationSignal />
          </SelectionProvider>
        </ConsentProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** A link of a page to one of its parts, first in the tab order: `export const handle = { skipLinks }`. */
export interface SkipLink {
  href: string;
  label: string;
}

function SkipLinks() {
  const own = useMatches().flatMap(
    ({ handle }) => (handle as { skipLinks?: readonly SkipLink[] } | undefined)?.skipLinks ?? [],
  );
  return [{ href: "#contenu", label: "Aller au contenu" }, ...own].map(({ href, label }) => (
    <a key={href} className="skip-link" href={href}>
      {label}
    </a>
  ));
}

/** The page's content; a reader of the screen hears it again when a link led to another page. */
function Content({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  // A page may have named a better place to go on from.
  const isElsewhere = isFocusState(state);
  const blocked = useBlockedReload();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isElsewhere) content.current?.focus({ preventScroll: true });
  }, [pathname, isElsewhere]);
  return (
    <main id="contenu" tabIndex={-1} ref={content}>
      {blocked === null ? (
        children
      ) : (
        <div className="page error-page">
          <UnreachedPage href={blocked} />
        </div>
      )}
    </main>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { key } = useLocation();
  return <ErrorView key={key} status={isRouteErrorResponse(error) ? error.status : null} />;
}
