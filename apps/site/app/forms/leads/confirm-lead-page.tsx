import { data } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { ReachedForm } from "../kit/reached-form.tsx";
import type { Route } from "./+types/confirm-lead-page.ts";
import "./forms.css";

/** This URL is a bearer secret: never log or cache it. */
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const lead = await context.get(servicesContext).leads.findLeadToConfirm(params.jeton);
  return data({ reference: lead?.reference ?? null, waiting: lead?.waiting ?? [] }, { headers: PRIVATE });
}

/** Needs no security token: the secret is in the address. */
export async function action({ params, context }: Route.ActionArgs) {
  const isThere = await context.get(servicesContext).leads.confirmLead(params.jeton);
  return data({ isThere }, { headers: PRIVATE });
}

export function headers() {
  return PRIVATE;
}

export default function ConfirmLeadPage({ loaderData: { reference, waiting } }: Route.ComponentProps) {
  // One yes is for all that waits with the address of this letter.
  const references = waiting.length > 0 ? waiting : reference === null ? [] : [reference];
  return (
    <div className="page form-page">
      <title>Confirmer mon envoi – Lieudit</title>
      <meta name="description" content="Confirmer un envoi" />
      <meta name="robots" content="noindex,nofollow" />
      <header className="form-head">
        <h1>Confirmer mon envoi</h1>
        {references.length > 0 && (
          <p>
            {references.length > 1 ? "Numéros de vos demandes" : "Numéro de votre demande"}
            {"\u00a0"}: <strong className="figures">{references.join(", ")}</strong>
          </p>
        )}
      </header>
      {reference === null ? (
        <>
          <Notice>
            <p>
              Ce lien ne mène plus à rien{"\u00a0"}: il a servi il y a longtemps, ou il a expiré après sept
              jours.
            </p>
          </Notice>
          <p className="thanks-ways">
            <ButtonLink to="/contact">Nous contacter</ButtonLink>
          </p>
        </>
      ) : waiting.length === 0 ? (
        <Notice tone="good" role="status">
          <p>C’est confirmé, merci. Votre demande est transmise{"\u202f"}; vous n’avez plus rien à faire.</p>
        </Notice>
      ) : (
        <ReachedForm method="post">
          {waiting.length > 1 && (
            <p>
              Toutes ces demandes nous sont parvenues avec votre adresse{"\u00a0"}: vous les confirmez
              ensemble.
            </p>
          )}
          <Button type="submit">Confirmer {waiting.length > 1 ? "mes envois" : "mon envoi"}</Button>
        </ReachedForm>
      )}
    </div>
  );
}
