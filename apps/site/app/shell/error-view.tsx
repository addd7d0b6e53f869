import { type ReactNode, use, useState } from "react";
import { RenderContext } from "./render-context.ts";
import { useIsHydrated } from "./surfaces/use-is-hydrated.ts";
import { ButtonLink } from "./ui/button.tsx";
import { UnreachedPage } from "./unreached-page.tsx";

export interface ErrorViewProps {
  /** Status of the response; null if the browser got no usable response. */
  status: number | null;
}

/**
 * The error view of a page that does not exist, failed on the server or could not be fetched. Use
 * one per address.
 */
export function ErrorView({ status }: ErrorViewProps) {
  // A page from the server hydrates; one that a link led to is rendered by a hydrated page.
  const [isFromServer] = useState(!useIsHydrated());
  return (
    <div className="page error-page">
      {status === 404 ? (
        <MissingPage />
      ) : status === 410 ? (
        <GonePage />
      ) : status === 403 ? (
        <ForbiddenPage />
      ) : status !== null && status < 500 ? (
        <RefusedPage status={status} />
      ) : status === null && !isFromServer ? (
        <UnreachedPage />
      ) : (
        <FailedPage />
      )}
      <ul className="plain-list error-ways" aria-label="Où aller maintenant">
        {WAYS_ON.map(({ label, href, tone }) => (
          <li key={href}>
            <ButtonLink to={href} tone={tone}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const WAYS_ON = [
  { label: "Revenir à l’accueil", href: "/", tone: "main" },
  { label: "Voir les véhicules", href: "/vehicules", tone: "quiet" },
  { label: "Voir les biens", href: "/immobilier", tone: "quiet" },
  { label: "Chercher un lieu", href: "/lieux", tone: "quiet" },
] as const;

interface ErrorTextProps {
  /** For the browser's tab. */
  title: string;
  status: number;
  heading: string;
  children: ReactNode;
}

function ErrorText({ title, status, heading, children }: ErrorTextProps) {
  return (
    <>
      <title>{`${title} – Lieudit`}</title>
      <meta name="robots" content="noindex" />
      <p className="error-code">Erreur {status}</p>
      <h1>{heading}</h1>
      {children}
    </>
  );
}

function MissingPage() {
  return (
    <ErrorText title="Page introuvable" status={404} heading="Ce lieu-dit n’est sur aucune carte">
      <p>
        L’adresse est incomplète, ou la page a été retirée depuis. Un lieu peut aussi avoir disparu avec la
        dernière mise à jour des données.
      </p>
    </ErrorText>
  );
}

/** A listing that has been sold, let or withdrawn long enough. */
function GonePage() {
  return (
    <ErrorText title="Annonce retirée" status={410} heading="Cette annonce n’est plus en ligne">
      <p>Elle a été vendue, louée ou retirée du site. D’autres lui ressemblent sans doute.</p>
    </ErrorText>
  );
}

/** A page for people with another role, or a form that was not sent from this site. */
function ForbiddenPage() {
  return (
    <ErrorText title="Accès refusé" status={403} heading="Cette page ne vous est pas ouverte">
      <p>Votre compte n’a pas ce droit, ou la demande ne vient pas d’une page de ce site.</p>
    </ErrorText>
  );
}

/** A form sent to a page that takes none, and the like. */
function RefusedPage({ status }: { status: number }) {
  return (
    <ErrorText title="Demande refusée" status={status} heading="Cette page ne se demande pas ainsi">
      <p>Elle se lit, mais ne reçoit rien. Ouvrez-la par un lien ou par son adresse.</p>
    </ErrorText>
  );
}

function FailedPage() {
  const { requestId } = use(RenderContext);
  return (
    <ErrorText title="Une erreur est survenue" status={500} heading="Une erreur est survenue">
      <p>La page n’a pas pu être préparée. Réessayez dans un instant.</p>
      {requestId && (
        <p className="secondary small" data-request-id={requestId}>
          Si l’erreur revient, signalez-la avec ce numéro{"\u00a0"}: <code>{requestId}</code>
        </p>
      )}
    </ErrorText>
  );
}
