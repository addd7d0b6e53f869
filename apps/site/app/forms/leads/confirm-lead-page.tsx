import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { data } from "react-router";
import { longDate } from "../../shell/format/french.ts";
import { servicesContext } from "../../shell/services/services.ts";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { ReachedForm } from "../kit/reached-form.tsx";
import type { Route } from "./+types/confirm-lead-page.ts";
import { sentFormContext } from "./form-services.ts";
import "./forms.css";

/** This URL is a bearer secret: never log or cache it. */
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Beginning of the fields that choose leads to confirm; their references follow. */
const CHOSEN = "demande-";

/** Leads that the page lists, that of the email first; others of the address wait for the next visit. */
const MAX_LISTED = 20;

export async function loader({ params, context }: Route.LoaderArgs) {
  const lead = await context.get(servicesContext).leads.findLeadToConfirm(params.jeton);
  const sorted = (lead?.waiting ?? []).toSorted(
    (a, b) => Number(b.reference === lead?.reference) - Number(a.reference === lead?.reference),
  );
  const waiting = sorted.slice(0, MAX_LISTED).map(({ reference, kind, created }) => ({
    reference,
    text: `${FORM_DEFINITIONS.find((form) => form.kind === kind)?.title ?? "Demande"}, envoi du ${longDate(new Date(created))}`,
  }));
  return data({ reference: lead?.reference ?? null, waiting }, { headers: PRIVATE });
}

/** Needs no security token: the secret is in the address. */
export async function action({ params, context }: Route.ActionArgs) {
  const names = context.get(sentFormContext)?.submission.fields.keys() ?? [];
  const chosen = [...names].flatMap((name) => (name.startsWith(CHOSEN) ? name.slice(CHOSEN.length) : []));
  if (chosen.length === 0) return data({ isNoneChosen: true }, { status: 400, headers: PRIVATE });
  await context.get(servicesContext).leads.confirmLead(params.jeton, chosen);
  return data({ isNoneChosen: false }, { headers: PRIVATE });
}

export function headers() {
  return PRIVATE;
}

export default function ConfirmLeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, waiting } = loaderData;
  return (
    <div className="page form-page">
      <title>Confirmer mon envoi – Lieudit</title>
      <meta name="description" content="Confirmer un envoi" />
      <meta name="robots" content="noindex,nofollow" />
      <header className="form-head">
        <h1>Confirmer mon envoi</h1>
        {reference !== null && waiting.length < 2 && (
          <p>
            Numéro de votre demande{"\u00a0"}:{" "}
            <strong className="figures">{waiting[0]?.reference ?? reference}</strong>
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
      ) : (
        <>
          {(waiting.length === 0 || actionData?.isNoneChosen === false) && (
            <Notice tone="good" role="status">
              <p>
                C’est confirmé, merci. Votre demande est transmise{"\u202f"}; vous n’avez plus rien à faire.
              </p>
            </Notice>
          )}
          {waiting.length > 0 && (
            <ConfirmForm own={reference} waiting={waiting} isNoneChosen={actionData?.isNoneChosen === true} />
          )}
        </>
      )}
    </div>
  );
}

interface ConfirmFormProps {
  /** Reference of the lead that the email is about. */
  own: string;
  waiting: readonly { reference: string; text: string }[];
  isNoneChosen: boolean;
}

/** Others may have typed the same address, so only the lead of the email is chosen at first. */
function ConfirmForm({ own, waiting, isNoneChosen }: ConfirmFormProps) {
  if (waiting.length === 1) {
    return (
      <ReachedForm method="post">
        <input type="hidden" name={CHOSEN + waiting[0]?.reference} value="oui" />
        <Button type="submit">Confirmer mon envoi</Button>
      </ReachedForm>
    );
  }
  return (
    <ReachedForm method="post">
      {isNoneChosen && (
        <Notice tone="error" role="alert">
          <p>Rien n’est confirmé{"\u00a0"}: cochez au moins une demande, puis confirmez.</p>
        </Notice>
      )}
      <fieldset className="form-part">
        <legend>Vos demandes</legend>
        <p>
          Plusieurs demandes nous sont parvenues avec votre adresse. Cochez celles que vous avez envoyées
          {"\u202f"}; les autres seront effacées.
        </p>
        {waiting.map(({ reference, text }) => (
          <label className="choice" key={reference}>
            <input type="checkbox" name={CHOSEN + reference} value="oui" defaultChecked={reference === own} />
            <span>
              {text} (<span className="figures">{reference}</span>)
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit">Confirmer les demandes cochées</Button>
    </ReachedForm>
  );
}
