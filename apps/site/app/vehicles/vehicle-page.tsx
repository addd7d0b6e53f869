import {
  CATEGORY_LABELS,
  listingPath,
  pageTitle,
  readVehicleSearch,
  slugOf,
  vehicleListPath,
} from "@lieudit/listing-model";
import { EquipmentSection } from "../listing/equipment-section.tsx";
import { listingJsonLd } from "../listing/listing-json-ld.ts";
import { listingSummary } from "../listing/listing-summary.ts";
import { ListingView } from "../listing/listing-view.tsx";
import { loadListing } from "../listing/load-listing.ts";
import { servicesContext } from "../services.ts";
import { breadcrumbJsonLd, type Crumb } from "../ui/breadcrumbs.tsx";
import { JsonLd } from "../ui/json-ld.tsx";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/vehicle-page.ts";

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadListing("vehicle", params.fiche, context.get(servicesContext), request);
}

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { listing, agency, hasEnded, publicUrl } = loaderData;
  const { categorie, marque, titre } = listing;
  const everything = readVehicleSearch(new URLSearchParams());
  const path: Crumb[] = [
    { label: "Véhicules", href: "/vehicules" },
    { label: CATEGORY_LABELS[categorie], href: vehicleListPath({ ...everything, categorie }) },
    { label: marque, href: vehicleListPath({ ...everything, categorie, marque: slugOf(marque) }) },
    { label: titre, href: listingPath(listing) },
  ];
  return (
    <>
      <PageHead
        title={pageTitle(listing)}
        description={listingSummary(listing)}
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
      </ListingView>
    </>
  );
}
