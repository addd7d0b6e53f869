"use client";

import type { Place } from "@lieudit/place-model";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { DisclosureNote, type DisclosureNoteProps } from "./disclosure-note.tsx";

export interface BusinessConductNoteProps extends Omit<DisclosureNoteProps, "title" | "body" | "iconOnly"> {
  businessStatus: Place["businessStatus"];
}

/** Tells customers where to report a business. Renders nothing if the place is not a business. */
export function BusinessConductNote({ businessStatus, ...rest }: BusinessConductNoteProps) {
  const text = useWidgetText();
  if (businessStatus === undefined) return null;
  return <DisclosureNote {...rest} title={text.reportConduct} body={text.reportConductBody} />;
}
BusinessConductNote.requiredFields = PART_FIELDS.businessConduct;
