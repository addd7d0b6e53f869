"use client";

import { localPoint } from "@lieudit/opening-hours";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useNow } from "../provider/use-now.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";
import { getOpeningPeriods, getOpeningStatus, getPlaceZone, type OpeningFacts } from "./opening-state.ts";
import { PlaceOpenNowStatus } from "./place-open-now-status.tsx";
import { readText } from "./read-text.ts";
import { specialWeekdays, type WeekRow, weekRows } from "./week-hours.ts";
import { withKeys } from "./with-keys.ts";

const CHEVRON = "M6.5 9.5 12 15l5.5-5.5";

export interface PlaceOpeningHoursProps extends Omit<ComponentProps<"details">, "children"> {
  hours: OpeningFacts;
}

/** The status line, which opens the hours of the week. A native `<details>`, so it works without JavaScript. */
export function PlaceOpeningHours({ hours, ...rest }: PlaceOpeningHoursProps) {
  const text = useWidgetText();
  const now = useNow();
  if (!hasOpeningHours(hours)) return null;
  const periods = getOpeningPeriods(hours);
  const zone = getPlaceZone(hours);
  const today = now === null || zone === null ? null : localPoint(new Date(now), zone).day;
  const hasStatus = getOpeningStatus(hours, now, text) !== null;
  return (
    <details {...mergePartProps("gmp-opening-hours", rest)}>
      <summary>
        {hasStatus ? <PlaceOpenNowStatus hours={hours} /> : text.openingHours}
        <Icon drawing={CHEVRON} className="gmp-opening-hours-arrow" />
      </summary>
      {periods === null ? (
        <DescribedWeek hours={hours} />
      ) : (
        <WeekTable
          rows={weekRows(periods, text)}
          today={today}
          specialDays={specialWeekdays(hours, now, zone)}
        />
      )}
    </details>
  );
}
PlaceOpeningHours.requiredFields = PART_FIELDS.openingHours;

/** Returns whether the place has hours to show. */
export function hasOpeningHours(hours: OpeningFacts): boolean {
  return getOpeningPeriods(hours) !== null || descriptions(hours).length > 0;
}

interface WeekTableProps {
  rows: readonly WeekRow[];
  today: number | null;
  specialDays: ReadonlySet<number>;
}

function WeekTable({ rows, today, specialDays }: WeekTableProps) {
  const text = useWidgetText();
  return (
    <table className="gmp-week">
      <caption className="gmp-only-read">{text.openingHours}</caption>
      <tbody>
        {rows.map(({ day, name, hours }) => (
          <tr key={day} aria-current={day === today ? "date" : undefined}>
            <th scope="row">{name}</th>
            <td>
              {/* Each period is its own box, so that a line breaks between two. */}
              {hours.flatMap((stretch, index) => [
                index > 0 && text.listSeparator,
                <span key={stretch}>{stretch}</span>,
              ])}
              {specialDays.has(day) && (
                <>
                  {" "}
                  <span className="gmp-badge">{text.specialHours}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// A response may have the words without the periods.
function DescribedWeek({ hours }: { hours: OpeningFacts }) {
  return (
    <ul className="gmp-week">
      {withKeys(descriptions(hours), (line) => line).map(({ key, entry }) => (
        <li key={key}>
          <bdi>{entry}</bdi>
        </li>
      ))}
    </ul>
  );
}

function descriptions(hours: OpeningFacts): string[] {
  const lines: unknown =
    hours.currentOpeningHours?.weekdayDescriptions ?? hours.regularOpeningHours?.weekdayDescriptions;
  return Array.isArray(lines) ? lines.slice(0, 7).flatMap((line) => readText(line) ?? []) : [];
}
