import type { DeliveryState } from "@lieudit/leads";
import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { TextField } from "../../shell/fields/text-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { Badge, type BadgeTone } from "../../shell/ui/badge.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { chooseAgency } from "../access/choose-agency.ts";
import { getInvalidMessage } from "../access/invalid-message.ts";
import { formatMoment } from "../access/moment-text.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import type { Route } from "./+types/webhooks-page.ts";

const ROUTE = "espace/liaisons";
/** Deliveries of a webhook that are listed. */
const DELIVERIES_SHOWN = 20;

const DONE_TEXTS: Readonly<Record<string, string>> = {
  ajouter: "La liaison est créée ; donnez son secret à votre logiciel.",
  essai: "L’essai part dans un instant ; rechargez la page pour voir la réponse.",
  pause: "La liaison est en pause ; ses envois attendent.",
  reprendre: "La liaison envoie de nouveau.",
  supprimer: "La liaison est supprimée, avec son journal.",
  rejouer: "L’envoi repart dans un instant.",
};

const STATES: Readonly<Record<DeliveryState, { label: string; tone: BadgeTone }>> = {
  waiting: { label: "En attente", tone: "notice" },
  delivered: { label: "Reçu", tone: "good" },
  failed: { label: "Abandonné après 48 h", tone: "gone" },
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, ROUTE);
  const { agency, agencies } = await chooseAgency(known, url.searchParams.get("agence"));
  const { leads } = known.services;
  const webhooks = agency === null ? [] : await leads.listWebhooks(agency);
  return {
    agency,
    agencies,
    webhooks: await Promise.all(
      webhooks.map(async ({ id, url: address, secret, isActive, created }) => {
        const { deliveries, total } = await leads.listDeliveries(id, { count: DELIVERIES_SHOWN });
        return {
          id,
          address,
          secret,
          isActive,
          created: formatMoment(created),
          total,
          deliveries: deliveries.map(
            ({ id: delivery, event, lead, state, attempts, created: at, due, result }) => ({
              id: delivery,
              event,
              lead,
              state,
              attempts,
              at: formatMoment(at),
              due: state === "waiting" && attempts > 0 ? formatMoment(due) : null,
              result,
            }),
          ),
        };
      }),
    ),
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const known = await requireForm(request, context, ROUTE);
  const { person, services, field } = known;
  const { leads, desk } = services;
  const { agency, agencies } = await chooseAgency(known, url.searchParams.get("agence"));
  if (agency === null) throw new Response(null, { status: 404 });
  const geste = field("geste");
  const audit = (action: string, subject: string) => desk.recordAudit({ person, agency, action, subject });
  const done = () => {
    const query = new URLSearchParams({ ...(agencies.length > 0 && { agence: agency }), fait: geste });
    return redirect(`/espace/liaisons?${query}`, { status: 303, headers: DESK_HEADERS });
  };
  const rejected = (error: string) =>
    data({ error: typeset(error), typed: field("adresse") }, { status: 422, headers: DESK_HEADERS });
  if (geste === "ajouter") {
    try {
      await audit("liaison créée", field("adresse").slice(0, 200));
      await leads.addWebhook({ agency, url: field("adresse") });
    } catch (error) {
      return rejected(getInvalidMessage(error));
    }
    return done();
  }
  const webhook = await leads.getWebhook(field("liaison"));
  if (webhook === null || webhook.agency !== agency) throw new Response(null, { status: 404 });
  switch (geste) {
    case "essai":
      await audit("essai de liaison", webhook.url);
      await leads.queuePing(webhook.id);
      return done();
    case "pause":
    case "reprendre":
      await audit(geste === "pause" ? "liaison en pause" : "liaison reprise", webhook.url);
      await leads.setWebhookActive(webhook.id, geste === "reprendre");
      return done();
    case "supprimer":
      await audit("liaison supprimée", webhook.url);
      await leads.removeWebhook(webhook.id);
      return done();
    case "rejouer":
      await audit("envoi rejoué", field("envoi"));
      if (!(await leads.replayDelivery(webhook.id, field("envoi"))))
        throw new Response(null, { status: 404 });
      return done();
    default:
      return rejected("Cette page ne connaît pas ce geste ; rechargez-la.");
  }
}

