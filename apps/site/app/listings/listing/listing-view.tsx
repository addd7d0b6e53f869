import {
  type FactGroup,
  formatTravelNote,
  getEstateLoanQuestion,
  hasDiagnosis,
  isClassOfClimate,
  isDwelling,
  isPriceMissing,
  type Listing,
  listingBadges,
  listingPath,
  listKeyFacts,
  type Mention,
  priceCut,
  priceNote,
  pricePerM2Cents,
  pricePerM2Text,
  priceText,
  saleFees,
} from "@lieudit/listing-model";
import type { ReactNode } from "react";
import { endedWords } from "../../forms/leads/ended-message.ts";
import { Heart } from "../../privacy/selection/heart.tsx";
import { euros, longDate } from "../../shell/format/french.ts";
import { lazyPart } from "../../shell/layout/lazy-part.tsx";
import { Badge } from "../../shell/ui/badge.tsx";
import { Breadcrumbs, type Crumb } from "../../shell/ui/breadcrumbs.tsx";
import { ButtonLink } from "../../shell/ui/button.tsx";
import { CardGrid } from "../../shell/ui/card.tsx";
import { type Fact, Facts } from "../../shell/ui/facts.tsx";
import { Notice } from "../../shell/ui/notice.tsx";
import { BADGE_TONES } from "../list/badge-tones.ts";
import { hasRating, ListingCardView, Rating } from "../list/listing-card-view.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { EnergyScales } from "./energy-scales.tsx";
import { ListingGallery } from "./listing-gallery.tsx";
import { ListingMentions } from "./listing-mentions.tsx";
import type { LoadedListing } from "./load-listing.ts";
import { RememberSeen } from "./remember-seen.tsx";
import { ShareButtons } from "./share-buttons.tsx";
import { splitDescription } from "./split-description.ts";
import "@lieudit/place-map/styles.css";
import "../../places/map/map.css";
import "@lieudit/place-widgets/styles/parts.css";
import "../../shell/design/kit-theme.css";
import "../../places/search/place-rows.css";
import "./neighbourhood.css";
import "../../privacy/outside/outside-frame.css";
import "./listing.css";

const ListingMedia = lazyPart(async () => (await import("./listing-media.tsx")).ListingMedia);
const ListingPlaceMap = lazyPart(async () => (await import("./listing-place-map.tsx")).ListingPlaceMap);
const Neighbourhood = lazyPart(async () => (await import("./neighbourhood.tsx")).Neighbourhood);

export interface ListingViewProps {
  loaded: LoadedListing;
  path: readonly Crumb[];
  /** The monthly cost of a home for sale, by estimate. */
  budget?: string | null;
  /** What is offered in several parts: the homes of a new development, the weeks of a holiday let. */
  offer?: ReactNode;
  /** Sections of one kind alone, after the facts: equipment. */
  children?: ReactNode;
}

