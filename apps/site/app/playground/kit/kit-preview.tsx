import type { LatLng, Place } from "@lieudit/place-model";
import {
  type DisplayPhoto,
  type HeadingLevel,
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
  PlaceOpenNowStatus,
  PlacePrice,
  PlaceRating,
  PlaceReviews,
  PlaceSearchList,
  PlacesProvider,
  PlaceTypeSpecificHighlights,
} from "@lieudit/place-widgets";
import { PlaceContextual } from "@lieudit/place-widgets/contextual";
import { useState } from "react";
import { useWidgetTextIn } from "../../places/place/in-place-language.tsx";
import { browserPlaces } from "../../places/search/browser-places.ts";
import { buildContent, buildDisplayOptions } from "./kit-content.ts";
import { readingDirection } from "./kit-languages.ts";
import type { KitSettings } from "./kit-settings.ts";
import { SEARCH_RADIUS_METRES } from "./kit-subject.ts";
import type { KitData } from "./load-kit-data.ts";
import "@lieudit/place-widgets/styles.css";
import "../../shell/design/kit-theme.css";

export interface KitPreviewProps {
  settings: KitSettings;
  data: KitData;
  /** Start of the distances in results, and the centre of searches; null if unknown. */
  center: LatLng | null;
  /** Time of the first render, in ms since 1970. */
  now: number;
  /** Returns the current time in ms; undefined for the real time. */
  clock: (() => number) | undefined;
  /** Called with the French name of a widget event and its subject, such as the name of a place. */
  onEvent: (name: string, about: string) => void;
}

/** Renders the widget that the settings select. */
export function KitPreview({ settings, data, center, now, clock, onEvent }: KitPreviewProps) {
  const text = useWidgetTextIn(settings.language);
  return (
    <PlacesProvider
      client={browserPlaces}
      text={text}
      direction={readingDirection(settings)}
      region="FR"
      {...(settings.units === "IMPERIAL" && { units: settings.units })}
      now={now}
      {...(clock !== undefined && { clock })}
    >
      <KitWidgetView settings={settings} data={data} center={center} onEvent={onEvent} />
    </PlacesProvider>
  );
}

type WidgetViewProps = Pick<KitPreviewProps, "settings" | "data" | "center" | "onEvent">;

function KitWidgetView({ settings, data, center, onEvent }: WidgetViewProps) {
  const [selected, setSelected] = useState<string | undefined>();
  const origin = settings.showsDistance && center !== null ? center : undefined;
  const onError = (error: Error) => onEvent("erreur", error.message);
  // The form offers only valid levels.
  const headingLevel = Number(settings.headingLevel) as HeadingLevel;
  const display = buildDisplayOptions(settings);
  const { place, photos } = data;
  switch (settings.widget) {
    case "fiche":
      return (
        place && (
          <PlaceDetails
            key={place.id}
            place={place}
            photos={photos}
            content={buildContent(settings)}
            headingLevel={headingLevel}
            {...display}
            onError={onError}
          />
        )
      );
    case "carte":
      return (
        place && (
          <PlaceCompact
            key={place.id}
            place={place}
            photos={photos}
            content={buildContent(settings)}
            headingLevel={headingLevel}
            orientation={settings.orientation}
            truncationPreferred={settings.truncates}
            {...display}
            onError={onError}
          />
        )
      );
    case "liste":
    case "carrousel":
      return (
        <PlaceSearchList
          places={data.places}
          content={buildContent(settings)}
          orientation={settings.widget === "liste" ? "VERTICAL" : "HORIZONTAL"}
          headingLevel={headingLevel}
          truncationPreferred={settings.truncates}
          selectable={settings.isSelectable}
          selectedPlaceId={settings.isSelectable ? selected : undefined}
          attributionPosition={settings.attributionPosition}
          origin={origin}
          showsRoutingSummary={settings.showsRoutes}
          routingSummaries={data.routingSummaries}
          onSelect={(chosen) => {
            setSelected(chosen.id);
            onEvent("sélection", chosen.displayName?.text ?? "");
          }}
          {...display}
          onError={onError}
        />
      );
    case "saisie":
      return (
        <PlaceAutocomplete
          key={`${settings.hidesIcon} ${settings.language}`}
          name="essai"
          origin={origin}
          noInputIcon={settings.hidesIcon}
          noClearButton={settings.hidesClear}
          disabled={settings.isDisabled}
          readOnly={settings.isReadOnly}
          onSelect={({ prediction }) => onEvent("sélection", prediction.text.text)}
          {...(center !== null && { locationBias: { circle: { center, radius: SEARCH_RADIUS_METRES } } })}
          onError={onError}
        />
      );
    case "position":
      return (
        data.point !== null && (
          <PlaceDetails
            key={`${data.point.latitude} ${settings.language}`}
            location={data.point}
            content={buildContent(settings)}
            headingLevel={headingLevel}
            {...display}
            onError={onError}
          />
        )
      );
    case "contexte":
      return (
        data.contextToken !== null && (
          <PlaceContextual
            key={`${data.contextToken} ${settings.language}`}
            contextToken={data.contextToken}
            context={data.context}
            layout={settings.layout}
            content={buildContent(settings)}
            headingLevel={headingLevel}
            onSelect={(chosen) => onEvent("sélection", chosen.displayName?.text ?? "")}
            {...display}
            onError={onError}
          />
        )
      );
    default:
      return (
        place && (
          <>
            <div className="gmp-widget kit-part">
              <PartView settings={settings} place={place} photos={photos} />
            </div>
            {/* CSS shows this only if the part rendered nothing. */}
            <p className="kit-nothing" lang="fr" dir="ltr">
              Ce lieu n’a rien à montrer ici. Choisissez-en un autre.
            </p>
          </>
        )
      );
  }
}

interface PartViewProps {
  settings: KitSettings;
  place: Place;
  photos: DisplayPhoto[] | undefined;
}

/** A part on its own; it renders nothing if the place lacks its data. */
function PartView({ settings, place, photos }: PartViewProps) {
  switch (settings.widget) {
    case "visionneuse":
      return <LightboxView place={place} photos={photos} />;
    case "avis":
      return <PlaceReviews reviews={place.reviews} />;
    case "horaires":
      return <PlaceOpeningHours hours={place} open />;
    case "statut":
      return <PlaceOpenNowStatus hours={place} />;
    case "carburants":
      return <PlaceFuelOptions fuelOptions={place.fuelOptions} />;
    case "recharge":
      return <PlaceEvChargeOptions evChargeOptions={place.evChargeOptions} />;
    case "atouts":
      return <PlaceTypeSpecificHighlights place={place} />;
    case "services":
      return <PlaceFeatureList place={place} />;
    case "note":
      return <PlaceRating rating={place.rating} userRatingCount={place.userRatingCount} />;
    case "prix":
      return <PlacePrice priceLevel={place.priceLevel} priceRange={place.priceRange} />;
    case "alerte":
      return <PlaceConsumerAlert consumerAlert={place.consumerAlert} />;
    case "source":
      return (
        <PlaceAttribution
          attributions={place.attributions}
          lightSchemeColor={settings.lightSchemeColor}
          darkSchemeColor={settings.darkSchemeColor}
        />
      );
    default:
      return null;
  }
}

function LightboxView({ place, photos }: Omit<PartViewProps, "settings">) {
  const [isOpen, setOpen] = useState(false);
  if (!place.photos?.length) return null;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ouvrir la visionneuse
      </button>
      <PhotoLightbox
        isOpen={isOpen}
        photos={place.photos}
        placeName={place.displayName?.text ?? ""}
        smallPhotos={photos ?? []}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
