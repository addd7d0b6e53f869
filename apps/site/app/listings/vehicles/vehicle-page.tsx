import {
  CATEGORY_LABELS,
  listingPath,
  pageTitle,
  readVehicleSearch,
  toSlug,
  type VehicleListing,
  vehicleListPath,
} from "@lieudit/listing-model";
import { Link } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import { breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { EquipmentSection } from "../listing/equipment-section.tsx";
import { listingJsonLd } from "../listing/listing-json-ld.ts";
import { listingSummary } from "../listing/listing-summary.ts";
import { ListingView } from "../listing/listing-view.tsx";
import { loadListing } from "../listing/load-listing.ts";
import type { Route } from "./+types/vehicle-page.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const loaded = await loadListing("vehicle", params.fiche, context.get(servicesContext), request);
  const { listing } = loaded;
  // The finished texts are sent, because the code that writes them is larger.
  return {
    ...loaded,
    title: pageTitle(listing),
    description: listingSummary(listing),
    path: getPath(listing),
  };
}

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { listing, agency, title, description, path, hasEnded, publicUrl } = loaderData;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        publicUrl={publicUrl}
        path={listingPath(listing)}
        sharePicture={`/og${listingPath(listing)}.jpg`}
        {...(hasEnded && { robots: "noindex,follow" })}
      />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <JsonLd value={listingJsonLd(listing, agency, hasEnded, publicUrl)} />
      <ListingView loaded={loaderData} path={path}>
        <EquipmentSection title="Équipements" items={listing.equipements} />
        <EquipmentSection title="Options" items={listing.options} />
        {listing.condition === "occasion" && !hasEnded && (
          <section className="listing-section listing-help" aria-labelledby="historique">
            <h2 id="historique">Historique du véhicule</h2>
            <p>
              Demandez au vendeur le rapport HistoVec{"\u00a0"}: propriétaires, sinistres graves, contrôles
              techniques et kilométrages, tirés des fichiers de l’État. Il est gratuit, mais seul le titulaire
              de la carte grise peut le créer, sur{" "}
              <a href="https://histovec.interieur.gouv.fr">histovec.interieur.gouv.fr</a>
              {"\u202f"}; il vous en transmet le lien.
            </p>
            <p>
              <Link to={`/contact?annonce=${listing.id}`}>Demander le rapport au vendeur</Link>
            </p>
          </section>
        )}
      </ListingView>
    </>
  );
}

/** Returns the breadcrumbs from the list of all vehicles to a listing. */
function getPath(listing: VehicleListing): Crumb[] {
  const { categorie, marque, titre } = listing;
  const everything = readVehicleSearch(new URLSearchParams());
  return [
    { label: "Véhicules", href: "/vehicules" },
    { label: CATEGORY_LABELS[categorie], href: vehicleListPath({ ...everything, categorie }) },
    { label: marque, href: vehicleListPath({ ...everything, categorie, marque: toSlug(marque) }) },
    { label: titre, href: listingPath(listing) },
  ];
}
