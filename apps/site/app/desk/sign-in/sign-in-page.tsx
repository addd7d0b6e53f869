import { LINK_MINUTES } from "@lieudit/desk/limits";
import { composeMail } from "@lieudit/leads/mail";
import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { SiteForm } from "../../forms/kit/site-form.tsx";
import { sentFormContext } from "../../forms/leads/form-services.ts";
import { TextField } from "../../shell/fields/text-field.tsx";
import { typeset } from "../../shell/format/french.ts";
import { formVisit, readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { mailBrand } from "../../shell/services/services.ts";
import { Button } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { describeDevice } from "../access/describe-device.ts";
import { ROLE_LABELS } from "../access/desk-routes.ts";
import { DESK_HEADERS, getDeskServices, readTarget } from "../access/require-person.ts";
import { readSession, writeSession } from "../access/session-cookie.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/sign-in-page.ts";
import { PasskeySignInButton } from "./passkey-buttons.tsx";
import "../../forms/leads/forms.css";
import "../desk.css";

const TITLE = "Espace professionnel";
/** Sign-in emails that one sender may request in an hour, whatever the addresses. */
const MAX_REQUESTS_PER_HOUR = 20;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = getDeskServices(context);
  const { desk, cookies, listings } = services;
  const target = readTarget(url.searchParams.get("vers"));
  const token = readSession(request, cookies);
  const isSignedIn = token !== undefined && (await desk.findSession(token)) !== null;
  if (isSignedIn) throw redirect(target, { status: 303, headers: DESK_HEADERS });
  const demo = (await services.isDemoOnly(request)) ? await desk.listPeople() : [];
  const agencies = demo.length === 0 ? [] : await listings.agencies();
  return data(
    {
      target,
      isSent: url.searchParams.has("envoye"),
      isSignedOut: url.searchParams.has("sorti"),
      demo: demo
        .filter(({ isDemo, disabled }) => isDemo && disabled === null)
        .map(({ id, name, role, agency }) => ({
          id,
          name,
          place: agencies.find(({ slug }) => slug === agency)?.nom ?? ROLE_LABELS[role],
        })),
    },
    { headers: withDeskHeaders(formVisit(request, cookies).headers) },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = context.get(sentFormContext);
  const services = getDeskServices(context);
  const { desk, leads, cookies, publicUrl, clock } = services;
  if (sent === null) throw new Response(null, { status: 400 });
  if (!isFromThisSite(request, publicUrl)) throw new Response(null, { status: 403 });
  const { fields } = sent.submission;
  const rejected = (error: string, status: number) =>
    data({ error: typeset(error), email: fields.get("courriel") ?? "" }, { status, headers: DESK_HEADERS });

  if (fields.get("geste") === "essai") {
    const person = await desk.getPerson(fields.get("personne") ?? "");
    const isAllowed =
      person?.isDemo === true && person.disabled === null && (await services.isDemoOnly(request));
    if (person === null || !isAllowed) throw new Response(null, { status: 403 });
    return redirect(readTarget(url.searchParams.get("vers")), {
      status: 303,
      headers: {
        ...DESK_HEADERS,
        "set-cookie": writeSession(await desk.openSession(person.id, describeDevice(request)), cookies),
      },
    });
  }

  const email = (fields.get("courriel") ?? "").trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return rejected("Indiquez votre courriel, comme camille@exemple.fr.", 422);
  const visit = readVisit(request, cookies);
  if (visit === undefined)
    return rejected(
      "Votre navigateur refuse les cookies, dont la connexion a besoin. Acceptez-les et réessayez.",
      403,
    );
  if ((await leads.recordSending(`espace ${sent.sender}`, MAX_REQUESTS_PER_HOUR, clock())) === null)
    return rejected("Trop de liens ont été demandés depuis votre connexion. Réessayez dans une heure.", 429);
  const link = await desk.requestLink(email, visit);
  if (link !== null) {
    const query = url.search;
    await leads.queueMail(
      composeMail({
        to: link.person.email,
        replyTo: null,
        subject: "Votre lien de connexion",
        opening: ["Bonjour,", "Voici le lien qui ouvre votre espace professionnel."],
        link: { label: "Me connecter", url: `${publicUrl}/espace/lien/${link.token}${query}` },
        closing: [
          `Il sert une fois, pendant ${LINK_MINUTES} minutes, dans le navigateur où vous l’avez demandé. Vous n’avez rien demandé ? Ignorez ce message.`,
        ],
        brand: mailBrand(services),
      }),
    );
  }
  // The same response whether the address has an account or not.
  const query = new URLSearchParams(url.search);
  query.set("envoye", "1");
  return redirect(`/espace/connexion?${query}`, { status: 303, headers: DESK_HEADERS });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return withDeskHeaders(loaderHeaders);
}

function withDeskHeaders(own: Headers): Headers {
  const all = new Headers(own);
  for (const [name, value] of Object.entries(DESK_HEADERS)) all.set(name, value);
  return all;
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { target, isSent, isSignedOut, demo } = loaderData;
  const query = target === "/espace" ? "" : `?${new URLSearchParams({ vers: target })}`;
  return (
    <div className="page form-page">
      <DeskTitle title={TITLE} isHidden />
      <header className="form-head">
        <h1>{TITLE}</h1>
        <p>
          Pour les agences et les concessions qui publient ici. Pour chercher, garder ou écrire, aucun compte
          n’est nécessaire.
        </p>
      </header>
      {isSignedOut && (
        <Notice tone="good" role="status">
          <p>Vous êtes déconnecté de cet appareil.</p>
        </Notice>
      )}
      {demo.length > 0 && (
        <section className="desk-demo" aria-labelledby="essai">
          <h2 id="essai">Essayer avec la démonstration</h2>
          <p>Ces boutons n’existent que sur votre machine, tant que la démonstration est seule.</p>
          {demo.map(({ id, name, place }) => (
            <ReachedForm key={id} method="post" action={`/espace/connexion${query}`}>
              <input type="hidden" name="geste" value="essai" />
              <input type="hidden" name="personne" value={id} />
              <Button type="submit" tone="quiet">
                <span>
                  {place} <span className="secondary">({name})</span>
                </span>
              </Button>
            </ReachedForm>
          ))}
        </section>
      )}
      <PasskeySignInButton target={target} />
      {isSent ? (
        <Notice tone="good" role="status">
          <p>
            Si cette adresse a un accès, un courriel arrive avec un lien. Ouvrez-le dans ce navigateur, dans
            les {LINK_MINUTES} minutes. Rien n’arrive{"\u202f"}? Regardez les indésirables, ou demandez à
            votre responsable si votre adresse est la bonne.
          </p>
        </Notice>
      ) : (
        <SiteForm
          id="connexion"
          className="lead-form"
          action={`/espace/connexion${query}`}
          token={null}
          errors={actionData === undefined ? [] : [{ name: "courriel", message: actionData.error }]}
        >
          <TextField
            label="Courriel"
            hint="Nous y envoyons un lien qui sert une fois."
            name="courriel"
            type="email"
            autoComplete="email"
            required
            defaultValue={actionData?.email}
            {...(actionData !== undefined && { error: actionData.error })}
          />
          <Button type="submit" icon="mail">
            Recevoir un lien de connexion
          </Button>
        </SiteForm>
      )}
    </div>
  );
}
