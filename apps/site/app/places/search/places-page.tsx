import type { IndexDescription } from "@lieudit/place-index";
import type { LatLng, Place, PlaceField, Viewport } from "@lieudit/place-model";
import { type DisplayPhoto, getDetailsFields, getSearchFields } from "@lieudit/place-widgets";
import type { PlacesClient } from "@lieudit/places-client";
import { useEffect, useRef, useState } from "react";
import { data, Link, redirect, useNavigation } from "react-router";
import { atTown, counted, integer } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { ViewSwitch } from "../../shell/ui/view-switch.tsx";
import { MAP_FIELDS } from "../map/place-marker.tsx";
import type { Route } from "./+types/places-page.ts";
import { type Asked, asked, askedPlace, pageSignal } from "./ask-places.ts";
import { DetailsPanel } from "./details-panel.tsx";
import { type FoundPlaces, findPlaces, type SearchArea } from "./find-places.ts";
import { findFirstPhotos } from "./first-photos.ts";
import { PlaceFilters } from "./place-filters.tsx";
import { groupsWithPlaces, kindOfSlug } from "./place-kinds.ts";
import { PlaceSearchForm } from "./place-search-form.tsx";
import {
  isDutyPharmacySearch,
  isNarrowed,
  type PlacesSearch,
  placesHref,
  readPlacesSearch,
} from "./places-search.ts";
import { ResultPages } from "./result-pages.tsx";
import { startArea, townArea } from "./start-area.ts";
import { getStationKind, readFuelWords } from "./station-kinds.ts";
import "@lieudit/place-map/styles.css";
import "../map/map.css";
import "@lieudit/place-widgets/styles.css";
import "../../shell/design/kit-theme.css";
import "./places.css";

// Rarely visible: only before the first import.
const NoPlacesYet = lazyPart(async () => (await import("./no-places-yet.tsx")).NoPlacesYet);
const NoResults = lazyPart(async () => (await import("./no-results.tsx")).NoResults);
// Hydrated after the rest: its links work before.
const ResultsList = lazyPart(async () => (await import("./results-list.tsx")).ResultsList);
// Only some lists have these.
const DutyPharmacyNotice = lazyPart(async () => (await import("./duty-pharmacy.tsx")).DutyPharmacyNotice);
const StationChoice = lazyPart(async () => (await import("./station-choice.tsx")).StationChoice);
const StationRows = lazyPart(async () => (await import("./station-rows.tsx")).StationRows);
const PlacesMap = lazyPart(async () => (await import("../map/places-map.tsx")).PlacesMap);

const LIST_FIELDS: readonly PlaceField[] = getSearchFields("all");
const DETAILS_FIELDS: readonly PlaceField[] = getDetailsFields("standard");

export async function loader({ request, context }: Route.LoaderArgs) {
  const { places: client, describePlaces, mapCreditsAround, publicUrl } = context.get(servicesContext);
  const search = readPlacesSearch(new URL(request.url).searchParams);
  const fuel = search.kind === null ? readFuelWords(search.text) : null;
  // Their list has prices; results of a text have none.
  if (fuel !== null)
    throw redirect(placesHref({ ...search, text: "", kind: "station-service", fuel: fuel.slug }), 302);
  const description = await describePlaces();
  if (description?.placeCount === 0) return { phase: "empty" as const };

  const signal = pageSignal(request);
  const [town, chosen] = await Promise.all([
    search.town === null ? null : askedTown(client, search.town, signal),
    search.placeId === null || search.isMap ? null : askedDetails(client, search.placeId, signal),
  ]);
  const area = await getArea(client, description, search, town, signal);
  const fields = search.isMap ? [...new Set([...LIST_FIELDS, ...MAP_FIELDS])] : LIST_FIELDS;
  const found = await asked(findPlaces(client, search, area, fields, signal), signal);
  // The details beside a list are of the chosen place, else of the first one. A map has none.
  const first = found.phase === "ready" && !search.isMap ? found.value.places[0]?.id : undefined;
  const details = chosen ?? (first === undefined ? null : await askedDetails(client, first, signal));
  const shown = details?.phase === "ready" ? details.value : null;

  const answer = {
    phase: "ready" as const,
    publicUrl,
    search,
    found,
    details,
    photos: await findFirstPhotos(client, shown, signal),
    townName: (town?.phase === "ready" && town.value?.displayName?.text) || null,
    view: area?.viewport ?? null,
    groups: groupsWithPlaces(description?.countByType),
    mapCredits: search.isMap ? await mapCreditsAround(shownPoints(found, area)) : [],
  };
  return found.phase === "failed" ? data(answer, { status: 503 }) : answer;
}

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.phase === "empty") return <NoPlacesYet />;
  return <PlacesView {...loaderData} />;
}

interface PlacesViewProps {
  publicUrl: string;
  search: PlacesSearch;
  found: Asked<FoundPlaces>;
  details: Asked<Place | null> | null;
  photos: DisplayPhoto[] | undefined;
  townName: string | null;
  view: Viewport | null;
  groups: ReturnType<typeof groupsWithPlaces>;
  /** The data sources that the map credits. */
  mapCredits: readonly string[];
}

