"use client";

import type { ComponentProps } from "react";
import { formatDistance, formatTravelTime } from "../format/distance-format.ts";
import { useUnits, useWidgetText } from "../provider/places-provider.tsx";
import { ROUTE } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { readList, readNumber } from "./read-text.ts";

/** A route to a place: an item of `routingSummaries` in a search response. */
export interface RoutingSummary {
  /** The leg to the place; in a search along a route, also the leg from there to the route's end. */
  legs?: readonly {
    /** Travel time in seconds, with the unit: "597.1s". */
    duration?: string;
    distanceMeters?: number;
  }[];
}

export interface PlaceRoutingSummaryProps extends Omit<ComponentProps<"p">, "children"> {
  routingSummary: RoutingSummary | undefined;
}

/** Total travel time and distance of a route. Renders nothing if the time is unknown. */
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

/** Returns the sum, or undefined if there are no values or one is unknown. */
function sum(values: readonly (number | undefined)[]): number | undefined {
  if (values.length === 0 || values.includes(undefined)) return undefined;
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
