import type { Photo, Place } from "@lieudit/place-model";
import {
  BusinessConductNote,
  Carousel,
  PhotoLightbox,
  PlaceAttribution,
  PlaceAutocomplete,
  PlaceCompact,
  PlaceConsumerAlert,
  PlaceDetails,
  PlaceEvChargeOptions,
  PlaceFeatureList,
  PlaceFuelOptions,
  PlaceOpeningHours,
  PlacePrice,
  PlaceRating,
  PlaceReviews,
  PlaceSearchList,
  PlacesProvider,
  PlaceTypeSpecificHighlights,
  PopupMenu,
  Spinner,
  StatusText,
  useWidgetText,
} from "@lieudit/place-widgets";
import {
  ALWAYS_FAILS,
  bakery,
  bench,
  bistro,
  closedCafe,
  GALLERY_NOW,
  inn,
  longName,
  NEVER_ANSWERS,
  oneLetter,
  restaurant,
  sampleClient,
  station,
} from "@lieudit/place-widgets/gallery";
import { createContext, type ReactNode, use, useState } from "react";
import { readingDirection, useKitText } from "../kit/kit-languages.ts";
import type { KitSettings } from "../kit/kit-settings.ts";
import { KitSurface } from "../kit/kit-surface.tsx";
import { GALLERY_SECTIONS, type GallerySectionId } from "./gallery-sections.ts";

const client = sampleClient("/kit/photos/");
const now = () => GALLERY_NOW;
const ORIGIN = { latitude: 43.24, longitude: 6.81 };
const ROUTES = [
  { legs: [{ duration: "312s", distanceMeters: 410 }] },
  { legs: [{ duration: "1507s", distanceMeters: 14_600 }] },
];
const OPENS_PHOTOS = { media: { lightboxPreferred: true }, rating: true, type: true } as const;

const photos: readonly Photo[] = ["bread", "street", "harbour", "garden"].map(photo);
const withPhotos: Place = { ...bakery, photos: [...photos] };
const brokenPhotos: Place = { ...restaurant, photos: [photo(ALWAYS_FAILS)] };
const loadingPhotos: Place = { ...restaurant, photos: [photo(NEVER_ANSWERS)] };

const SurfaceSettings = createContext<KitSettings | null>(null);

/** The sections with their states, drawn as the settings say. */
export function GalleryStates({ settings }: { settings: KitSettings }) {
  return (
    <PlacesProvider
      client={client}
      text={useKitText(settings.language)}
      direction={readingDirection(settings)}
      region="FR"
      now={GALLERY_NOW}
      clock={now}
    >
      <SurfaceSettings value={settings}>
        <div className="gallery-sections">
          {GALLERY_SECTIONS.map(({ id, title }) => {
            const States = STATES[id];
            return (
              <section key={id} aria-labelledby={id}>
                <h2 id={id}>{title}</h2>
                <div className="gallery-states">
                  <States />
                </div>
              </section>
            );
          })}
        </div>
      </SurfaceSettings>
    </PlacesProvider>
  );
}

const STATES: Readonly<Record<GallerySectionId, () => ReactNode>> = {
  fiche: DetailsStates,
  carte: CompactStates,
  liste: ListStates,
  carrousel: CarouselStates,
  saisie: AutocompleteStates,
  visionneuse: LightboxStates,
  elements: PartStates,
  accessoires: SmallStates,
};

