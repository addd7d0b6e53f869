import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { Button } from "../../shell/ui/button.tsx";
import { formatMoment } from "../access/moment-text.ts";
import { DESK_HEADERS, deskHeaders, requireForm, requirePerson } from "../access/require-person.ts";
import { writeSession } from "../access/session-cookie.ts";
import { DeskTitle, DoneNotice } from "../desk-title.tsx";
import { AddPasskeyButton } from "../sign-in/passkey-buttons.tsx";
import type { Route } from "./+types/account-page.ts";

const ROUTE = "espace/compte";
const DONE_TEXTS: Readonly<Record<string, string>> = {
  appareil: "L’appareil est déconnecté.",
  cle: "La clé d’accès est retirée.",
  ajout: "La clé d’accès est enregistrée ; elle suffira la prochaine fois.",
};

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { person, session, services } = await requirePerson(request, context, ROUTE);
  const [sessions, passkeys] = await Promise.all([
    services.desk.listSessions(person.id),
    services.desk.listPasskeys(person.id),
  ]);
  return {
    name: person.name,
    email: person.email,
    own: session.id,
    sessions: sessions.map(({ id, device, created, lastSeen }) => ({
      id,
      device,
      created: formatMoment(created),
      lastSeen: formatMoment(lastSeen),
    })),
    passkeys: passkeys.map(({ id, name, created }) => ({ id, name, created: formatMoment(created) })),
    done: DONE_TEXTS[url.searchParams.get("fait") ?? ""] ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, session, services, field } = await requireForm(request, context, ROUTE);
  const { desk, cookies } = services;
  const done = (what: string) =>
    redirect(`/espace/compte?fait=${what}`, { status: 303, headers: DESK_HEADERS });
  const audit = (action: string, subject: string) =>
    desk.recordAudit({ person, agency: person.agency, action, subject });
  switch (field("geste")) {
    case "sortir": {
      await desk.endSession(session.id, person.id);
      return redirect("/espace/connexion?sorti=1", {
        status: 303,
        headers: { ...DESK_HEADERS, "set-cookie": writeSession(null, cookies) },
      });
    }
    case "appareil": {
      await audit("appareil déconnecté", person.email);
      if (!(await desk.endSession(field("session"), person.id))) throw new Response(null, { status: 404 });
      return done("appareil");
    }
    case "cle": {
      await audit("clé d’accès retirée", person.email);
      if (!(await desk.removePasskey(field("cle"), person.id))) throw new Response(null, { status: 404 });
      return done("cle");
    }
    default:
      return data({ error: "Cette page ne connaît pas ce geste." }, { status: 422, headers: DESK_HEADERS });
  }
}

export const headers = deskHeaders;

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { name, email, own, sessions, passkeys, done } = loaderData;
  return (
    <>
      <DeskTitle title="Mon compte" />
      <DoneNotice done={done} />
      <p>
        {name}, <span className="secondary">{email}</span>
      </p>
      <section className="desk-part" aria-labelledby="cles">
        <h2 id="cles">Clés d’accès</h2>
        <p>
          Avec une clé d’accès, votre visage, votre empreinte ou le code de votre appareil remplace le lien
          par courriel.
        </p>
        {passkeys.length > 0 && (
          <ul className="plain-list desk-rows">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="desk-person">
                <p>
                  {passkey.name} <span className="secondary small">créée le {passkey.created}</span>
                </p>
                <ReachedForm method="post">
                  <input type="hidden" name="geste" value="cle" />
                  <input type="hidden" name="cle" value={passkey.id} />
                  <Button type="submit" tone="plain" aria-label={`Retirer la clé ${passkey.name}`}>
                    Retirer
                  </Button>
                </ReachedForm>
              </li>
            ))}
          </ul>
        )}
        <AddPasskeyButton />
      </section>
      <section className="desk-part" aria-labelledby="appareils">
        <h2 id="appareils">Appareils connectés</h2>
        <ul className="plain-list desk-rows">
          {sessions.map(({ id, device, created, lastSeen }) => (
            <li key={id} className="desk-person">
              <div>
                <p>
                  {device} {id === own && <span className="secondary">(cet appareil)</span>}
                </p>
                <p className="secondary small">
                  Connecté le {created}, vu le {lastSeen}
                </p>
              </div>
              {id !== own && (
                <ReachedForm method="post">
                  <input type="hidden" name="geste" value="appareil" />
                  <input type="hidden" name="session" value={id} />
                  <Button type="submit" tone="plain" aria-label={`Déconnecter ${device}`}>
                    Déconnecter
                  </Button>
                </ReachedForm>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
