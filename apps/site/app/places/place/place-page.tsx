import {
  type BoundaryGeometry,
  distanceMetres,
  type LatLng,
  type Place,
  type PlaceField,
} from "@lieudit/place-model";
import { type DisplayPhoto, getDetailsFields } from "@lieudit/place-widgets";
import type { BoundaryClient, PlacesClient } from "@lieudit/places-client";
import { data, Link } from "react-router";
import { readConsent } from "../../privacy/consent/consent-cookie.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { Breadcrumbs, breadcrumbJsonLd, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { MARKER_FIELDS } from "../map/place-marker.tsx";
import { isFromOpenStreetMap } from "../report/osm-links.ts";
import { asked, askedPlace, pageSignal, valueOr } from "../search/ask-places.ts";
import { findFirstPhotos, sizeAsShown } from "../search/first-photos.ts";
import { PlaceCarousel } from "../search/place-carousel.tsx";
import { kindOfTypes } from "../search/place-kinds.ts";
import { ROW_FIELDS } from "../search/place-rows.tsx";
import { placesHref, readPlaceId } from "../search/places-search.ts";
import type { Route } from "./+types/place-page.ts";
import { JSON_LD_FIELDS, placeJsonLd } from "./place-json-ld.ts";
import { askedLanguage, languageCookie, rememberedLanguage } from "./place-language.ts";
import { PlaceWays } from "./place-ways.tsx";
import { placeSummary, placeTitle } from "./place-words.ts";
import "@lieudit/place-map/styles.css";
import "../map/map.css";
import "@lieudit/place-widgets/styles/details.css";
import "../../shell/design/kit-theme.css";
import "./place.css";

const PlaceDetails = lazyPart(async () => (await import("@lieudit/place-widgets/details")).PlaceDetails);
const InPlaceLanguage = lazyPart(async () => (await import("./in-place-language.tsx")).InPlaceLanguage);
const LanguageChoice = lazyPart(async () => (await import("./language-choice.tsx")).LanguageChoice);
const LocationMap = lazyPart(async () => (await import("../map/location-map.tsx")).LocationMap);

const FIELDS: readonly PlaceField[] = [
  ...new Set<PlaceField>([
    ...getDetailsFields("all"),
    ...JSON_LD_FIELDS,
    ...MARKER_FIELDS,
    "addressComponents",
    "attributions",
  ]),
];
/** Towns, other administrative areas, and postcodes. */
const AREA_TYPES: ReadonlySet<string> = new Set(["political", "postal_code"]);
/** Radius of "à deux pas", in metres. */
const NEARBY_RADIUS = 600;
const NEARBY_COUNT = 8;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { places: client, boundaries, publicUrl, mapCreditsAt, cookies } = context.get(servicesContext);
  const id = readPlaceId(params.id);
  if (id === null) throw data(null, { status: 404 });

  const consent = readConsent(request, cookies);
  const chosen = askedLanguage(url.searchParams);
  const language = chosen ?? rememberedLanguage(request.headers.get("cookie"), consent);
  const signal = pageSignal(request);
  const answer = await askedPlace(
    client.getPlace({ placeId: id, languageCode: language }, FIELDS, { signal }),
    signal,
  );
  if (answer.phase === "failed") {
    return data({ phase: "failed" as const }, { status: 503 });
  }
  if (answer.value === null) throw data(null, { status: 404 });
  const place = answer.value;
  const [nearby, photos, mapCredits, outline] = await Promise.all([
    place.location === undefined ? [] : nearbyPlaces(client, id, place.location, signal),
    findFirstPhotos(client, place, signal),
    place.location === undefined ? null : mapCreditsAt(place.location),
    place.types?.some((type) => AREA_TYPES.has(type)) ? findOutline(boundaries, id, signal) : null,
  ]);
  const pageUrl = `${publicUrl}/lieu/${id}`;
  const shown = {
    place,
    nearby,
    photos,
    mapCredits,
    outline,
    pageUrl,
    publicUrl,
    language,
    isChosen: chosen !== null,
  };
  const headers = new Headers();
  if (chosen !== null && consent?.i18n === true)
    headers.append("set-cookie", languageCookie(chosen, cookies));
  return data({ phase: "ready" as const, ...shown }, { headers });
}

async function findOutline(
  boundaries: BoundaryClient,
  placeId: string,
  signal: AbortSignal,
): Promise<BoundaryGeometry | null> {
  const answer = await asked(boundaries.fetchBoundary({ placeId }, { signal }), signal);
  return valueOr(answer, null)?.geometry ?? null;
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.phase === "failed") return <PlaceFailure />;
  return <PlaceView {...loaderData} />;
}

