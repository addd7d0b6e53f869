import type { ListingKind } from "@lieudit/listing-model";
import { phoneText } from "@lieudit/listing-model/french";
import type { LeadKind } from "../store/lead.ts";

/** One field of a form. */
export type FormField = TextField | ChoiceField | NumberField | YearField | DateField;

interface AnyField {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** The value is short: if there is room, another such field stands next to it. */
  isShort?: boolean;
}

export interface TextField extends AnyField {
  type: "text" | "email" | "tel" | "postcode" | "long-text";
  autoComplete?: string;
}

export interface ChoiceField extends AnyField {
  type: "choice";
  options: readonly string[];
}

export interface NumberField extends AnyField {
  type: "number";
  unit?: string;
  /** Whether it counts things, so that it has no fraction. */
  isWhole?: boolean;
  min: number;
  max: number;
}

/** A year that is not in the future. */
export interface YearField extends AnyField {
  type: "year";
  min: number;
}

export interface DateField extends AnyField {
  type: "date";
  /** This field ends a range that starts at the named field; it must be at least a day later. */
  after?: string;
}

/** A group of fields with a legend. */
export interface FormPart {
  legend: string;
  fields: readonly FormField[];
}

/** Help next to the form: a heading and some sentences. */
export interface FormHelp {
  heading: string;
  points: readonly string[];
}

/** The listings that a form can be about. */
export interface ListingSubject {
  kinds: readonly ListingKind[];
  /** The transaction that an estate must have, such as `saisonnier`. Default: any. */
  transaction?: string;
  /** Whether the form needs a listing. */
  isNeeded: boolean;
}

/** A form that becomes a lead. */
export interface FormDefinition {
  kind: LeadKind;
  /** First segment of its path. */
  path: string;
  title: string;
  /** The request as a feminine noun that begins the subject of emails: `Demande de visite`. */
  subject: string;
  intro: string;
  /** Null if the form needs no help text. */
  help: FormHelp | null;
  /** The listings that the form can be about, `review` or `place`; null for none of them. */
  about: ListingSubject | "review" | "place" | null;
  parts: readonly FormPart[];
  /** Label of the photo field; null if the form does not accept photos. */
  photos: string | null;
  /** Whether the form has the consent box for commercial calls. */
  asksForCalls: boolean;
  submitLabel: string;
  /** Purpose of the data, in French; the notice below the form writes it after “pour”. */
  purpose: string;
  thanks: string;
  /** What the recipient does next, after their name: `vous rappellera sous un jour ouvré`. Null for reports. */
  followUp: string | null;
}

/** Example of a phone number, without line breaks. */
export const EXAMPLE_PHONE = phoneText("+33612345678");

/** Returns all fields of a form, in order. */
export function getFields({ parts }: FormDefinition): FormField[] {
  return parts.flatMap(({ fields }) => fields);
}

/** Whether a form reports a problem with a listing, a review or a place to the operator. */
export function isReport({ kind }: FormDefinition): boolean {
  return kind.startsWith("signalement");
}

/** Text of the consent box for commercial calls; it is stored with the lead. */
export const CALL_CONSENT = "J’accepte d’être appelé(e) à des fins commerciales.";

/** Added to a form that looks as if a program had sent it. */
export const CONFIRM_EMAIL: FormField = {
  type: "email",
  name: "courriel_confirmation",
  label: "Courriel de confirmation",
  hint: "Nous vous y écrivons une seule fois, pour vérifier que cet envoi vient de vous",
  isRequired: true,
  autoComplete: "email",
};
