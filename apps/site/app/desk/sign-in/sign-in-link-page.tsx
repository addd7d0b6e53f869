import type { LinkState } from "@lieudit/desk";
import { data, redirect } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { typeset } from "../../shell/format/french.ts";
import { readVisit } from "../../shell/http/form-visit.ts";
import { isFromThisSite } from "../../shell/http/same-site.ts";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { describeDevice } from "../access/describe-device.ts";
import { DESK_HEADERS, getDeskServices, readTarget } from "../access/require-person.ts";
import { writeSession } from "../access/session-cookie.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/sign-in-link-page.ts";
import "../../forms/leads/forms.css";

const TITLE = "Ouvrir l’espace professionnel";

/** Why a link opens nothing, and what to do. */
const FAILED_TEXTS: Readonly<Record<Exclude<LinkState, "valid">, string>> = {
  used: "Ce lien a déjà servi. Demandez-en un autre.",
  expired: "Ce lien a expiré. Demandez-en un autre.",
  "other-browser":
    "Ce lien ne s’ouvre que dans le navigateur où il a été demandé. Ouvrez-le là-bas, ou demandez-en un autre ici.",
  unknown: "Ce lien n’existe pas ou n’est plus valable. Demandez-en un autre.",
};

/** This URL is a bearer secret: never log or cache it. */
const PRIVATE = { ...DESK_HEADERS, "referrer-policy": "no-referrer" };

/** Opening the link does nothing yet: mail programs open links by themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { desk, cookies } = getDeskServices(context);
  const { state, person, isInvitation } = await desk.findLink(params.jeton, readVisit(request, cookies));
  return data(
    { state, name: person?.name ?? null, email: person?.email ?? null, isInvitation },
    { status: state === "valid" ? 200 : 410, headers: PRIVATE },
  );
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { desk, cookies, publicUrl } = getDeskServices(context);
  // Also stops a page of another site from signing its reader in as somebody else.
  if (!isFromThisSite(request, publicUrl)) throw new Response(null, { status: 403 });
  const result = await desk.consumeLink(params.jeton, {
    visit: readVisit(request, cookies),
    device: describeDevice(request),
  });
  if ("state" in result) return data({ state: result.state }, { status: 410, headers: PRIVATE });
  const { person } = result;
  await desk.recordAudit({
    person,
    agency: person.agency,
    action: "connexion",
    subject: describeDevice(request),
  });
  return redirect(readTarget(url.searchParams.get("vers")), {
    status: 303,
    headers: { ...PRIVATE, "set-cookie": writeSession(result.session, cookies) },
  });
}

export function headers() {
  return PRIVATE;
}

export default function SignInLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, isInvitation } = loaderData;
  const state = actionData?.state ?? loaderData.state;
  return (
    <div className="page form-page">
      <DeskTitle title={TITLE} isHidden />
      <header className="form-head">
        <h1>{TITLE}</h1>
      </header>
      {state === "valid" ? (
        <>
          <p>
            {isInvitation ? `Bienvenue, ${name}.` : `Bonjour, ${name}.`} Vous entrez avec l’adresse{" "}
            <strong>{email}</strong>.
          </p>
          <ReachedForm method="post">
            <Button type="submit">{isInvitation ? "Ouvrir mon accès" : "Me connecter"}</Button>
          </ReachedForm>
        </>
      ) : (
        <>
          <Notice tone="warning" role="status">
            <p>{typeset(FAILED_TEXTS[state])}</p>
          </Notice>
          <p>
            <ButtonLink to="/espace/connexion">Demander un lien</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
