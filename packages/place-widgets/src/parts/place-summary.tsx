import type { LocalizedText } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { mergePartProps } from "./merge-part-props.ts";
import { readLocalizedText } from "./read-text.ts";

export interface PlaceSummaryProps extends Omit<ComponentProps<"p">, "children"> {
  editorialSummary: LocalizedText | undefined;
}

/** The editorial summary of a place, in its own language. */
export function PlaceSummary({ editorialSummary, ...rest }: PlaceSummaryProps) {
  const summary = readLocalizedText(editorialSummary);
  if (summary === null) return null;
  return (
    <p {...mergePartProps("gmp-summary", rest)} lang={summary.lang} dir="auto">
      {summary.text}
    </p>
  );
}
PlaceSummary.requiredFields = PART_FIELDS.summary;
