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
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { ConsentBanner } from "./consent/consent-banner.tsx";
import { ConsentProvider } from "./consent/consent-context.tsx";
import { consentOf } from "./consent/consent-cookie.ts";
import { UNDECIDED } from "./consent/consent-record.ts";
import headingFont from "./design/fonts/bricolage-grotesque-800.woff2?url";
import textFont from "./design/fonts/figtree.woff2?url";
import { ErrorView } from "./error-view.tsx";
import { isFocusState } from "./focus-state.ts";
import { Alive } from "./layout/alive.tsx";
import { NavigationProgress } from "./layout/navigation-progress.tsx";
import { FollowPageLinks } from "./layout/page-link.tsx";
import { footerOperator, SiteFooter } from "./layout/site-footer.tsx";
import { SiteHeader } from "./layout/site-header.tsx";
import { Audience } from "./outside/audience.tsx";
import { RenderContext } from "./render-context.ts";
import { SelectionProvider } from "./selection/selection-context.tsx";
import { NO_SELECTION, selectionOf } from "./selection/selection-cookie.ts";
import { servicesContext } from "./services.ts";
import { BackToTop } from "./surfaces/back-to-top.tsx";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./ui/ui.css";
import "./layout/layout.css";

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "preload", href: textFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: headingFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { clock, isClockFixed, cookies, content, outside, placeCredits } = context.get(servicesContext);
  const consent = consentOf(request, cookies);
  return {
    now: clock().getTime(),
    isClockFixed,
    operator: footerOperator(content.operator),
    placeCredits: frenchCredits(placeCredits()),
    consent,
    consentName: cookies.consentName,
    outside,
    selection: selectionOf(request.headers.get("cookie"), consent),
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
        <a className="skip-link" href="#contenu">
          Aller au contenu
        </a>
        <ConsentProvider
          record={first === undefined ? UNDECIDED : first.consent}
          cookieName={first?.consentName}
          outside={first?.outside}
        >
          <SelectionProvider first={first?.selection ?? NO_SELECTION}>
            <ConsentBanner />
            <SiteHeader />
            <Content>{children}</Content>
            <SiteFooter operator={first?.operator ?? null} placeCredits={first?.placeCredits ?? []} />
            <BackToTop />
            <FollowPageLinks />
            <NavigationProgress />
            <Audience />
            <Alive />
          </SelectionProvider>
        </ConsentProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The page's content; a reader of the screen hears it anew when a link led to another page. */
function Content({ children }: { children: ReactNode }) {
  const { pathname, state } = useLocation();
  // A page may have named a better place to go on from.
  const isElsewhere = isFocusState(state);
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isElsewhere) content.current?.focus({ preventScroll: true });
  }, [pathname, isElsewhere]);
  return (
    <main id="contenu" tabIndex={-1} ref={content}>
      {children}
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
