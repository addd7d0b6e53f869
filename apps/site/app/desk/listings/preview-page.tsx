import { factGroups, listingMentions } from "@lieudit/listing-model";
import { previewTypedListing } from "@lieudit/listing-model/fields";
import { Link } from "react-router";
import { ListingView } from "../../listings/listing/listing-view.tsx";
import { typesetAgency, typesetListing } from "../../listings/listing/typeset-listing.ts";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import type { Route } from "./+types/preview-page.ts";
import { toTypedListing } from "./describe-edit.ts";
import { findEdit } from "./edit-access.ts";
import { getEditPath } from "./edit-messages.ts";

const ROUTE = "espace/annonces/:id/apercu";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, ROUTE);
  const { services } = known;
  const edit = await findEdit(known, params.id);
  const now = services.clock();
  const preview = previewTypedListing(toTypedListing(edit), now);
  const agency = await services.listings.agency(edit.agence);
  if (preview === null) return { id: edit.id, loaded: null };
  const listing = typesetListing(preview);
  const shown = agency === null ? null : typesetAgency(agency);
  const { position } = preview;
  return {
    id: edit.id,
    loaded: {
      listing,
      agency: shown,
      hasEnded: false,
      facts: factGroups(listing),
      mentions: listingMentions(listing, shown, now),
      similar: [],
      neighbourhood: null,
      mapCredits: position === undefined ? null : await services.mapCreditsAt(position),
      ways: [],
      now: now.getTime(),
      publicUrl: services.publicUrl,
    },
  };
}

export const headers = deskHeaders;

/** The page of a listing as visitors would see it; nothing on it works. */
export default function PreviewPage({ loaderData: { id, loaded } }: Route.ComponentProps) {
  return (
    <>
      <DeskTitle title="Aperçu de la page" isHidden />
      <p>
        <Link to={getEditPath(id)}>Retour à l’annonce</Link>{" "}
        <span className="secondary">Aperçu{"\u00a0"}: les visiteurs ne voient pas encore cette page.</span>
      </p>
      {loaded === null ? (
        <p>Une valeur illisible empêche l’aperçu ; corrigez les champs signalés.</p>
      ) : (
        <div inert className="desk-page-preview">
          <ListingView loaded={loaded} path={[]} />
        </div>
      )}
    </>
  );
}
