import type { EstateListing } from "@lieudit/listing-model";
import { writePoliris } from "@lieudit/listing-store/poliris";
import { chooseAgency } from "../access/choose-agency.ts";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/poliris-export.ts";

/** Widest size of a photo that this site makes. */
const PHOTO_WIDTH = 1600;

/** `/espace/annonces.poliris.csv`: the estates of an agency on offer, as other sites take them. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const known = await requirePerson(request, context, "espace/annonces.poliris.csv");
  const { agency } = await chooseAgency(known, url.searchParams.get("agence"));
  const { listings, publicUrl } = known.services;
  const offered = agency === null ? [] : await listings.listOffered(agency);
  const estates = offered.filter((listing): listing is EstateListing => listing.kind === "estate");
  const text = writePoliris(
    estates.map((estate) => ({
      estate,
      photos: estate.photos.map(({ id, alt }) => ({
        name: `${publicUrl}/img/${id}/${PHOTO_WIDTH}.jpeg`,
        alt,
      })),
    })),
  );
  return new Response(text, {
    headers: {
      ...DESK_HEADERS,
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="Annonces.csv"',
    },
  });
}
