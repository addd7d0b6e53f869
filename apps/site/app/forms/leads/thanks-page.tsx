import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { redirect } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import { ButtonLink } from "../../shell/ui/button.tsx";
import type { Route } from "./+types/thanks-page.ts";
import { calendarPath, describeFollowUp, findThanked, getThanks, thankedReference } from "./thanks.ts";
import "./forms.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const definition = FORM_DEFINITIONS.find(({ path }) => path === `/${params.formulaire}`);
  if (definition === undefined) throw new Response(null, { status: 404 });
  const reference = thankedReference(url.searchParams);
  if (reference === null) {
    // Nothing was sent, so nothing has arrived: to the form, or home where the form is about one listing.
    const { path, about } = definition;
    throw redirect(about === "review" || about === "place" || about?.isNeeded ? "/" : path);
  }
  const services = context.get(servicesContext);
  const about = await findThanked(url.searchParams.get("annonce"), services);
  return {
    ...getThanks(definition, url.searchParams),
    reference,
    about,
    followUp: describeFollowUp(definition, about, services.content.operator),
    calendar: calendarPath(definition, url.searchParams),
  };
}

export default function ThanksPage({ loaderData }: Route.ComponentProps) {
  const { heading, text, reference, about, followUp, calendar } = loaderData;
  return (
    <div className="page form-page">
      <title>Merci – Lieudit</title>
      <meta name="description" content="Votre demande est bien arrivée." />
      <meta name="robots" content="noindex,follow" />
      <header className="form-head">
        <h1>{heading}</h1>
        <p>{text}</p>
        {followUp !== null && <p>{followUp}</p>}
        <p>
          Numéro de votre demande{"\u00a0"}: <strong className="figures">{reference}</strong>
        </p>
      </header>
      <p className="thanks-ways">
        {about !== null && <ButtonLink to={about.href}>Revenir à l’annonce</ButtonLink>}
        {calendar !== null && (
          <a className="button button-quiet" href={calendar} download>
            Noter la date dans mon agenda
          </a>
        )}
        <ButtonLink to="/" tone={about === null ? "main" : "quiet"}>
          Revenir à l’accueil
        </ButtonLink>
      </p>
    </div>
  );
}
