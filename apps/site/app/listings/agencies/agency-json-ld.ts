import { type Agency, agencyPath } from "@lieudit/listing-model";
import type { Place } from "@lieudit/place-model";
import { placeJsonLd } from "../../places/place/place-json-ld.ts";

/** Returns an agency as JSON-LD: the facts of its place, and its own description. */
export function agencyJsonLd(agency: Agency, place: Place | null, publicUrl: string): object {
  if (!import.meta.env.SSR) return {};
  const url = publicUrl + agencyPath(agency);
  const { adresse, telephone, email } = agency;
  return {
    ...(place === null ? { "@context": "https://schema.org", "@id": url, url } : placeJsonLd(place, url)),
    "@type": agency.kind === "concession" ? "AutoDealer" : "RealEstateAgent",
    name: agency.nom,
    description: agency.description,
    telephone,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: adresse.rue,
      postalCode: adresse.codePostal,
      addressLocality: adresse.commune,
      addressCountry: "FR",
    },
  };
}