function DetailsStates() {
  return (
    <>
      <State title="Tout le contenu">
        <PlaceDetails place={bakery} content="all" headingLevel={4} />
      </State>
      <State title="Photos à agrandir">
        <PlaceDetails place={withPhotos} content={OPENS_PHOTOS} headingLevel={4} />
      </State>
      <State title="Carburants et recharge">
        <PlaceDetails place={station} headingLevel={4} />
      </State>
      <State title="Mise en garde, une seule photo">
        <PlaceDetails place={restaurant} headingLevel={4} />
      </State>
      <State title="Sans photo, horaires exceptionnels">
        <PlaceDetails place={bistro} headingLevel={4} />
      </State>
      <State title="Sans photo, un bar">
        <PlaceDetails place={inn} headingLevel={4} />
      </State>
      <State title="Un nom et une adresse">
        <PlaceDetails place={bench} headingLevel={4} />
      </State>
      <State title="Nom d’une lettre">
        <PlaceDetails place={oneLetter} headingLevel={4} />
      </State>
      <State title="Nom de 200 lettres, sans bordure ni source">
        <PlaceDetails place={longName} showsBorder={false} showsAttribution={false} headingLevel={4} />
      </State>
      <State title="Fermé temporairement">
        <PlaceDetails place={closedCafe} headingLevel={4} />
      </State>
      <State title="Photos en cours de chargement">
        <PlaceDetails place={loadingPhotos} content={{ media: true, address: true }} headingLevel={4} />
      </State>
      <State title="Photos en échec">
        <PlaceDetails place={brokenPhotos} content={{ media: true, address: true }} headingLevel={4} />
      </State>
      <State title="En cours de chargement">
        <PlaceDetails placeId={NEVER_ANSWERS} headingLevel={4} />
      </State>
      <State title="En échec">
        <PlaceDetails placeId={ALWAYS_FAILS} headingLevel={4} />
      </State>
    </>
  );
}

function CompactStates() {
  return (
    <>
      <State title="Verticale">
        <PlaceCompact place={bakery} headingLevel={4} />
      </State>
      <State title="Verticale, tout le contenu, photo à agrandir">
        <PlaceCompact
          place={withPhotos}
          content={{ ...OPENS_PHOTOS, address: true, openNowStatus: true }}
          headingLevel={4}
        />
      </State>
      <State title="Sans photo">
        <PlaceCompact place={bistro} headingLevel={4} />
      </State>
      {(["SMALL", "MEDIUM", "LARGE"] as const).map((preferredSize) => (
        <State key={preferredSize} title={`Horizontale, ${SIZES[preferredSize]}`}>
          <PlaceCompact
            place={restaurant}
            orientation="HORIZONTAL"
            content={{ media: { preferredSize }, rating: true, type: true, price: true }}
            headingLevel={4}
          />
        </State>
      ))}
      <State title="Horizontale, un texte par ligne">
        <PlaceCompact
          place={{ ...longName, rating: 4.3, userRatingCount: 12 }}
          orientation="HORIZONTAL"
          truncationPreferred
          content={{ rating: true, address: true }}
          headingLevel={4}
        />
      </State>
      <State title="Fermé, nom écrit de droite à gauche">
        <PlaceCompact place={closedCafe} orientation="HORIZONTAL" headingLevel={4} />
      </State>
      <State title="Moins de 350 px">
        <div className="gallery-narrow">
          <PlaceCompact place={bakery} orientation="HORIZONTAL" headingLevel={4} />
        </div>
      </State>
      <State title="Moins de 200 px">
        <div className="gallery-tiny">
          <PlaceCompact place={bakery} headingLevel={4} />
        </div>
      </State>
      <State title="En cours de chargement">
        <PlaceCompact placeId={NEVER_ANSWERS} headingLevel={4} />
      </State>
      <State title="En échec">
        <PlaceCompact placeId={ALWAYS_FAILS} headingLevel={4} />
      </State>
    </>
  );
}

function ListStates() {
  return (
    <>
      <State title="À choisir, avec atouts et distance">
        <PlaceSearchList
          aria-label="Liste à choisir"
          places={[bakery, station, restaurant, closedCafe]}
          selectable
          selectedPlaceId={station.id}
          showsAttributeTags
          origin={ORIGIN}
          headingLevel={4}
        />
      </State>
      <State title="Sans photos, noms longs et courts">
        <PlaceSearchList
          aria-label="Liste sans photos"
          places={[bistro, inn, oneLetter, longName]}
          headingLevel={4}
        />
      </State>
      <State title="Temps de trajet, source en bas">
        <PlaceSearchList
          aria-label="Liste avec trajets"
          places={[bakery, station]}
          showsRoutingSummary
          routingSummaries={ROUTES}
          attributionPosition="BOTTOM"
          headingLevel={4}
        />
      </State>
      <State title="En cours de chargement">
        <PlaceSearchList aria-label="Liste en chargement" request={{ textQuery: NEVER_ANSWERS }} />
      </State>
      <State title="Aucun résultat">
        <PlaceSearchList aria-label="Liste vide" places={[]} />
      </State>
      <State title="En échec">
        <PlaceSearchList aria-label="Liste en échec" request={{ textQuery: ALWAYS_FAILS }} />
      </State>
    </>
  );
}