function PlaceView({
  place,
  nearby,
  photos,
  mapCredits,
  outline,
  pageUrl,
  publicUrl,
  language,
  isChosen,
}: Extract<Route.ComponentProps["loaderData"], { phase: "ready" }>) {
  const kind = kindOfTypes(place.types);
  const title = placeTitle(place);
  const path: Crumb[] = [
    { label: "Lieux", href: "/lieux" },
    ...(kind === null ? [] : [{ label: kind.label, href: placesHref({ kind: kind.slug }) }]),
    { label: place.displayName?.text ?? "", href: pageUrl.slice(publicUrl.length) },
  ];
  const details = (
    <PlaceDetails
      // Its state is of one language.
      key={language}
      placeId={place.id}
      place={place}
      photos={photos}
      content="all"
      lightboxMode={0}
      headingLevel={1}
    />
  );
  return (
    <div className="page place-page">
      <title>{`${title} – Lieudit`}</title>
      <meta name="description" content={placeSummary(place)} />
      <link rel="canonical" href={pageUrl} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={placeSummary(place)} />
      <meta property="og:type" content="place" />
      <meta property="og:url" content={pageUrl} />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content="Lieudit" />
      {photos?.[0] && <SharedPhoto photo={photos[0]} />}
      <JsonLd value={placeJsonLd(place, pageUrl)} />
      <JsonLd value={breadcrumbJsonLd(path, publicUrl)} />
      <Breadcrumbs path={path} />
      {/* On paper a link leads nowhere. */}
      <p className="small place-address" aria-hidden="true">
        {pageUrl}
      </p>
      <div className="place-columns">
        {language === "fr" ? details : <InPlaceLanguage language={language}>{details}</InPlaceLanguage>}
        <aside className="place-aside">
          <PlaceWays place={place} url={pageUrl} />
          <LocationMap place={place} mapCredits={mapCredits} outline={outline} />
          {nearby.length > 0 && (
            <section aria-labelledby="alentour">
              <h2 id="alentour">À deux pas</h2>
              <PlaceCarousel label="À deux pas" places={nearby} origin={place.location} />
            </section>
          )}
          <LanguageChoice language={language} isChosen={isChosen} />
          <p className="small">
            <Link to={`/signaler-lieu?lieu=${place.id}`}>Signaler une erreur sur cette fiche</Link>
            {isFromOpenStreetMap(place.attributions) && (
              <>
                {" · "}
                <Link to={`/signaler?lieu=${place.id}`}>La corriger vous-même</Link>
              </>
            )}
          </p>
        </aside>
      </div>
    </div>
  );
}

function PlaceFailure() {
  return (
    <div className="page prose error-page">
      <title>Lieu indisponible – Lieudit</title>
      <meta name="robots" content="noindex" />
      <h1>Ce lieu ne peut pas être affiché pour le moment</h1>
      <p>Les informations sur ce lieu n’ont pas pu être chargées. Réessayez dans un instant.</p>
      <p>
        <Link to="/lieux">Chercher un autre lieu</Link>
      </p>
    </div>
  );
}

async function nearbyPlaces(
  client: PlacesClient,
  id: string,
  location: LatLng,
  signal: AbortSignal,
): Promise<Place[]> {
  const answer = await asked(
    client.searchNearby(
      {
        locationRestriction: { circle: { center: location, radius: NEARBY_RADIUS } },
        includedTypes: ["establishment", "tourist_attraction"],
        // The nearest things are taps and letter boxes; what people know helps them to find their way.
        rankPreference: "POPULARITY",
        // One more, since the place itself is among them.
        maxResultCount: NEARBY_COUNT + 1,
        languageCode: "fr",
      },
      ROW_FIELDS,
      { signal },
    ),
    signal,
  );
  const away = (place: Place) =>
    place.location === undefined ? Number.POSITIVE_INFINITY : distanceMetres(location, place.location);
  return (valueOr(answer, {}).places ?? [])
    .filter((place) => place.id !== id)
    .slice(0, NEARBY_COUNT)
    .toSorted((one, other) => away(one) - away(other));
}

/** What a shared address shows of the place; with its size nobody has to fetch it to lay it out. */
function SharedPhoto({ photo }: { photo: DisplayPhoto }) {
  const { width, height } = sizeAsShown(photo);
  return (
    <>
      <meta property="og:image" content={photo.url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
    </>
  );
}
