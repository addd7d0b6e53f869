"use client";

import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useOpeningStatus } from "../state/use-opening-status.ts";
import { mergePartProps } from "./merge-part-props.ts";
import type { OpeningFacts } from "./opening-state.ts";

export interface PlaceOpenNowStatusProps extends Omit<ComponentProps<"span">, "children"> {
  hours: OpeningFacts;
}

/** "Open · Closes 6:00 PM", updated as time passes, in the time zone of the place. */
export function PlaceOpenNowStatus({ hours, ...rest }: PlaceOpenNowStatusProps) {
  const status = useOpeningStatus(hours);
  if (status === null) return null;
  return (
    <span {...mergePartProps("gmp-open-now", rest)}>
      <span className="gmp-open-now-label" data-state={status.tone}>
        {status.label}
      </span>
      {status.next !== null && <span> · {status.next}</span>}
    </span>
  );
}
PlaceOpenNowStatus.requiredFields = PART_FIELDS.openNowStatus;
