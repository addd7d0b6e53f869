import { FORM_DEFINITIONS, type FormDefinition } from "@lieudit/leads/forms";
import { listingPath } from "@lieudit/listing-model";
import { redirect } from "react-router";
import { phoneText, typeset, withApostrophes } from "../../shell/format/french.ts";
import { type SiteServices, servicesContext } from "../../shell/services/services.ts";
import type { Operator } from "../../shell/services/site-content.ts";
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
  const about = await findListing(url.searchParams.get("annonce"), services);
  return {
    ...getThanks(definition, url.searchParams),
    reference,
    about,
    followUp: describeFollowUp(definition, about, services.content.operator),
    publicUrl: services.publicUrl,
  };
}

/** Returns the listing that was written about and who offers it; null without one, and while it cannot be read. */
async function findListing(id: string | null, { listings }: SiteServices) {
  if (id === null) return null;
  const found = await listings.get(id).catch(() => null);
  if (found === null || found.state === "gone") return null;
  const { listing, agency } = found;
  const phone = listing.contact?.telephone ?? agency?.telephone;
  return {
    href: listingPath(listing),
    title: typeset(listing.titre),
    agency: agency === null ? null : withApostrophes(agency.nom),
    phone: phone === undefined ? null : phoneText(phone),
  };
}

/**
 * `Orvain Immobilier (02 61 91 76 03) vous rappellera sous un jour ouvré pour fixer la visite de « … ».`
 * The operator handles what no agency does.
 */
function describeFollowUp(
  { followUp }: FormDefinition,
  about: Awaited<ReturnType<typeof findListing>>,
  operator: Operator,
): string | null {
  if (followUp === null) return null;
  const name = about?.agency ?? operator.name;
  const phone = about?.agency ? about.phone : phoneText(operator.phone);
  // "la visite de « … »", "au sujet de « … »" after what names no part of the listing.
  const isOfListing = /la visite$|l’essai$/.test(followUp);
  const subject = about === null ? "" : `${isOfListing ? " de" : " au sujet de"} « ${about.title} »`;
  return typeset(`${name}${phone === null ? "" : ` (${phone})`} ${followUp}${subject}.`);
}

export default function ThanksPage({ loaderData }: Route.ComponentProps) {
  const { heading, text, reference, about, followUp } = loaderData;
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
        <ButtonLink to="/" tone={about === null ? "main" : "quiet"}>
          Revenir à l’accueil
        </ButtonLink>
      </p>
    </div>
  );
}