function PlacesView({
  publicUrl,
  search,
  found,
  details,
  photos,
  townName,
  view,
  groups,
  mapCredits,
}: PlacesViewProps) {
  const isLoading = useNavigation().state === "loading";
  const title = placesTitle(search, townName);
  const stations = getStationKind(search.kind);
  const places = found.phase === "ready" ? found.value.places : [];
  const shown = details?.phase === "ready" ? details.value : null;
  const [markedId, setMarkedId] = useState<string | null>(null);
  const chosenId = useRef(search.placeId);
  useEffect(() => {
    const left = chosenId.current;
    chosenId.current = search.placeId;
    // The details that had the focus are gone: the reader continues from their row of the list.
    if (search.placeId !== null || left === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`.places-list a[href$="lieu=${CSS.escape(left)}"]`)
      ?.focus({ preventScroll: true });
  }, [search.placeId]);
  return (
    <div
      className="page places-page"
      data-has-choice={(search.placeId !== null && !search.isMap) || undefined}
    >
      <PageHead
        title={title}
        description={`${title} : adresses, horaires et coordonnées.`}
        publicUrl={publicUrl}
        path="/lieux"
        {...(isNarrowed(search) && { robots: "noindex,follow" })}
      />
      <div className="places-head">
        <h1>{title}</h1>
        <PlaceSearchForm search={search} view={view} label="Chercher un lieu" />
        <PlaceFilters search={search} groups={groups} townName={townName} />
        {stations !== undefined && <StationChoice search={search} />}
        <ViewSwitch
          label="Présentation"
          views={[false, true].map((isMap) => ({
            label: isMap ? "Carte" : "Liste",
            icon: isMap ? "map" : "list",
            to: placesHref({ ...search, isMap, placeId: null }),
            isShown: isMap === search.isMap,
          }))}
        />
      </div>
      <div className="places-columns" data-empty={places.length === 0 || undefined}>
        <div className="places-list" aria-busy={isLoading}>
          <p className="visually-hidden" role="status">
            {resultSentence(found, search.page)}
          </p>
          {(search.kind === "pharmacie" || isDutyPharmacySearch(search)) && (
            <DutyPharmacyNotice search={search} />
          )}
          {found.phase === "failed" ? (
            <p className="places-failure">
              Les résultats n’ont pas pu être chargés. <Link to={placesHref(search)}>Réessayer</Link>
            </p>
          ) : places.length === 0 ? (
            <NoResults search={search} townName={townName} />
          ) : (
            <>
              {stations === undefined ? (
                <ResultsList
                  places={places}
                  search={search}
                  shownId={shown?.id ?? null}
                  markedId={markedId}
                  onMark={setMarkedId}
                />
              ) : (
                <StationRows places={places} search={search} kind={stations} view={view} />
              )}
              <ResultPages search={search} hasMore={found.value.hasMore} />
            </>
          )}
        </div>
        {search.isMap && (
          <PlacesMap
            places={places}
            search={search}
            area={view}
            selectedId={markedId}
            onSelect={setMarkedId}
            mapCredits={mapCredits}
          />
        )}
        {details !== null && <DetailsPanel search={search} details={details} photos={photos} />}
      </div>
    </div>
  );
}

function askedTown(client: PlacesClient, id: string, signal: AbortSignal) {
  const question = client.getPlace(
    { placeId: id, languageCode: "fr" },
    ["id", "displayName", "viewport", "location"],
    { signal },
  );
  return askedPlace(question, signal);
}

function askedDetails(client: PlacesClient, id: string, signal: AbortSignal) {
  return askedPlace(client.getPlace({ placeId: id, languageCode: "fr" }, DETAILS_FIELDS, { signal }), signal);
}

/** Returns the area of the map or of the chosen town, else the default area of a visit. */
async function getArea(
  client: PlacesClient,
  description: IndexDescription | null,
  { zone }: PlacesSearch,
  town: Asked<Place | null> | null,
  signal: AbortSignal,
): Promise<SearchArea | null> {
  if (zone !== null) return { viewport: zone, isStrict: true };
  const chosen = town?.phase === "ready" && town.value !== null ? townArea(town.value) : null;
  if (chosen !== null) return { viewport: chosen, isStrict: true };
  const start = await startArea(client, description, signal);
  return start === null ? null : { viewport: start.viewport, isStrict: false };
}

/** Returns the visible points of the map: its markers, else the corners of its area. */
function shownPoints(found: Asked<FoundPlaces>, area: SearchArea | null): LatLng[] {
  const places = found.phase === "ready" ? found.value.places : [];
  const points = places.flatMap(({ location }) => location ?? []);
  return points.length > 0 || area === null ? points : [area.viewport.low, area.viewport.high];
}

/** Returns the title of the list; "open now" has its own filter, unless it is the only one. */
function placesTitle({ text, kind: slug, isOpenNow }: PlacesSearch, townName: string | null): string {
  const kind = kindOfSlug(slug)?.label ?? (isOpenNow ? "Ouvert maintenant" : "Lieux");
  const what = text !== "" ? `Résultats pour «\u202f${text}\u202f»` : kind;
  return townName === null ? what : `${what} ${atTown(townName)}`;
}

function resultSentence(found: PlacesViewProps["found"], page: number): string {
  if (found.phase === "failed") return "Les résultats n’ont pas pu être chargés.";
  const { places, isCut } = found.value;
  if (places.length === 0) return "Aucun lieu ne correspond.";
  const count = counted(places.length, "lieu", "lieux");
  if (page > 1) return `Page ${page}\u00a0: ${count}.`;
  return isCut ? `Les ${integer(places.length)} premiers lieux.` : `${count}.`;
}
