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
  /** Its answer is short: where there is room another such field stands beside it. */
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
  min: number;
  max: number;
}

/** Of something that has been. */
export interface YearField extends AnyField {
  type: "year";
  min: number;
}

export interface DateField extends AnyField {
  type: "date";
  /** It is the end of a range that begins at the field of this name, and at least a day later. */
  after?: string;
}

/** Fields that are about one thing. */
export interface FormPart {
  legend: string;
  fields: readonly FormField[];
}

/** What helps to fill a form in, or what follows it: a heading and some sentences beside the form. */
export interface FormHelp {
  heading: string;
  points: readonly string[];
}

/** A form that becomes a lead. */
export interface FormDefinition {
  kind: LeadKind;
  /** First part of its address. */
  path: string;
  title: string;
  intro: string;
  /** Null: the form explains itself. */
  help: FormHelp | null;
  /** What kinds of listings it can be about, or that it is about a review of a place; null: about neither. */
  about: { kinds: readonly ListingKind[]; isNeeded: boolean } | "review" | null;
  parts: readonly FormPart[];
  /** Shown above the field for photos; null: it takes none. */
  photos: string | null;
  /** Whether the sender is asked for leave to be called with offers. */
  asksForCalls: boolean;
  submitLabel: string;
  /** Why the answers are wanted, as the notice below the form says it after 'pour'. */
  purpose: string;
  thanks: string;
}

/** A telephone number as fields ask for it; it stays on one line. */
export const EXAMPLE_PHONE = phoneText("+33612345678");

/** All fields of a form, in their order. */
export function fieldsOf({ parts }: FormDefinition): FormField[] {
  return parts.flatMap(({ fields }) => fields);
}

/** Whether a form tells whoever runs the site what is wrong with something shown on it. */
export function isReport({ kind }: FormDefinition): boolean {
  return kind === "signalement" || kind === "signalement-avis";
}

/** The sentence of the box for commercial calls; what was ticked is kept with it. */
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
