"use client";

import type { Place } from "@lieudit/place-model";
import { phoneUrl, safeUrl } from "../format/safe-url.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import type { WidgetText } from "../text/widget-text.ts";
import { GLOBE, INFO, MAP, PHONE, ROUTE } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import type { PlaceAction } from "./place-action.ts";
import { readText } from "./read-text.ts";

export interface PlaceActionsProps {
  /** The place that the actions are for. */
  place: Place;
  /** All actions of the widget. */
  actions: readonly PlaceAction[];
  /** The position to render. */
  position: PlaceAction["position"];
}

/** The actions of a page for a place: links and buttons, or icons in the corner. */
export function PlaceActions({ place, actions, position }: PlaceActionsProps) {
  const here = actions.filter((action) => action.position === position);
  if (here.length === 0) return null;
  return (
    <div className={position === "ACTION_MAIN" ? "gmp-actions" : "gmp-corner-actions"}>
      {here.map((action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same
        <ActionControl key={index} place={place} {...action} />
      ))}
    </div>
  );
}

function ActionControl(props: PlaceAction & { place: Place }) {
  const { place, action, position, ariaLabel, hidesIcon = false, target = "_blank", onClick } = props;
  const text = useWidgetText();
  const { icon, label = readText(props.label), href } = describeAction(props, text);
  const isCorner = position === "ACTION_CORNER";
  const inside = (
    <>
      {icon !== undefined && (isCorner || !(hidesIcon || action === "BUTTON")) && <Icon drawing={icon} />}
      {!isCorner && label}
    </>
  );
  const shared = {
    className: isCorner ? "gmp-icon-button gmp-corner-action" : "gmp-action",
    // An icon without text needs a name.
    "aria-label": ariaLabel ?? (isCorner ? (label ?? undefined) : undefined),
    onClick: () => onClick?.(place),
  };
  if (action === "BUTTON") {
    return (
      <button type="button" {...shared}>
        {inside}
      </button>
    );
  }
  // An action without a URL for this place is omitted.
  if (href === undefined) return null;
  return (
    <a {...shared} href={href} target={target} rel="noopener">
      {inside}
    </a>
  );
}

/** Returns the icon, the label and the URL of an action. The page's label is used only if the action has none. */
function describeAction(
  { action, place, href }: PlaceAction & { place: Place },
  text: WidgetText,
): { icon?: string; label?: string; href?: string | undefined } {
  switch (action) {
    case "CALL": {
      const number = readText(place.nationalPhoneNumber) ?? readText(place.internationalPhoneNumber);
      return { icon: PHONE, label: text.call, href: number === null ? undefined : phoneUrl(number) };
    }
    case "OPEN_WEBSITE":
      return { icon: GLOBE, label: text.website, href: safeUrl(place.websiteUri) };
    case "OPEN_MAP":
      return { icon: MAP, label: text.openInMaps, href: safeUrl(place.googleMapsUri) };
    case "OPEN_DIRECTIONS":
      return { icon: ROUTE, label: text.directions, href: safeUrl(place.googleMapsLinks?.directionsUri) };
    case "CUSTOM":
      return { icon: GLOBE, href: readOwnUrl(href) };
    case "BUTTON":
      return { icon: INFO };
  }
}

/** A URL of the page may be relative and stays so: a server does not know the page's origin. */
function readOwnUrl(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href, ANY_PAGE)) return undefined;
  return safeUrl(new URL(href, ANY_PAGE).href) && href;
}

const ANY_PAGE = "https://a.example";