export const headers = deskHeaders;

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { agency, agencies, webhooks, done } = loaderData;
  const error = actionData?.error ?? null;
  const href =
    agencies.length > 0 && agency !== null ? `/espace/liaisons?agence=${agency}` : "/espace/liaisons";
  return (
    <>
      <DeskTitle title="Liaisons" />
      {error === null && <DoneNotice done={done} />}
      <p>
        {typeset(
          "Une liaison envoie chaque demande à votre logiciel dès son arrivée, puis chaque changement, signés. Sans réponse, l’envoi est répété pendant 48 heures.",
        )}
      </p>
      {agencies.length > 0 && (
        <ReachedForm className="desk-search" method="get" action="/espace/liaisons">
          <SelectField
            label="Agence"
            name="agence"
            options={agencies}
            defaultValue={agency ?? ""}
            key={agency}
          />
          <Button type="submit" tone="quiet">
            Afficher
          </Button>
        </ReachedForm>
      )}
      {webhooks.map((webhook) => (
        <WebhookPart key={webhook.id} webhook={webhook} href={href} />
      ))}
      <section className="desk-part" aria-labelledby="nouvelle">
        <h2 id="nouvelle">Nouvelle liaison</h2>
        <SiteForm
          id="liaison"
          action={href}
          token={null}
          errors={error === null ? [] : [{ name: "adresse", message: error }]}
        >
          <input type="hidden" name="geste" value="ajouter" />
          <TextField
            label="Adresse de votre logiciel"
            hint="En https, donnée par l’éditeur du logiciel."
            name="adresse"
            type="url"
            required
            autoComplete="off"
            defaultValue={actionData?.typed}
            error={error}
          />
          <Button type="submit">Créer la liaison</Button>
        </SiteForm>
      </section>
    </>
  );
}

type WebhookData = Route.ComponentProps["loaderData"]["webhooks"][number];

function WebhookPart({ webhook, href }: { webhook: WebhookData; href: string }) {
  const { id, address, secret, isActive, created, total, deliveries } = webhook;
  return (
    <section className="desk-part" aria-labelledby={`liaison-${id}`}>
      <h2 id={`liaison-${id}`} className="desk-text">
        {address}
      </h2>
      <p className="desk-row-head">
        <Badge tone={isActive ? "good" : "notice"}>{isActive ? "Active" : "En pause"}</Badge>
        <span className="secondary small">créée le {created}</span>
      </p>
      <details>
        <summary>Secret des signatures</summary>
        <p className="desk-text">
          <code>{secret}</code>
        </p>
        <p className="secondary small">
          {typeset(
            "Chaque envoi porte l’en-tête Lieudit-Signature : t=<secondes>,v1=<HMAC-SHA256 de « t.corps » en hexadécimal>, et Idempotency-Key, le même à chaque répétition.",
          )}
        </p>
      </details>
      <ReachedForm method="post" action={href} className="desk-states">
        <input type="hidden" name="liaison" value={id} />
        <Button type="submit" name="geste" value="essai" tone="quiet">
          Envoyer un essai
        </Button>
        <Button type="submit" name="geste" value={isActive ? "pause" : "reprendre"} tone="quiet">
          {isActive ? "Mettre en pause" : "Reprendre"}
        </Button>
        <Button type="submit" name="geste" value="supprimer" tone="plain" icon="trash">
          Supprimer
        </Button>
      </ReachedForm>
      <h3>Derniers envois</h3>
      {deliveries.length === 0 ? (
        <p className="secondary">Aucun envoi encore.</p>
      ) : (
        <ol className="plain-list desk-rows">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="desk-person">
              <div>
                <p className="desk-row-head">
                  <Badge tone={STATES[delivery.state].tone}>{STATES[delivery.state].label}</Badge>
                  {delivery.event}
                  {delivery.lead !== null && ` · ${delivery.lead}`}
                </p>
                <p className="secondary small">
                  {[
                    delivery.at,
                    `tentatives : ${delivery.attempts}`,
                    ...(delivery.result === null ? [] : [`réponse : ${delivery.result}`]),
                    ...(delivery.due === null ? [] : [`prochaine le ${delivery.due}`]),
                  ]
                    .map((part) => typeset(part))
                    .join(" · ")}
                </p>
              </div>
              <ReachedForm method="post" action={href}>
                <input type="hidden" name="liaison" value={id} />
                <input type="hidden" name="envoi" value={delivery.id} />
                <Button
                  type="submit"
                  name="geste"
                  value="rejouer"
                  tone="plain"
                  aria-label={`Rejouer l’envoi du ${delivery.at}`}
                >
                  Rejouer
                </Button>
              </ReachedForm>
            </li>
          ))}
        </ol>
      )}
      {total > deliveries.length && (
        <p className="secondary small">{typeset(`${total} envois en tout, gardés 30 jours.`)}</p>
      )}
    </section>
  );
}
