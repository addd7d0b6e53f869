import { enumeration, typeset } from "@lieudit/listing-model/french";
import type { FieldError } from "./check-answers.ts";
import type { FormDefinition } from "./form-definition.ts";
import { type FileProblem, type Submission, UPLOAD_LIMITS } from "./submission.ts";

/** The name of the field for photos. */
export const PHOTOS_FIELD = "photos";

const SENTENCES: Readonly<Record<FileProblem, string>> = {
  type: "n’est pas une photo JPEG, PNG, WebP, AVIF ou HEIC",
  size: `dépasse ${UPLOAD_LIMITS.fileBytes / 1_000_000} Mo`,
  count: `dépasse les ${UPLOAD_LIMITS.fileCount} photos possibles`,
  disk: "n’a pas pu être enregistrée",
};

/** Returns the errors of a form's photos. */
export function checkPhotos(
  { photos }: FormDefinition,
  { files, refused }: Submission,
  isStoreFull: boolean,
): FieldError[] {
  const error = (message: string): FieldError => ({
    name: PHOTOS_FIELD,
    label: photos ?? "Photos",
    message: typeset(message),
  });
  if (photos === null) {
    return files.length + refused.length > 0 ? [error("Ce formulaire ne prend pas de photo.")] : [];
  }
  if (files.length > 0 && isStoreFull) {
    return [
      error("Nous ne pouvons plus recevoir de photos en ce moment ; envoyez votre demande sans photo."),
    ];
  }
  if (refused.length === 0) return [];
  const sentences = refused.map(({ name, problem }) => `« ${name} » ${SENTENCES[problem]}`);
  return [error(`${enumeration(sentences)} ; choisissez d’autres photos.`)];
}
