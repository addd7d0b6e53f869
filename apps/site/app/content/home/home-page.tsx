import type { Place } from "@lieudit/place-model";
import { data, Link } from "react-router";
import { OfferMentions } from "../../listings/list/offer-mentions.tsx";
import { asked, pageSignal, valueOr } from "../../places/search/ask-places.ts";
import { findOpenNow } from "../../places/search/find-places.ts";
import { groupsWithPlaces } from "../../places/search/place-kinds.ts";
import { ROW_FIELDS } from "../../places/search/place-rows.tsx";
import "../../places/search/place-rows.css";
import { PlaceSearchForm } from "../../places/search/place-search-form.tsx";
import { ALL_PLACES, placesHref } from "../../places/search/places-search.ts";
import { areaOfTowns, largestTowns } from "../../places/search/start-area.ts";
import { startView } from "../../places/search/start-view.ts";
import { atTown, counted, integer } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { servicesContext } from "../../shell/services/services.ts";
import { textPath } from "../../shell/services/site-content.ts";
import { NameOfTheDay } from "../../shell/surfaces/name-of-the-day.tsx";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { JsonLd } from "../../shell/ui/json-ld.tsx";
import { PageHead } from "../../shell/ui/page-head.tsx";
import { SectionHeading } from "../../shell/ui/section-heading.tsx";
import { TextCard } from "../articles/text-card.tsx";
import type { Route } from "./+types/home-page.ts";
import { dataSources, regionCount } from "./data-sources.ts";
import { HomeHero } from "./home-hero.tsx";
import { HomeListings } from "./home-listings.tsx";
import { homeOffers } from "./home-offers.server.ts";
import { KindDirectory } from "./kind-directory.tsx";
import { MapBand } from "./map-band.tsx";
import { siteJsonLd } from "./site-json-ld.ts";
import "@lieudit/place-widgets/styles/autocomplete.css";
import "../../shell/design/kit-theme.css";
import "../../places/search/place-row-grid.css";
import "./home.css";

// Rarely visible: only without places or listings.
const NoPlacesYet = lazyPart(async () => (await import("../../places/search/no-places-yet.tsx")).NoPlacesYet);
// Its fields are plain ones until their code is loaded.
const SearchBar = lazyPart(async () => (await import("./search-bar.tsx")).SearchBar);
// Its code formats opening hours.
const OpenNow = lazyPart(async () => (await import("./open-now.tsx")).OpenNow);
const CoastPoster = lazyPart(async () => (await import("./coast-poster.tsx")).CoastPoster);