/** The page of a listing. */
export function ListingView({ loaded, path, budget = null, offer, children }: ListingViewProps) {
  const {
    listing,
    agency,
    hasEnded,
    facts,
    mentions,
    similar,
    neighbourhood,
    ways,
    mapCredits,
    now,
    publicUrl,
  } = loaded;
  const href = listingPath(listing);
  return (
    <div className="page listing-page">
      <Breadcrumbs path={path} />
      {hasEnded && (
        <Notice tone="warning">
          <p>{endedWords(listing)}</p>
          {similar.length > 0 && <a href="#similaires">Voir des annonces semblables</a>}
        </Notice>
      )}
      <RememberSeen kind={listing.kind} id={listing.id} />
      <ListingGallery photos={listing.photos} titre={listing.titre} />
      <div className="listing-columns">
        <div className="listing-main">
          <ListingHead listing={listing} now={now} facts={facts} />
          {budget !== null && (
            <p className="listing-budget small">
              Budget mensuel estimé{"\u00a0"}: {budget}.
            </p>
          )}
          <div className="listing-actions">
            {!hasEnded && <Heart kind={listing.kind} id={listing.id} titre={listing.titre} isLabelled />}
            {!hasEnded && isBought(listing) && !isPriceMissing(listing) && (
              <ButtonLink to={loanPath(listing)} tone="plain" icon="gauge">
                {listing.kind === "vehicle" ? "Simuler un crédit" : "Simuler un prêt"}
              </ButtonLink>
            )}
            <ButtonLink to={`${href}/imprimer`} tone="plain" icon="printer">
              Imprimer
            </ButtonLink>
            <ShareButtons title={listing.titre} url={publicUrl + href} />
          </div>
          <section className="listing-section" aria-labelledby="description">
            <h2 id="description">Description</h2>
            <Description text={listing.description} />
          </section>
          {offer}
        </div>
        <div className="listing-side">
          <ContactPanel listing={listing} agency={agency} hasEnded={hasEnded} />
        </div>
        <div className="listing-main">
          <AllFacts groups={facts} />
          {children}
          {(listing.videoUrl ?? listing.visiteUrl) !== undefined && <ListingMedia listing={listing} />}
          <EnergySection listing={listing} mentions={mentions} />
          <ListingMentions
            mentions={
              hasEnergySection(listing) ? mentions.filter(({ code }) => !ENERGY_CODES.has(code)) : mentions
            }
          />
        </div>
      </div>
      {listing.position !== undefined && (
        <>
          <section className="listing-section" aria-labelledby="emplacement">
            <h2 id="emplacement">Emplacement</h2>
            <p className="secondary">
              {listing.position.precision !== "exacte" && "Emplacement approximatif, "}
              {[
                listing.position.precision === "floutee" ? undefined : listing.adresse.rue,
                `${listing.adresse.codePostal} ${listing.adresse.commune}`,
              ]
                .filter((part) => part !== undefined)
                .join(", ")}
            </p>
            {ways.length > 0 && <p>{ways.map(formatTravelNote).join(" · ")}</p>}
            {mapCredits !== null && (
              <div className="map-frame listing-map">
                <ListingPlaceMap listing={listing} mapCredits={mapCredits} />
              </div>
            )}
          </section>
          <Neighbourhood
            title={listing.kind === "vehicle" ? "Y aller" : "Le quartier"}
            groups={neighbourhood}
            origin={listing.position}
            isApproximate={listing.position.precision !== "exacte"}
          />
        </>
      )}
      {similar.length > 0 && (
        <section className="listing-section" aria-labelledby="similaires">
          <h2 id="similaires">Annonces semblables</h2>
          <CardGrid isRow>
            {similar.map((card) => (
              <ListingCardView key={card.id} card={card} now={now} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}

function ListingHead({
  listing,
  now,
  facts,
}: {
  listing: Listing;
  now: number;
  facts: readonly FactGroup[];
}) {
  const badges = listingBadges(listing, new Date(now));
  const cut = priceCut(listing, new Date(now));
  const note = priceNote(listing);
  const perM2 = listing.kind === "estate" ? pricePerM2Cents(listing) : null;
  const fees = listing.kind === "estate" ? saleFees(listing) : null;
  return (
    <header className="listing-head">
      {badges.length > 0 && (
        <p className="listing-badges">
          {badges.map(({ code, label }) => (
            <Badge key={code} tone={BADGE_TONES[code]}>
              {label}
            </Badge>
          ))}
        </p>
      )}
      <h1>{listing.titre}</h1>
      <p className="listing-town">
        {listing.adresse.commune} <span className="secondary">({listing.adresse.codePostal})</span>
      </p>
      <p className="listing-price">
        <span className="price">{priceText(listing)}</span>
        {cut !== null && (
          <s className="listing-old-price">
            <span className="visually-hidden">au lieu de </span>
            {euros(cut.previousCents)}
          </s>
        )}
        {perM2 !== null && <span className="secondary">{pricePerM2Text(perM2)}</span>}
      </p>
      {note !== null && (
        <p className="secondary small">
          {note}
          {fees !== null && `, soit ${euros(listing.prixCents - fees.prixHorsHonorairesCents)}`}
        </p>
      )}
      <p className="secondary small">
        Publiée le <Day at={listing.dates.publie} />
        {listing.dates.maj.slice(0, 10) !== listing.dates.publie.slice(0, 10) && (
          <>
            , mise à jour le <Day at={listing.dates.maj} />
          </>
        )}
        .
      </p>
      <KeyFacts listing={listing} facts={facts} />
    </header>
  );
}

/** What visitors compare first, in one strip. */
function KeyFacts({ listing, facts }: { listing: Listing; facts: readonly FactGroup[] }) {
  const keyFacts: Fact[] = listKeyFacts(listing.kind, facts);
  if (hasRating(listing)) {
    keyFacts.push({
      label: listing.kind === "vehicle" ? "Vignette" : "Classe énergie",
      value: <Rating card={listing} />,
    });
  }
  return keyFacts.length === 0 ? null : <Facts facts={keyFacts} className="listing-key-facts" />;
}

/** The text of a listing; the end of a long one is behind a disclosure. */
function Description({ text }: { text: string }) {
  const { shown, more } = splitDescription(text);
  return (
    <>
      <Paragraphs texts={shown} />
      {more.length > 0 && (
        <details className="listing-more">
          <summary>Lire la suite</summary>
          <Paragraphs texts={more} />
        </details>
      )}
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="listing-paragraph">
      {text}
    </p>
  ));
}

/** A day on one line. */
function Day({ at }: { at: string }) {
  return <time dateTime={at.slice(0, 10)}>{longDate(new Date(at))}</time>;
}

/** All that is known, by group: the first one is open. */
function AllFacts({ groups }: { groups: readonly FactGroup[] }) {
  return (
    <section className="listing-section" aria-labelledby="caracteristiques">
      <h2 id="caracteristiques">Caractéristiques</h2>
      {groups.map(({ title, facts }, at) => (
        <details key={title} className="listing-facts" open={at === 0}>
          <summary>
            <h3>{title}</h3>
          </summary>
          <Facts facts={facts} />
        </details>
      ))}
    </section>
  );
}

const ENERGY_CODES = new Set<Mention["code"]>(["depenses-energie", "consommation-excessive", "dpe"]);

/** Whether the diagnosis has a section of its own, with the sentences that belong to it. */
function hasEnergySection(listing: Listing): boolean {
  return listing.kind === "estate" && listing.energie !== undefined && hasDiagnosis(listing);
}

function EnergySection({ listing, mentions }: { listing: Listing; mentions: readonly Mention[] }) {
  if (listing.kind !== "estate" || listing.energie === undefined || !hasEnergySection(listing)) return null;
  return (
    <section className="listing-section" aria-labelledby="energie">
      <h2 id="energie">Diagnostic de performance énergétique</h2>
      <EnergyScales energie={listing.energie} hasRanges={isDwelling(listing)} />
      {isDwelling(listing) && isClassOfClimate(listing.energie) && (
        <p>
          La classe {listing.energie.dpeClasse} vient des émissions de gaz à effet de serre&nbsp;: le
          diagnostic retient la moins bonne des deux étiquettes.
        </p>
      )}
      {mentions
        .filter(({ code }) => ENERGY_CODES.has(code))
        .map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
    </section>
  );
}

/** What is let is paid by the month or the week: nobody takes a loan for it. */
function isBought(listing: Listing): boolean {
  return listing.kind === "vehicle" || listing.transaction === "vente" || listing.transaction === "viager";
}

function loanPath(listing: Listing): string {
  return listing.kind === "vehicle"
    ? `/financement/vehicule?prix=${Math.round(listing.prixCents / 100)}`
    : `/financement/immobilier?${getEstateLoanQuestion(listing)}`;
}
