import { Link, redirect } from "react-router";
import { servicesContext } from "../services.ts";
import type { Route } from "./+types/thanks-page.ts";
import { FORM_DEFINITIONS } from "./form-definitions.ts";
import { thankedReference, thanksOf } from "./thanks.ts";
import "./forms.css";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const definition = FORM_DEFINITIONS.find(({ path }) => path === `/${params.formulaire}`);
  if (definition === undefined) throw new Response(null, { status: 404 });
  const reference = thankedReference(url.searchParams);
  if (reference === null) {
    // Nothing was sent, so nothing has arrived: to the form, or home where the form is about one listing.
    const { path, about } = definition;
    throw redirect(about === "review" || about?.isNeeded ? "/" : path);
  }
  return {
    ...thanksOf(definition, url.searchParams),
    reference,
    publicUrl: context.get(servicesContext).publicUrl,
  };
}

export default function ThanksPage({ loaderData: { heading, text, reference } }: Route.ComponentProps) {
  return (
    <div className="page form-page">
      <title>Merci – Lieudit</title>
      <meta name="description" content="Votre demande est bien arrivée." />
      <meta name="robots" content="noindex,follow" />
      <header className="form-head">
        <h1>{heading}</h1>
        <p>{text}</p>
        <p>
          Numéro de votre demande{"\u00a0"}: <strong className="figures">{reference}</strong>
        </p>
      </header>
      <p>
        <Link to="/">Revenir à l’accueil</Link>
      </p>
    </div>
  );
}
