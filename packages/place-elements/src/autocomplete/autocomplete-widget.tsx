import type { PlacePrediction } from "@lieudit/place-model";
import { PlaceAutocomplete, PlacesProvider, useAutocompleteText } from "@lieudit/place-widgets";
import type { AddressChoice } from "@lieudit/place-widgets/address";
import styles from "@lieudit/place-widgets/styles/autocomplete-input.css?inline";
import type { PlacesClient } from "@lieudit/places-client";
import { useEffect, useRef, useState } from "react";
import { UnitSystem } from "../core/enums.ts";
import type { PropertyValues } from "../elements/property-kinds.ts";
import { pageSettings } from "../page/page-settings.ts";
import { biasOnWire, pointOnWire, rectangleOnWire } from "../places/location-on-wire.ts";
import { createWidgetModule } from "../rendering/mount-widget.tsx";
import { loadAutocompleteWords } from "../rendering/words/autocomplete-words.ts";
import { AddressFilling } from "./address-filling.tsx";
import hostStyles from "./autocomplete-host.css?inline";
import type { AUTOCOMPLETE_PROPERTIES } from "./autocomplete-properties.ts";
import { hostLabel } from "./host-label.ts";
import { submitImplicitly } from "./implicit-submission.ts";
import { keepListOnTop } from "./list-on-top.ts";
import { readPredictionIcon } from "./prediction-icon.ts";

/** Props of the widget of an autocomplete element. It reads the properties of `host` at each render. */
export interface AutocompleteWidgetProps {
  host: HTMLElement & PropertyValues<typeof AUTOCOMPLETE_PROPERTIES>;
  client: Pick<PlacesClient, "autocomplete" | "getPlace">;
  value: string;
  labels: Iterable<Node>;
  form: HTMLFormElement | null;
  /** Is given the input each time that it was drawn. */
  onDrawn: (input: HTMLInputElement) => void;
  onInputChange: (text: string) => void;
  /** Returns the token of the session. */
  onSelect: (prediction: PlacePrediction) => string | undefined;
  /** Hears of an icon that is omitted. */
  onRefused: (sentence: string) => void;
  /** Hears of requests that fail. */
  onError: (error: Error) => void;
}

function AutocompleteWidget(props: AutocompleteWidgetProps) {
  const text = useAutocompleteText();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) props.onDrawn(input.current);
  });
  useEffect(() => {
    const root = input.current?.getRootNode();
    return root instanceof ShadowRoot ? keepListOnTop(root) : undefined;
  }, []);
  const { host } = props;
  const { locationRestriction, origin, unitSystem } = host;
  const page = pageSettings();
  const region = host.requestedRegion ?? page.region;
  const icon = useIcon(props);
  const { fillsAddress } = host;
  const [choice, setChoice] = useState<AddressChoice | null>(null);
  useEffect(() => {
    if (!fillsAddress) setChoice(null);
  }, [fillsAddress]);
  return (
    <PlacesProvider
      // The widgets below request nothing but predictions and the selected place.
      client={props.client as PlacesClient}
      text={text}
      language={host.requestedLanguage ?? page.language}
      {...(region !== null && { region })}
      {...(unitSystem !== null && { units: unitSystem === UnitSystem.METRIC ? "METRIC" : "IMPERIAL" })}
    >
      <PlaceAutocomplete
        ref={input}
        value={props.value}
        label={hostLabel(host, props.labels)}
        placeholder={host.placeholder ?? undefined}
        description={host.description ?? undefined}
        disabled={host.matches(":disabled")}
        readOnly={host.readonly}
        required={host.hasAttribute("required")}
        maxLength={host.maxlength ?? undefined}
        noInputIcon={host.noInputIcon}
        noClearButton={host.noClearButton}
        predictionIcon={icon === null ? undefined : <IconOfTemplate template={icon} />}
        locationBias={biasOnWire(host.locationBias ?? undefined)}
        locationRestriction={
          locationRestriction === null ? undefined : { rectangle: rectangleOnWire(locationRestriction) }
        }
        origin={origin === null ? undefined : pointOnWire(origin)}
        includedPrimaryTypes={host.includedPrimaryTypes ?? undefined}
        includedRegionCodes={host.includedRegionCodes ?? undefined}
        includeFutureOpeningBusinesses={host.futureOpeningBusinessesIncluded ?? undefined}
        includePureServiceAreaBusinesses={host.pureServiceAreaBusinessesIncluded ?? undefined}
        onInputChange={props.onInputChange}
        onEnter={(event) => {
          // When the page has heard of the key: as in an input, it may forbid what follows.
          setTimeout(() => event.defaultPrevented || submitImplicitly(props.form, host));
        }}
        onSelect={({ placeId, prediction, typed }) => {
          const sessionToken = props.onSelect(prediction);
          if (host.fillsAddress) setChoice({ placeId, typed, sessionToken });
        }}
        onError={props.onError}
      />
      {fillsAddress && (
        <AddressFilling host={host} form={props.form} choice={choice} onError={props.onError} />
      )}
    </PlacesProvider>
  );
}

/** Returns the page's icon. Reports an invalid one once, not on each key press. */
function useIcon({ host, onRefused }: AutocompleteWidgetProps): HTMLTemplateElement | null {
  const [icon, refusal] = readPredictionIcon(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes on each render
  useEffect(() => {
    if (refusal !== null) onRefused(refusal);
  }, [refusal]);
  return icon;
}

/** A copy of what a page's template holds. */
function IconOfTemplate({ template }: { template: HTMLTemplateElement }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    box.current?.replaceChildren(document.importNode(template.content, true));
  }, [template]);
  return <span ref={box} aria-hidden="true" />;
}

export const { mount } = createWidgetModule(AutocompleteWidget, styles + hostStyles, loadAutocompleteWords);
