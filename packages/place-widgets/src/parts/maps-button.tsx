"use client";

import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { safeUrl } from "../format/safe-url.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { MAP } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface MapsButtonProps extends Omit<ComponentProps<"a">, "children" | "href"> {
  googleMapsUri: string | undefined;
}

/** A link to the page of the place: "Open in Maps", "Maps" or the icon only, by the width of its container. */
export function MapsButton({ googleMapsUri, ...rest }: MapsButtonProps) {
  const text = useWidgetText();
  const url = safeUrl(googleMapsUri);
  if (url === undefined) return null;
  return (
    <a
      target="_blank"
      rel="noopener"
      {...mergePartProps("gmp-maps-button", rest)}
      href={url}
      aria-label={text.openInMaps}
    >
      <Icon drawing={MAP} />
      <span className="gmp-maps-button-long">{text.openInMaps}</span>
      <span className="gmp-maps-button-short">{text.maps}</span>
    </a>
  );
}
MapsButton.requiredFields = PART_FIELDS.page;
