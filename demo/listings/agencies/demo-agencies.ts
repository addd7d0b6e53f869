import type { Agency, ListingAddress } from "@lieudit/listing-model";
import { toSlug } from "@lieudit/listing-model";
import { seededRandom } from "../../osm/seeded-random.ts";
import { DEPARTEMENT_CODE } from "../addresses.ts";
import { getPlaceId, getPoint, latLng, placeNamed } from "../demo-region.ts";
import { frenchText } from "../words/french-text.ts";
import type { AgencyRow } from "./agency-rows.ts";
import { AGENCY_ROWS } from "./agency-rows.ts";

export interface DemoAgency {
  row: AgencyRow;
  agency: Agency;
}

/** Returns every agency and dealer with listings. */
export function demoAgencies(): DemoAgency[] {
  return AGENCY_ROWS.map((row) => ({ row, agency: agencyFromRow(row) }));
}

function agencyFromRow(row: AgencyRow): Agency {
  const place = placeNamed(row.place);
  const site = place.tags.website ?? place.tags["contact:website"];
  const phone = place.tags.phone ?? place.tags["contact:phone"];
  const domain = `${toSlug(row.place)}.example`;
  const isAgency = row.kind === "agence";
  const adresse: ListingAddress = {
    ...(place.tags["addr:street"] === undefined
      ? { ...(row.rue !== undefined && { rue: row.rue }) }
      : {
          rue: `${place.tags["addr:housenumber"] ?? ""} ${place.tags["addr:street"]}`
            .trim()
            .replaceAll("'", "’"),
        }),
    codePostal: place.commune.postcode,
    commune: place.commune.name,
    codeInsee: place.commune.insee,
    departement: DEPARTEMENT_CODE,
  };
  return {
    slug: row.slug,
    kind: row.kind,
    nom: row.place,
    description: frenchText(row.description),
    placeId: getPlaceId(place),
    adresse,
    position: latLng(getPoint(place)),
    ...(phone === undefined ? {} : { telephone: e164(phone) }),
    email: `contact@${domain}`,
    ...(site === undefined ? {} : { siteUrl: site.startsWith("http") ? site : `https://${site}` }),
    ...(isAgency ? { baremeUrl: "/honoraires" } : {}),
    equipe: row.team.map(([nom, fonction, rsac]) => ({
      nom,
      fonction: frenchText(fonction),
      email: `${toSlug(nom.split(" ")[0]!)}@${domain}`,
      ...(rsac === undefined ? {} : { rsac }),
    })),
    mentions: {
      formeJuridique: frenchText(row.formeJuridique),
      siren: row.siren.replace(/(\d{3})(?=\d)/g, "$1 "),
      rcs: `RCS ${adresse.commune} ${row.siren.replace(/(\d{3})(?=\d)/g, "$1 ")}`,
      tvaIntracommunautaire: `FR${vatKey(row.siren)}${row.siren}`,
      ...(isAgency ? estateLaw(row) : { orias: `96 ${row.siren.slice(3, 6)} ${row.siren.slice(6)}` }),
      mediateur: {
        nom: "Médiation de la consommation des Grèves",
        adresse: "12 Rue Victor-Hugo, 96100 Aubremer",
        siteUrl: "https://mediation-des-greves.example/",
      },
    },
  };
}

function estateLaw(row: AgencyRow): NonNullable<Agency["mentions"]> {
  const random = seededRandom(`carte ${row.slug}`);
  return {
    carteProfessionnelle: {
      numero: `CPI 9601 ${random.whole(2023, 2025)} 000 0${random.whole(10, 99)} ${random.whole(100, 999)}`,
      cci: "CCI de la Côte-d’Orvain",
    },
    garantieFinanciere:
      row.garantie === "sans fonds" || row.garantie === undefined
        ? { sansFonds: true }
        : { garant: row.garantie[0], montantCents: row.garantie[1] * 100_000 },
    rcPro: "Assurances Corbin, 43 Boulevard des Remparts, 96100 Aubremer",
  };
}

/** Returns the two digits of the French VAT number. */
function vatKey(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0");
}

function e164(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.startsWith("33") ? `+${digits}` : `+33${digits.replace(/^0/, "")}`;
}
