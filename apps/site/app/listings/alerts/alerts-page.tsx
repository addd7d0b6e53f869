import type { FormHelp } from "@lieudit/leads/forms";
import { dayInFrance, formatFrequency } from "@lieudit/leads/forms";
import { data, Link } from "react-router";
import { BotCheckField } from "../../forms/bot-check/bot-check-field.tsx";
import { TRAP_FIELD } from "../../forms/bot-check/bot-check-limits.ts";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { FormAside } from "../../forms/leads/form-aside.tsx";
import { FormFieldView } from "../../forms/leads/form-field-view.tsx";
import { FormNotice } from "../../forms/leads/form-notice.tsx";
import { formServicesContext, sentFormContext } from "../../forms/leads/form-services.ts";
import { summariseErrors } from "../../forms/leads/summarise-errors.ts";
import { TrapField } from "../../forms/leads/trap-field.tsx";
import { pageSignal } from "../../places/search/ask-places.ts";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { formVisit } from "../../shell/http/form-visit.ts";
import { ifAvailable } from "../../shell/services/store-timeout.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import type { Route } from "./+types/alerts-page.ts";
import { ALERT_ACTION, ALERT_FIELDS, ALERTS_PAGE, SUBJECT_FIELD, WHOLE_LISTS } from "./alert-fields.ts";
import { type AlertSubject, alertSubject } from "./alert-subject.ts";
import { receiveAlert } from "./receive-alert.ts";
import "../../forms/leads/forms.css";

const HELP: FormHelp = {
  heading: "Comment cela se passe",
  points: [
    "Vous recevez un message : ouvrez-le et confirmez, l’alerte commence alors.",
    "Les jours sans nouveauté, rien ne vous est envoyé.",
    "L’alerte dure jusqu’à ce que vous l’arrêtiez.",
  ],
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(formServicesContext);
  const { cookies, pageTokens, publicUrl, content, clock } = services;
  const wanted = url.searchParams.get(SUBJECT_FIELD);
  const inTime = context.get(sentFormContext)?.inTime;
  const visit = formVisit(request, cookies);
  return data(
    {
      action: url.pathname + url.search,
      token: pageTokens.issue(visit.id, ALERTS_PAGE),
      subject:
        wanted === null
          ? null
          : await ifAvailable(alertSubject(wanted, services, pageSignal(request)), inTime),
      siteKey: services.botJudge.siteKey,
      isSent: url.searchParams.has("envoyee"),
      operatorName: content.operator.name,
      today: dayInFrance(clock()),
      frequency: formatFrequency(services.alertsFrequency),
      publicUrl,
    },
    visit,
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = context.get(sentFormContext);
  if (sent === null) throw new Response(null, { status: 400 });
  return receiveAlert({ request, url, id: undefined, ...sent }, context.get(formServicesContext));
}

/** The page is for one visit and is never kept. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) if (name !== "set-cookie") all.set(name, value);
  return all;
}

export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { action, token, subject, siteKey, isSent, operatorName, today, publicUrl } = loaderData;
  const returned = actionData ?? null;
  const values = returned?.values ?? {};
  const getError = (name: string) => returned?.errors.find((error) => error.name === name)?.message;
  const subjectError = getError(SUBJECT_FIELD);
  const isOneListing = subject !== null && /^\/(?:bien|vehicule)\//.test(subject.search);
  const title = isOneListing
    ? /^\/bien\//.test(subject.search)
      ? "Suivre le prix de ce bien"
      : "Suivre le prix de ce véhicule"
    : "Créer une alerte";
  return (
    <div className="page form-page">
      <PageHead
        title={title}
        description="Recevez par courriel les nouvelles annonces et les baisses de prix qui vous intéressent."
        publicUrl={publicUrl}
        path={ALERTS_PAGE}
        {...(action !== ALERTS_PAGE && { robots: "noindex,follow" })}
      />
      <header className="form-head">
        <h1>{title}</h1>
        {isOneListing ? (
          <p>
            Vous serez prévenu par courriel d’une baisse de prix. Chaque message permet de se désabonner d’un
            clic.
          </p>
        ) : (
          <p>
            Recevez par courriel, {loaderData.frequency} au plus, les nouvelles annonces et les baisses de
            prix. Chaque message permet de se désabonner d’un clic.
          </p>
        )}
      </header>
      {isSent ? (
        <AlertSent subject={subject} isOneListing={isOneListing} />
      ) : (
        <>
          <FormAside help={HELP} isForOperator={false} />
          <SiteForm
            id="alerte"
            className="lead-form"
            action={action}
            token={returned?.token ?? token}
            errors={returned === null ? [] : summariseErrors(returned)}
          >
            {subject === null ? (
              <SelectField
                label="Annonces à surveiller"
                name={SUBJECT_FIELD}
                options={WHOLE_LISTS}
                defaultValue={values[SUBJECT_FIELD] ?? WHOLE_LISTS[0].value}
                {...(subjectError && { error: subjectError })}
              />
            ) : (
              <>
                <input type="hidden" name={SUBJECT_FIELD} value={subject.search} />
                <p>
                  {isOneListing ? "Annonce suivie" : "Annonces à surveiller"}
                  {"\u00a0"}: <strong>{subject.label}</strong>
                </p>
              </>
            )}
            {ALERT_FIELDS.map((field) => (
              <FormFieldView
                key={field.name}
                field={field}
                value={values[field.name] ?? ""}
                error={getError(field.name)}
                today={today}
              />
            ))}
            <BotCheckField siteKey={siteKey} action={ALERT_ACTION} />
            <TrapField value={values[TRAP_FIELD]} />
            <Button type="submit">{isOneListing ? "Suivre ce prix" : "Créer l’alerte"}</Button>
          </SiteForm>
          <FormNotice
            purpose={
              isOneListing
                ? "vous prévenir d’une baisse de prix"
                : "vous envoyer les annonces qui correspondent"
            }
            recipient={operatorName}
            kept="conservées jusqu’à votre désabonnement"
          />
        </>
      )}
    </div>
  );
}

/** The next steps, and the links back. */
function AlertSent({ subject, isOneListing }: { subject: AlertSubject | null; isOneListing: boolean }) {
  return (
    <>
      <Notice tone="good">
        <p>
          Votre demande est bien arrivée. Ouvrez le message que nous vous envoyons et confirmez l’alerte
          {"\u00a0"}: elle commence à ce moment-là.
        </p>
        <p>
          Rien n’est arrivé au bout de quelques minutes{"\u202f"}? Regardez dans les courriers indésirables.
        </p>
      </Notice>
      {subject === null ? (
        <p>
          <Link to="/immobilier">Voir les biens</Link> · <Link to="/vehicules">Voir les véhicules</Link>
        </p>
      ) : (
        <p>
          <Link to={subject.search}>
            {isOneListing ? "Revenir à l’annonce" : "Revenir aux annonces"}
            {"\u00a0"}: {subject.label}
          </Link>
        </p>
      )}
    </>
  );
}
