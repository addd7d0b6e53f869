import { StoreError } from "@lieudit/database";

/**
 * Decodes a file of unknown encoding: UTF-8 if it is valid, otherwise
 * Windows-1252, which agencies' software still writes.
 *
 * @throws {StoreError} INVALID for UTF-16 and for binary files.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const start = bytes.subarray(0, 4_096);
  if (start.includes(0)) {
    throw new StoreError(
      "INVALID",
      `${name} n’est pas un texte en UTF-8 ni en Windows-1252 (il contient des octets nuls) ; enregistrez-le dans l’un des deux.`,
    );
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