function CarouselStates() {
  return (
    <>
      <State title="À choisir, avec atouts et temps de trajet" isWide>
        <PlaceSearchList
          aria-label="Carrousel à choisir"
          orientation="HORIZONTAL"
          places={[bakery, station, restaurant, closedCafe, bistro, inn, longName, bench]}
          selectable
          selectedPlaceId={restaurant.id}
          showsAttributeTags
          showsRoutingSummary
          routingSummaries={ROUTES}
          attributionPosition="BOTTOM"
          headingLevel={4}
        />
      </State>
      <State title="Photos à agrandir">
        <PlaceSearchList
          aria-label="Carrousel de photos"
          orientation="HORIZONTAL"
          places={[withPhotos, restaurant]}
          content={OPENS_PHOTOS}
          headingLevel={4}
        />
      </State>
      <State title="En cours de chargement">
        <PlaceSearchList
          aria-label="Carrousel en chargement"
          orientation="HORIZONTAL"
          request={{ textQuery: NEVER_ANSWERS }}
        />
      </State>
    </>
  );
}

function AutocompleteStates() {
  return (
    <>
      <State title="Essayez « four », avec distance">
        <PlaceAutocomplete name="lieu" origin={ORIGIN} />
      </State>
      <State title="Remplie">
        <PlaceAutocomplete name="lieu-rempli" defaultValue="Le Fournil des Roches" />
      </State>
      <State title="Sans loupe ni bouton d’effacement">
        <PlaceAutocomplete name="lieu-nu" defaultValue="Port-Valbrune" noInputIcon noClearButton />
      </State>
      <State title="Inactive">
        <PlaceAutocomplete name="lieu-inactif" disabled />
      </State>
      <State title="Lecture seule">
        <PlaceAutocomplete name="lieu-fixe" defaultValue="Port-Valbrune" readOnly />
      </State>
    </>
  );
}

function LightboxStates() {
  return (
    <>
      <State title="Quatre photos">
        <OpensLightbox label="Ouvrir quatre photos" shown={photos} />
      </State>
      <State title="Une seule photo">
        <OpensLightbox label="Ouvrir une photo" shown={photos.slice(0, 1)} />
      </State>
      <State title="Photo en cours de chargement">
        <OpensLightbox label="Ouvrir une photo qui tarde" shown={[photo(NEVER_ANSWERS), ...photos]} />
      </State>
      <State title="Photo en échec">
        <OpensLightbox label="Ouvrir une photo qui manque" shown={[photo(ALWAYS_FAILS), ...photos]} />
      </State>
    </>
  );
}

