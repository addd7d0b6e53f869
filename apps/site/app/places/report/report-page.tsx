import type { Place } from "@lieudit/place-model";
import { Link, redirect } from "react-router";
import { servicesContext } from "../../shell/services/services.ts";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { asked, pageSignal, valueOr } from "../search/ask-places.ts";
import { readPlaceId } from "../search/places-search.ts";
import type { Route } from "./+types/report-page.ts";
import { elementUri, isFromOpenStreetMap, noteUri } from "./osm-links.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { places, publicUrl } = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  const id = readPlaceId(query.get("lieu"));
  const review = query.get("avis");
  // The link below a review, also of one that a widget shows on another site.
  if (id !== null && review !== null) {
    throw redirect(`/signaler-avis?${new URLSearchParams({ lieu: id, avis: review })}`);
  }
  const photo = query.get("photo");
  if (id !== null && photo !== null) {
    throw redirect(`/signaler-lieu?${new URLSearchParams({ lieu: id, photo })}`);
  }
  const signal = pageSignal(request);
  // Without the place the page still tells how; only its shortcuts are missing.
  const place =
    id === null
      ? null
      : valueOr<Place | null>(
          await asked(
            places.getPlace(
              { placeId: id, languageCode: "fr" },
              ["id", "displayName", "location", "attributions"],
              {
                signal,
              },
            ),
            signal,
          ),
          null,
        );
  return { place, publicUrl };
}

export default function ReportPage({ loaderData: { place, publicUrl } }: Route.ComponentProps) {
  const name = place?.displayName?.text;
  const isMapped = place === null || isFromOpenStreetMap(place.attributions);
  return (
    <div className="page prose-page">
      <title>Signaler une erreur – Lieudit</title>
      <meta
        name="description"
        content="Comment corriger un lieu, une photo ou un avis affiché sur Lieudit."
      />
      <link rel="canonical" href={`${publicUrl}/signaler`} />
      <div className="prose">
        <h1>Signaler une erreur</h1>
        {place?.id && name && (
          <p>
            À propos de{"\u00a0"}: <Link to={`/lieu/${place.id}`}>{name}</Link>
          </p>
        )}
        <h2>Un horaire, une adresse, un lieu disparu</h2>
        {place?.id ? (
          <>
            <p>Dites-nous ce qui est faux{"\u00a0"}: nous vérifions et corrigeons.</p>
            <p>
              <ButtonLink to={`/signaler-lieu?lieu=${place.id}`}>Signaler une erreur sur ce lieu</ButtonLink>
            </p>
          </>
        ) : (
          <p>
            Ouvrez la fiche du lieu depuis <Link to="/lieux">la liste des lieux</Link>
            {"\u00a0"}: son lien «{"\u202f"}Signaler une erreur sur cette fiche{"\u202f"}» ouvre un
            formulaire.
          </p>
        )}
        {isMapped && <MapHelp place={place} />}
        <h2>Un avis</h2>
        <p>
          Sous chaque avis, le lien «{"\u202f"}Signaler cet avis{"\u202f"}» ouvre un formulaire.
        </p>
        <h2>Une photo</h2>
        <p>
          Dans la visionneuse, «{"\u202f"}Signaler la photo{"\u202f"}» ouvre le même formulaire
          {place?.id && (
            <>
              , ici pour <Link to={`/signaler-lieu?lieu=${place.id}`}>une photo de ce lieu</Link>
            </>
          )}
          .
        </p>
      </div>
    </div>
  );
}

function MapHelp({ place }: { place: Place | null }) {
  const element = elementUri(place?.id);
  return (
    <>
      <p>
        Les lieux viennent d’OpenStreetMap, une carte libre. Corrigez-la une fois, et tous ceux qui s’en
        servent en profitent{"\u202f"}; Lieudit la reprend à son prochain import.
      </p>
      <ul>
        <li>
          <a href={noteUri(place?.location)}>Laisser une note sur la carte</a>, sans compte{"\u00a0"}:
          décrivez ce qui est faux, un contributeur s’en charge.
        </li>
        <li>
          {element === null ? (
            <a href="https://www.openstreetmap.org/edit">Corriger la carte vous-même</a>
          ) : (
            <a href={element}>Corriger cette fiche vous-même</a>
          )}
          , avec un compte gratuit.
        </li>
      </ul>
    </>
  );
}
