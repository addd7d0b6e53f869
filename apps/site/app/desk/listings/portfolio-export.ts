import { toCsv } from "@lieudit/leads/csv";
import type { EstateListing, Listing } from "@lieudit/listing-model";
import { writePoliris } from "@lieudit/listing-store/poliris";
import { toPortfolioTable, toPortfolioXml } from "@lieudit/listing-store/table";
import { chooseAgency } from "../access/choose-agency.ts";
import type { DeskRoute } from "../access/desk-routes.ts";
import { DESK_HEADERS, requirePerson } from "../access/require-person.ts";
import type { Route } from "./+types/portfolio-export.ts";

/** Widest size of a photo that this site makes. */
const PHOTO_WIDTH = 1600;

type GetPhotoUrl = (id: string) => string;

/** Formats of the portfolio, by the end of the address. */
const FORMATS: Readonly<
  Record<string, { type: string; fileName: string; write: (listings: Listing[], url: GetPhotoUrl) => string }>
> = {
  "poliris.csv": { type: "text/csv", fileName: "Annonces.csv", write: toPoliris },
  csv: {
    type: "text/csv",
    fileName: "annonces.csv",
    write: (listings, url) => toCsv(toPortfolioTable(listings, url)),
  },
  xml: {
    type: "application/xml",
    fileName: "annonces.xml",
    write: (listings, url) => toPortfolioXml(toPortfolioTable(listings, url)),
  },
};

/** `/espace/annonces.csv`, `.xml`, `.poliris.csv`: the listings of an agency on offer, as other sites take them. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const ending = url.pathname.slice(url.pathname.indexOf(".") + 1);
  const format = FORMATS[ending];
  if (format === undefined) throw new Response(null, { status: 404 });
  const known = await requirePerson(request, context, `espace/annonces.${ending}` as DeskRoute); // one of `FORMATS`
  const { agency } = await chooseAgency(known, url.searchParams.get("agence"));
  const { listings, publicUrl } = known.services;
  const offered = agency === null ? [] : await listings.listOffered(agency);
  const text = format.write(offered, (id) => `${publicUrl}/img/${id}/${PHOTO_WIDTH}.jpeg`);
  return new Response(text, {
    headers: {
      ...DESK_HEADERS,
      "content-type": `${format.type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${format.fileName}"`,
    },
  });
}

/** Poliris has estates only. */
function toPoliris(listings: readonly Listing[], getPhotoUrl: GetPhotoUrl): string {
  const estates = listings.filter((listing): listing is EstateListing => listing.kind === "estate");
  return writePoliris(
    estates.map((estate) => ({
      estate,
      photos: estate.photos.map(({ id, alt }) => ({ name: getPhotoUrl(id), alt })),
    })),
  );
}
