import { data } from "react-router";
import { ReachedForm } from "../../forms/kit/reached-form.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { Button, ButtonLink } from "../../shell/ui/button.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import type { Route } from "./+types/alert-link-page.ts";
import "../../forms/leads/forms.css";

/** What the links of letters do. Opening one does nothing yet: mail programs open links by themselves. */
const DEEDS = {
  confirmer: {
    title: "Confirmer l’alerte",
    button: "Confirmer mon alerte",
    done: "Votre alerte commence maintenant. Nous vous écrirons dès qu’une annonce correspond.",
  },
  desabonner: {
    title: "Arrêter l’alerte",
    button: "Me désabonner",
    done: "Votre désabonnement est fait\u00a0: votre adresse a été effacée de cette alerte.",
  },
} as const;

/** This URL is a bearer secret: never log or cache it. */
const PRIVATE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const { leads } = context.get(servicesContext);
  const deed = readDeed(params.geste);
  const alert = await leads.getAlert(params.jeton);
  return data(
    { deed, label: alert?.label ?? null, isConfirmed: alert !== null && alert.confirmed !== null },
    { headers: PRIVATE },
  );
}

/** Needs no security token: the secret is in the address, and mail programs send it for one click. */
export async function action({ params, context }: Route.ActionArgs) {
  const { leads, listings } = context.get(servicesContext);
  // From here on listings are news.
  if (readDeed(params.geste) === "confirmer") {
    await leads.confirmAlert(params.jeton, await listings.lastChange());
  } else await leads.endAlert(params.jeton);
  return data({ isDone: true }, { headers: PRIVATE });
}

export function headers() {
  return PRIVATE;
}

export default function AlertLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { deed, label, isConfirmed } = loaderData;
  const { title, button, done } = DEEDS[deed];
  // After an alert has ended nothing is left of it.
  const isDone = deed === "confirmer" ? isConfirmed : actionData !== undefined;
  return (
    <div className="page form-page">
      <title>{`${title} – Lieudit`}</title>
      <meta name="description" content={title} />
      <meta name="robots" content="noindex,nofollow" />
      <header className="form-head">
        <h1>{title}</h1>
        {label !== null && <p>{label}</p>}
      </header>
      {isDone ? (
        <Notice tone="good" role="status">
          <p>{done}</p>
        </Notice>
      ) : label === null ? (
        <>
          <Notice>
            <p>Cette alerte n’existe plus{"\u00a0"}: elle a été arrêtée, ou son lien a expiré.</p>
          </Notice>
          <p className="thanks-ways">
            <ButtonLink to="/alertes">Créer une alerte</ButtonLink>
          </p>
        </>
      ) : (
        <ReachedForm method="post">
          <Button type="submit">{button}</Button>
        </ReachedForm>
      )}
    </div>
  );
}

function readDeed(text: string): keyof typeof DEEDS {
  if (text === "confirmer" || text === "desabonner") return text;
  throw new Response(null, { status: 404 });
}
