import type { PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useNow } from "../provider/use-now.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { getOpeningStatus, OPENING_FIELDS, type OpeningFacts } from "./opening-state.ts";

export interface PlaceOpenNowStatusProps extends Omit<ComponentProps<"span">, "children"> {
  hours: OpeningFacts;
}

/** "Open · Closes 6:00 PM", updated as time passes, in the time zone of the place. */
export function PlaceOpenNowStatus({ hours, ...rest }: PlaceOpenNowStatusProps) {
  const text = useWidgetText();
  const status = getOpeningStatus(hours, useNow(), text);
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
PlaceOpenNowStatus.requiredFields = OPENING_FIELDS satisfies readonly PlaceField[];
