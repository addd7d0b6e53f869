import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { listingPath } from "@lieudit/listing-model";
import { redirect } from "react-router";
import { type SiteServices, servicesContext } from "../../shell/services/services.ts";
import { ButtonLink } from "../../shell/ui/button.tsx";
import type { Route } from "./+types/thanks-page.ts";
import { getThanks, thankedReference } from "./thanks.ts";
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
  return {
    ...getThanks(definition, url.searchParams),
    reference,
    listingHref: await hrefOfListing(url.searchParams.get("annonce"), services),
    publicUrl: services.publicUrl,
  };
}

/** The page of the listing that was written about; null without one, and where it cannot be asked for now. */
async function hrefOfListing(id: string | null, { listings }: SiteServices): Promise<string | null> {
  if (id === null) return null;
  const found = await listings.get(id).catch(() => null);
  return found === null || found.state === "gone" ? null : listingPath(found.listing);
}

export default function ThanksPage({ loaderData }: Route.ComponentProps) {
  const { heading, text, reference, listingHref } = loaderData;
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
      <p className="thanks-ways">
        {listingHref !== null && <ButtonLink to={listingHref}>Revenir à l’annonce</ButtonLink>}
        <ButtonLink to="/" tone={listingHref === null ? "main" : "quiet"}>
          Revenir à l’accueil
        </ButtonLink>
      </p>
    </div>
  );
}
