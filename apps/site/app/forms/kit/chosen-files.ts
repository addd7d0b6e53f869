import { counted, measured, typeset } from "../../shell/format/french.ts";

/** What counts of a file that somebody chose. */
export interface FileFacts {
  name: string;
  size: number;
  /** As the browser tells it; empty when it does not know. */
  type: string;
  lastModified: number;
}

export interface FileLimits {
  count: number;
  /** In bytes, of each file. */
  bytes: number;
  /** In bytes, of all together. */
  totalBytes: number;
}

export interface ChosenFiles<File extends FileFacts> {
  kept: File[];
  /** One sentence for each file that is not taken. */
  refused: string[];
}

/**
 * Adds files to those chosen before. A file chosen twice counts once; one that
 * is not a photo, too large, or too many is omitted and says so. The server
 * checks all of it again, by what is in the files.
 */
export function addFiles<File extends FileFacts>(
  before: readonly File[],
  added: readonly File[],
  limits: FileLimits,
): ChosenFiles<File> {
  const kept = [...before];
  const refused: string[] = [];
  for (const file of added) {
    if (kept.some((other) => isSame(other, file))) continue;
    const problem = fileProblem(file, kept, limits);
    if (problem === null) kept.push(file);
    else refused.push(typeset(`« ${file.name} » n’a pas été ajouté : ${problem}`));
  }
  return { kept, refused };
}

/** Returns a size as the French read it: `850 ko`, `3,2 Mo`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return measured(Math.max(1, bytes / 1_000), "ko");
  return measured(bytes / 1_000_000, "Mo", 1);
}

/** File types that a photo field offers; iPhones write HEIC. */
export const PHOTO_ACCEPT = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif";

const PHOTO_TYPE = /^image\/(?!svg)/;
const PHOTO_NAME = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

function fileProblem(file: FileFacts, kept: readonly FileFacts[], limits: FileLimits): string | null {
  const isPhoto = file.type === "" ? PHOTO_NAME.test(file.name) : PHOTO_TYPE.test(file.type);
  if (!isPhoto) return "ce n’est pas une photo ; choisissez une image JPEG, PNG, WebP, AVIF ou HEIC.";
  if (file.size === 0) return "ce fichier est vide ; choisissez-en un autre.";
  if (file.size > limits.bytes) {
    return `il pèse ${fileSize(file.size)}, plus que les ${fileSize(limits.bytes)} permis ; choisissez une version plus petite.`;
  }
  if (kept.length >= limits.count) {
    return `${counted(limits.count, "photo", "photos")} au plus ; retirez-en une d’abord.`;
  }
  const total = kept.reduce((sum, { size }) => sum + size, file.size);
  if (total > limits.totalBytes) {
    return `l’ensemble dépasserait ${fileSize(limits.totalBytes)} ; retirez une photo d’abord.`;
  }
  return null;
}

function isSame(one: FileFacts, other: FileFacts): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
