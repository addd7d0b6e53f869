import { getPhotoAlt, listingPath, priceText } from "@lieudit/listing-model";
import { Link } from "react-router";
import { counted, longDate, ordinal, phoneText, shortDate, typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { FactTable } from "../../shell/ui/table.tsx";
import { deskHeaders, requirePerson } from "../access/require-person.ts";
import { DeskTitle } from "../desk-title.tsx";
import { findEdit } from "../listings/edit-access.ts";
import { getEditPath } from "../listings/edit-messages.ts";
import type { Route } from "./+types/report-page.ts";
import { DayBars } from "./day-bars.tsx";
import { listReportDays, sumByDay } from "./sum-figures.ts";
import "./report.css";

const ROUTE = "espace/annonces/:id/rapport";
/** Days of a report. */
const DAYS = 30;
/** Listings that the price is compared with. */
const SIMILAR_COUNT = 12;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const known = await requirePerson(request, context, ROUTE);
  const { services } = known;
  const edit = await findEdit(known, params.id);
  const listing = edit.published?.listing;
  if (listing === undefined) throw new Response(null, { status: 404 });
  const now = services.clock();
  const period = listReportDays(listing.dates.publie, now, DAYS);
  const [from = "", to = from] = [period[0], period.at(-1)];
  const [figures, similar, agency] = await Promise.all([
    services.desk.listFigures({ subjects: [listing.id], from, to }),
    services.listings.similar(listing.id, SIMILAR_COUNT),
    services.listings.agency(edit.agence),
  ]);
  const [photo] = listing.photos;
  const cheaper = similar.filter(({ prixCents }) => prixCents < listing.prixCents).length;
  return {
    id: listing.id,
    title: listing.titre,
    reference: listing.reference,
    price: priceText(listing),
    path: services.publicUrl + listingPath(listing),
    photo: photo === undefined ? null : { ...photo, alt: getPhotoAlt(photo, listing.titre, 0) },
    agency: agency?.nom ?? edit.agence,
    phone: agency?.telephone ?? null,
    author: known.person.name,
    written: longDate(now),
    published: longDate(new Date(listing.dates.publie)),
    from: shortDate(from),
    to: shortDate(to),
    period,
    ...sumByDay(figures),
    place: similar.length === 0 ? null : { rank: cheaper + 1, of: similar.length + 1 },
  };
}

export const headers = deskHeaders;

/** The report that an agency gives to the seller of a listing; printed, it fits a sheet. */
export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { id, title, reference, price, path, photo, agency, author, written, published } = loaderData;
  const { from, to, period, phone, totals, days, place } = loaderData;
  return (
    <div className="desk-report">
      <p className="desk-ways">
        <Link to={getEditPath(id)}>Retour à l’annonce</Link>
        <Button tone="quiet" icon="printer" onClick={() => window.print()}>
          Imprimer
        </Button>
      </p>
      <DeskTitle title={`Rapport au vendeur : ${title}`} />
      <p>
        {typeset(`${agency}, ${written}. Référence ${reference}, ${price}, en ligne depuis le ${published}.`)}
      </p>
      <p>
        Votre interlocuteur{"\u00a0"}: {author}
        {phone !== null && (
          <>
            , <a href={`tel:${phone}`}>{phoneText(phone)}</a>
          </>
        )}
        .
      </p>
      {photo !== null && (
        <img
          className="desk-report-photo"
          src={`/img/${photo.id}/640.webp`}
          alt={photo.alt}
          width={photo.widthPx}
          height={photo.heightPx}
        />
      )}
      <h2>{typeset(`Du ${from} au ${to}`)}</h2>
      <dl className="desk-figures">
        <div>
          <dt>Visiteurs</dt>
          <dd className="figures">{totals.view}</dd>
        </div>
        <div>
          <dt>Lectures</dt>
          <dd className="figures">{totals.reading}</dd>
        </div>
        <div>
          <dt>Contacts</dt>
          <dd className="figures">{totals.contact}</dd>
        </div>
        <div>
          <dt>Favoris</dt>
          <dd className="figures">{totals.selection}</dd>
        </div>
      </dl>
      {place !== null && (
        <p>
          {typeset(
            `Parmi ${counted(place.of, "annonce semblable", "annonces semblables")} du site, la vôtre comprise, elle est ${place.rank === 1 ? "la moins chère" : `la ${ordinal(place.rank)} en partant de la moins chère`}.`,
          )}
        </p>
      )}
      {days.length === 0 ? (
        <p>Aucune visite n’a encore été comptée sur cette période.</p>
      ) : (
        <>
          <DayBars
            label={describeVisits(totals.view, days)}
            bars={period.map((day) => ({
              day,
              parts: [{ count: days.find((one) => one.day === day)?.view ?? 0 }],
            }))}
          />
          <p className="small">{describeVisits(totals.view, days)}</p>
          <FactTable
            caption="Par jour"
            heads={["Jour", "Visiteurs", "Lectures", "Contacts", "Favoris"]}
            rows={days.map(({ day, view, reading, contact, selection }) => [
              shortDate(day),
              view,
              reading,
              contact,
              selection,
            ])}
          />
        </>
      )}
      <p className="secondary small">
        {typeset(
          `Chaque visiteur compte une fois par jour. Le compte se fait sur notre serveur, sans cookie ni identifiant. Une lecture est une page restée cinq secondes à l’écran, chez les seuls visiteurs qui acceptent la mesure d’audience. L’annonce : ${path}`,
        )}
      </p>
    </div>
  );
}

/** What the chart shows, in words. */
function describeVisits(total: number, days: readonly { day: string; view: number }[]): string {
  const best = days.reduce<{ day: string; view: number } | null>(
    (most, day) => (most === null || day.view > most.view ? day : most),
    null,
  );
  const most = best === null || best.view === 0 ? "" : `, dont ${best.view} le ${shortDate(best.day)}`;
  return typeset(`Visiteurs par jour : ${total} en tout${most}.`);
}
