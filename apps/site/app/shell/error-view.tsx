import { use, useState } from "react";
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

function MissingPage() {
  return (
    <>
      <title>Page introuvable – Lieudit</title>
      <meta name="robots" content="noindex" />
      <p className="error-code">Erreur 404</p>
      <h1>Ce lieu-dit n’est sur aucune carte</h1>
      <p>
        L’adresse est incomplète, ou la page a été retirée depuis. Un lieu peut aussi avoir disparu avec la
        dernière mise à jour des données.
      </p>
    </>
  );
}

/** A listing that has been sold, let or withdrawn long enough. */
function GonePage() {
  return (
    <>
      <title>Annonce retirée – Lieudit</title>
      <meta name="robots" content="noindex" />
      <p className="error-code">Erreur 410</p>
      <h1>Cette annonce n’est plus en ligne</h1>
      <p>Elle a été vendue, louée, ou retirée du site. D’autres lui ressemblent sans doute.</p>
    </>
  );
}

/** A page for people with another role, or a form that was not sent from this site. */
function ForbiddenPage() {
  return (
    <>
      <title>Accès refusé – Lieudit</title>
      <meta name="robots" content="noindex" />
      <p className="error-code">Erreur 403</p>
      <h1>Cette page ne vous est pas ouverte</h1>
      <p>
        Votre compte n’a pas ce droit, ou la demande ne vient pas d’une page de ce site. Demandez l’accès à la
        personne qui gère les comptes.
      </p>
    </>
  );
}

/** A form sent to a page that takes none, and the like. */
function RefusedPage({ status }: { status: number }) {
  return (
    <>
      <title>Demande refusée – Lieudit</title>
      <meta name="robots" content="noindex" />
      <p className="error-code">Erreur {status}</p>
      <h1>Cette page ne se demande pas ainsi</h1>
      <p>Elle se lit, mais ne reçoit rien. Ouvrez-la par un lien ou par son adresse.</p>
    </>
  );
}

function FailedPage() {
  const { requestId } = use(RenderContext);
  return (
    <>
      <title>Une erreur est survenue – Lieudit</title>
      <meta name="robots" content="noindex" />
      <p className="error-code">Erreur 500</p>
      <h1>Une erreur est survenue</h1>
      <p>La page n’a pas pu être préparée. Réessayez dans un instant.</p>
      {requestId && (
        <p className="secondary small" data-request-id={requestId}>
          Si l’erreur revient, signalez-la avec ce numéro{"\u00a0"}: <code>{requestId}</code>
        </p>
      )}
    </>
  );
}