function PartStates() {
  return (
    <>
      <State title="Avis">
        <Part>
          <PlaceReviews reviews={bakery.reviews} />
        </Part>
      </State>
      <State title="Aucun avis">
        <Part>
          <PlaceReviews reviews={[]} />
        </Part>
      </State>
      <State title="Horaires">
        <Part>
          <PlaceOpeningHours hours={bakery} open />
        </Part>
      </State>
      <State title="Toujours ouvert">
        <Part>
          <PlaceOpeningHours hours={station} open />
        </Part>
      </State>
      <State title="Carburants">
        <Part>
          {/* The details above have a region of that name. */}
          <PlaceFuelOptions role="group" fuelOptions={station.fuelOptions} />
        </Part>
      </State>
      <State title="Recharge électrique">
        <Part>
          <PlaceEvChargeOptions role="group" evChargeOptions={station.evChargeOptions} />
        </Part>
      </State>
      <State title="Mise en garde">
        <Part>
          <PlaceConsumerAlert consumerAlert={restaurant.consumerAlert} />
        </Part>
      </State>
      <State title="Atouts">
        <Part>
          <PlaceTypeSpecificHighlights place={bakery} />
        </Part>
      </State>
      <State title="Services">
        <Part>
          <PlaceFeatureList place={bakery} />
        </Part>
      </State>
      <State title="Note et prix">
        <Part>
          <PlaceRating rating={restaurant.rating} userRatingCount={restaurant.userRatingCount} />{" "}
          <PlacePrice priceLevel={restaurant.priceLevel} priceRange={restaurant.priceRange} />
        </Part>
      </State>
      {(["GRAY", "BLACK", "WHITE"] as const).map((colour) => (
        <State key={colour} title={`Source en ${COLOURS[colour]}`}>
          <Part backdrop={colour}>
            <PlaceAttribution
              attributions={bakery.attributions}
              lightSchemeColor={colour}
              darkSchemeColor={colour}
            />
          </Part>
        </State>
      ))}
    </>
  );
}

function SmallStates() {
  const text = useWidgetText();
  return (
    <>
      <State title="Menu">
        <Part>
          <PopupMenu
            label={text.moreActions}
            items={[
              { text: text.reportPhoto, uri: "https://lieudit.example/signaler", isExternal: true },
              { text: text.openInMaps, uri: "https://lieudit.example/lieu" },
            ]}
          />
        </Part>
      </State>
      <State title="Attente">
        <Part>
          <Spinner />
        </Part>
      </State>
      <State title="Messages">
        <Part>
          <StatusText kind="empty">{text.noPlaces}</StatusText>
          <StatusText kind="error">{text.placeResultsError}</StatusText>
        </Part>
      </State>
      <State title="Note sur les pratiques">
        <Part>
          <BusinessConductNote businessStatus="OPERATIONAL" open />
        </Part>
      </State>
      <State title="Carrousel de la page">
        <Part>
          <Carousel
            label="Nombres"
            cards={["1", "2", "3", "4"].map((number) => ({ key: number, content: <p>{number}</p> }))}
          />
        </Part>
      </State>
    </>
  );
}

const SIZES = { SMALL: "petite photo", MEDIUM: "photo moyenne", LARGE: "grande photo" } as const;
const COLOURS = { GRAY: "gris", BLACK: "noir", WHITE: "blanc" } as const;

interface StateProps {
  title: string;
  /** Takes a whole row. */
  isWide?: boolean;
  children: ReactNode;
}

function State({ title, isWide = false, children }: StateProps) {
  const settings = use(SurfaceSettings);
  return (
    <div className="gallery-state" data-wide={isWide || undefined}>
      <h3>{title}</h3>
      {settings !== null && <KitSurface settings={settings}>{children}</KitSurface>}
    </div>
  );
}

/** What a part needs around it: the tokens, and a ground that a colour of the source is chosen for. */
function Part({ backdrop, children }: { backdrop?: "GRAY" | "BLACK" | "WHITE"; children: ReactNode }) {
  return (
    <div className="gmp-widget kit-part" data-backdrop={backdrop}>
      {children}
    </div>
  );
}

function OpensLightbox({ label, shown }: { label: string; shown: readonly Photo[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" lang="fr" onClick={() => setOpen(true)}>
        {label}
      </button>
      <PhotoLightbox
        isOpen={isOpen}
        photos={shown}
        placeName="Le Fournil des Roches"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function photo(scene: string): Photo {
  return {
    name: `places/gallery/photos/${scene}`,
    widthPx: 600,
    heightPx: 400,
    authorAttributions: [{ displayName: "Atelier du Port", uri: "https://photos.example/atelier" }],
    flagContentUri: `https://lieudit.example/signaler?photo=${scene}`,
  };
}
