import type { PlacePrediction } from "@lieudit/place-model";
import { PlaceAutocomplete, PlacesProvider, useWidgetText } from "@lieudit/place-widgets";
import styles from "@lieudit/place-widgets/styles/autocomplete-input.css?inline";
import type { PlacesClient } from "@lieudit/places-client";
import { useEffect, useRef } from "react";
import type { LatLngAltitude } from "../core/lat-lng.ts";
import type { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { UnitSystem, type UnitSystemValue } from "../core/unit-system.ts";
import { pageSettings } from "../page/page-settings.ts";
import { type Area, biasOnWire, pointOnWire, rectangleOnWire } from "../places/location-on-wire.ts";
import { widgetModule } from "../rendering/mount-widget.tsx";
import hostStyles from "./autocomplete-host.css?inline";
import { keepListOnTop } from "./list-on-top.ts";

/** What an autocomplete element says of itself. */
export interface AutocompleteWidgetProps {
  client: Pick<PlacesClient, "autocomplete">;
  value: string;
  label: string | undefined;
  placeholder: string | null;
  description: string | null;
  isDisabled: boolean;
  isReadOnly: boolean;
  isRequired: boolean;
  maxLength: number | null;
  noInputIcon: boolean;
  noClearButton: boolean;
  /** What stands before each prediction; null for the kit's own. */
  icon: HTMLTemplateElement | null;
  /** Of the answers; null for those of the page. */
  language: string | null;
  region: string | null;
  unitSystem: UnitSystemValue | null;
  locationBias: Area | "IP_BIAS" | null;
  locationRestriction: LatLngBounds | null;
  origin: LatLngAltitude | null;
  includedPrimaryTypes: string[] | null;
  includedRegionCodes: string[] | null;
  futureOpeningBusinessesIncluded: boolean | null;
  pureServiceAreaBusinessesIncluded: boolean | null;
  /** Is given the input each time that it was drawn. */
  onDrawn: (input: HTMLInputElement) => void;
  onInputChange: (text: string) => void;
  onEnter: () => void;
  onSelect: (prediction: PlacePrediction) => void;
  onError: (error: Error) => void;
}

function AutocompleteWidget(props: AutocompleteWidgetProps) {
  const text = useWidgetText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) props.onDrawn(input.current);
  });
  useEffect(() => {
    const root = input.current?.getRootNode();
    return root instanceof ShadowRoot ? keepListOnTop(root) : undefined;
  }, []);
  const { language, region } = pageSettings();
  const asked = props.region ?? region;
  const { locationRestriction, origin, unitSystem } = props;
  return (
    <PlacesProvider
      // The widget below asks for nothing but predictions.
      client={props.client as PlacesClient}
      text={text}
      language={props.language ?? language}
      {...(asked !== null && { region: asked })}
      {...(unitSystem !== null && { units: unitSystem === UnitSystem.METRIC ? "METRIC" : "IMPERIAL" })}
    >
      <PlaceAutocomplete
        ref={input}
        value={props.value}
        label={props.label}
        placeholder={props.placeholder ?? undefined}
        description={props.description ?? undefined}
        disabled={props.isDisabled}
        readOnly={props.isReadOnly}
        required={props.isRequired}
        maxLength={props.maxLength ?? undefined}
        noInputIcon={props.noInputIcon}
        noClearButton={props.noClearButton}
        predictionIcon={props.icon === null ? undefined : <IconOfTemplate template={props.icon} />}
        locationBias={biasOnWire(props.locationBias ?? undefined)}
        locationRestriction={
          locationRestriction === null ? undefined : { rectangle: rectangleOnWire(locationRestriction) }
        }
        origin={origin === null ? undefined : pointOnWire(origin)}
        includedPrimaryTypes={props.includedPrimaryTypes ?? undefined}
        includedRegionCodes={props.includedRegionCodes ?? undefined}
        includeFutureOpeningBusinesses={props.futureOpeningBusinessesIncluded ?? undefined}
        includePureServiceAreaBusinesses={props.pureServiceAreaBusinessesIncluded ?? undefined}
        onInputChange={props.onInputChange}
        onEnter={props.onEnter}
        onSelect={({ prediction }) => props.onSelect(prediction)}
        onError={props.onError}
      />
    </PlacesProvider>
  );
}

/** A copy of what a page's template holds. */
function IconOfTemplate({ template }: { template: HTMLTemplateElement }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(document.importNode(template.content, true));
  }, [template]);
  return <span ref={box} aria-hidden="true" />;
}

export const { mount } = widgetModule(AutocompleteWidget, styles + hostStyles);
