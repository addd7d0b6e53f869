"use client";

import type { Attribution } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import type { AttributionOptions } from "../content/place-content.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { DisclosureNote } from "./disclosure-note.tsx";
import { LinkedNames, linkedNames } from "./linked-names.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readList } from "./read-text.ts";

export interface PlaceAttributionProps extends Omit<ComponentProps<"div">, "children">, AttributionOptions {
  attributions: readonly Attribution[] | undefined;
}

const OPENSTREETMAP = "https://www.openstreetmap.org/copyright";

/** The sources of the data, with a note on ranking. Falls back to the contributors of OpenStreetMap. */
export function PlaceAttribution({
  attributions,
  lightSchemeColor = "GRAY",
  darkSchemeColor = "WHITE",
  ...rest
}: PlaceAttributionProps) {
  const text = useWidgetText();
  const sources = linkedNames(
    readList(attributions).map(({ provider, providerUri }) => [provider, providerUri] as const),
  );
  if (sources.size === 0) sources.set(text.defaultProvider, OPENSTREETMAP);
  return (
    <div
      {...mergePartProps("gmp-attribution", rest)}
      data-light={lightSchemeColor}
      data-dark={darkSchemeColor}
    >
      <span className="gmp-attribution-text">
        {text.dataFrom} <LinkedNames names={sources} />
      </span>
      <DisclosureNote title={text.aboutResults} body={text.aboutResultsBody} iconOnly />
    </div>
  );
}
PlaceAttribution.requiredFields = PART_FIELDS.attribution;

/** Returns the sources of several places, each once. */
export function mergeAttributions(
  places: readonly { attributions?: readonly Attribution[] }[],
): Attribution[] {
  const byName = new Map<string, Attribution>();
  for (const { attributions } of places) {
    for (const attribution of readList(attributions)) byName.set(attribution.provider, attribution);
  }
  return [...byName.values()];
}
