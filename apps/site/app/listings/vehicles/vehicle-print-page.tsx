import { listingPath } from "@lieudit/listing-model";
import { servicesContext } from "../../shell/services/services.ts";
import { loadListing } from "../listing/load-listing.ts";
import { PrintSheet } from "../print/print-sheet.tsx";
import { qrPath } from "../print/qr-path.ts";
import type { Route } from "./+types/vehicle-print-page.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const loaded = await loadListing("vehicle", params.fiche, services, request, { below: "/imprimer" });
  return { loaded, qr: qrPath(services.publicUrl + listingPath(loaded.listing)) };
}

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  return <PrintSheet loaded={loaderData.loaded} qr={loaderData.qr} />;
}
