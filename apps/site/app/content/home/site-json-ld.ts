import type { Operator } from "../../shell/services/site-content.ts";

/** Returns the JSON-LD of the site: its name, its operator and the URL of its search. */
export function siteJsonLd(
  { name, phone, email, street, postalCode, town }: Operator,
  publicUrl: string,
): object {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${publicUrl}/`,
    url: `${publicUrl}/`,
    name: "Lieudit",
    inLanguage: "fr",
    publisher: {
      "@type": "Organization",
      name,
      telephone: phone,
      email,
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        postalCode,
        addressLocality: town,
        addressCountry: "FR",
      },
    },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/recherche?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}