/** Divisible by one, two and three, the numbers of columns of "Ouvert en ce moment". */
const OPEN_NOW_COUNT = 6;
const TOWN_COUNT = 12;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { places, describePlaces, publicUrl, content } = services;
  const [description, offers] = await Promise.all([describePlaces(), homeOffers(services)]);
  const shared = { publicUrl, offers, jsonLd: siteJsonLd(content.operator, publicUrl) };
  if (description === null) return data({ phase: "failed" as const, ...shared }, { status: 503 });
  const view = startView(description);
  if (description.placeCount === 0 || view === null) return { phase: "empty" as const, ...shared };

  const signal = pageSignal(request);
  const towns = await asked(largestTowns(places, view, TOWN_COUNT, signal), signal);
  const mainTowns = valueOr(towns, []);
  // Open places and typed text are searched in the main town first, where most readers are.
  const { viewport, center } = areaOfTowns(mainTowns, view);
  const area = { viewport, isStrict: false };
  const openNow = await asked(findOpenNow(places, area, OPEN_NOW_COUNT, ROW_FIELDS, signal), signal);
  return {
    phase: "ready" as const,
    ...shared,
    center,
    view: viewport,
    towns: mainTowns,
    openNow: valueOr(openNow, []),
    groups: groupsWithPlaces(description.countByType),
    poiCount: description.countByKind.poi ?? 0,
    regions: regionCount(description.sources),
    sources: dataSources(description.sources),
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { offers } = loaderData;
  const hasOffers = offers.vehicleCount + offers.estateCount > 0;
  if (loaderData.phase === "empty" && !hasOffers) return <NoPlacesYet />;
  const ready = loaderData.phase === "ready" ? loaderData : null;
  const name = ready?.towns[0]?.displayName?.text ?? "Votre ville";
  const placeSearch = (
    <PlaceSearchForm search={ALL_PLACES} view={ready?.view ?? null} label={"Que cherchez-vous\u202f?"} />
  );
  return (
    <>
      <PageHead
        title={hasOffers ? `Véhicules et immobilier ${atTown(name)}` : `${name}, rue par rue`}
        description={hasOffers ? offersDescription(name) : homeDescription(name)}
        publicUrl={loaderData.publicUrl}
        path="/"
      />
      <JsonLd value={loaderData.jsonLd} />
      <div className="page home-day">
        <NameOfTheDay {...offers.day} />
      </div>
      {hasOffers ? (
        <>
          <HomeHero cards={offers.slides} sentence={`${name}, ses voitures, ses maisons, ses rues.`} />
          <div className="page home-search">
            <SearchBar vehicleCount={offers.vehicleCount} {...offers.searchBar} />
          </div>
          <div className="page home-sections home-offers">
            <HomeListings
              id="derniers-biens"
              title="Derniers biens"
              to="/immobilier"
              cards={offers.estates}
              now={offers.day.now}
            />
            <HomeListings
              id="derniers-vehicules"
              title="Derniers véhicules"
              to="/vehicules"
              cards={offers.vehicles}
              now={offers.day.now}
            />
            <OfferMentions mobility={offers.mobility} hasEstates={offers.estateCount > 0} />
            <SellBand />
            <div className="home-around">
              {ready !== null && <MapBand center={ready.center} name={name} />}
              <section className="home-places" aria-labelledby="lieux">
                <h2 id="lieux">Un commerce, une rue, un service</h2>
                {placeSearch}
              </section>
            </div>
            {offers.texts.length > 0 && (
              <section aria-labelledby="a-lire">
                <SectionHeading id="a-lire" more={{ to: "/guides", label: "Tous les guides" }}>
                  À lire
                </SectionHeading>
                <CardGrid isRow>
                  {offers.texts.map((text) => (
                    <TextCard key={textPath(text)} text={text} />
                  ))}
                </CardGrid>
              </section>
            )}
          </div>
        </>
      ) : (
        <section className="hero">
          <CoastPoster />
          <div className="page hero-words">
            <h1>
              {name},<br /> rue par rue.
            </h1>
            <p className="hero-lead">
              {ready === null
                ? "Boutiques, services, sorties et adresses."
                : `Boutiques, services, sorties\u00a0: ${placeCount(ready)}, avec leurs horaires et le moyen de les joindre.`}
            </p>
          </div>
        </section>
      )}
      {!hasOffers && <div className="page hero-search">{placeSearch}</div>}
      {ready === null ? (
        <p className="page home-failure" role="status">
          Les lieux ne peuvent pas être affichés pour le moment. Réessayez dans un instant.
        </p>
      ) : (
        <div className="page home-sections">
          {ready.openNow.length > 0 && <OpenNow places={ready.openNow} />}
          <KindDirectory groups={ready.groups} isWhole={!hasOffers} />
          {ready.towns.length > 1 && <Towns towns={ready.towns} />}
          <p className="secondary small home-source">
            {ready.sources !== "" && `Données\u00a0: ${ready.sources}. `}Une erreur, un oubli{"\u202f"}?{" "}
            <Link to="/signaler">Dites comment corriger la carte</Link>.
          </p>
        </div>
      )}
    </>
  );
}

/** What owners come for. */
function SellBand() {
  return (
    <section className="sell-band" aria-labelledby="vendre">
      <div>
        <h2 id="vendre">Vous vendez{"\u202f"}?</h2>
        <p>
          Décrivez votre bien ou votre véhicule{"\u202f"}: un professionnel d’ici vous répond sous un jour
          ouvré.
        </p>
      </div>
      <p className="map-band-ways">
        <ButtonLink icon="house" to="/estimer">
          Faire estimer un bien
        </ButtonLink>
        <ButtonLink tone="quiet" icon="car" to="/reprise">
          Faire reprendre un véhicule
        </ButtonLink>
      </p>
    </section>
  );
}

/** The count is that of all regions, while the title names the town of one. */
function placeCount({ poiCount, regions }: { poiCount: number; regions: number }): string {
  const places = counted(poiCount, "lieu", "lieux");
  return regions > 1 ? `${places} dans ${integer(regions)} régions` : places;
}

function Towns({ towns }: { towns: readonly Place[] }) {
  return (
    <section aria-labelledby="communes">
      <div className="section-head">
        <h2 id="communes">Communes</h2>
      </div>
      <ul className="plain-list towns">
        {towns.map((town) => (
          <li key={town.id}>
            <Link to={placesHref({ town: town.id ?? null })}>{town.displayName?.text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function offersDescription(name: string): string {
  return `Voitures, utilitaires, maisons et appartements ${atTown(name)} et alentour : annonces de professionnels, avec le quartier de chacune.`;
}

function homeDescription(name: string): string {
  return `Les lieux de ${name} : commerces, services, sorties et adresses, avec leurs horaires et leurs coordonnées.`;
}
