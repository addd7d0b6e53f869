"use client";

import type { ComponentProps } from "react";
import { formatDistance, formatTravelTime } from "../format/distance-format.ts";
import { useUnits, useWidgetText } from "../provider/places-provider.tsx";
import { ROUTE } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readList, readNumber } from "./read-text.ts";

/** The route to a place, as in `routingSummaries[]` of a search response. */
export interface RoutingSummary {
  /** One leg, or one to each stop. */
  legs?: readonly {
    /** Seconds with the unit, such as "597.1s". */
    duration?: string;
    distanceMeters?: number;
  }[];
}

export interface PlaceRoutingSummaryProps extends Omit<ComponentProps<"p">, "children"> {
  routingSummary: RoutingSummary | undefined;
}

/** Travel time and distance to a place. Renders nothing if the time is unknown. */
export function PlaceRoutingSummary({ routingSummary, ...rest }: PlaceRoutingSummaryProps) {
  const text = useWidgetText();
  const units = useUnits();
  const legs = readList(routingSummary?.legs);
  const seconds = sum(legs.map(({ duration }) => readSeconds(duration)));
  const metres = sum(legs.map(({ distanceMeters }) => readNumber(distanceMeters)));
  if (seconds === undefined) return null;
  return (
    <p {...mergePartProps("gmp-routing-summary", rest)}>
      <Icon drawing={ROUTE} size="1rem" />
      <span className="gmp-only-read">{text.travel + text.labelSeparator}</span>
      <bdi>{formatTravelTime(seconds, text)}</bdi>
      {metres !== undefined && (
        <bdi className="gmp-routing-distance">{formatDistance(metres, units, text)}</bdi>
      )}
    </p>
  );
}

function readSeconds(duration: unknown): number | undefined {
  const seconds = typeof duration === "string" ? /^(\d+(?:\.\d+)?)s$/.exec(duration)?.[1] : undefined;
  return seconds === undefined ? undefined : Number(seconds);
}

/** Undefined if one leg is unknown. */
function sum(parts: readonly (number | undefined)[]): number | undefined {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return parts.reduce<number>((total, part) => total + (part ?? 0), 0);
}
