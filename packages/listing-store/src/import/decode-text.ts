import { isUtf8 } from "node:buffer";
import { StoreError } from "@lieudit/database";

/**
 * Decodes a file of unknown encoding: UTF-8 if it is valid, otherwise
 * Windows-1252, which agencies' software still writes.
 *
 * @throws {StoreError} INVALID for UTF-16 and for binary files.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  return createDecoder(bytes, name)(bytes);
}

/**
 * Returns the lines of a file of unknown encoding. Each is decoded when it is
 * read, so that a large file needs little more memory than its bytes.
 *
 * @throws {StoreError} INVALID for UTF-16 and for binary files.
 */
export function decodeLines(bytes: Uint8Array, name: string): Iterable<string> {
  const decode = createDecoder(bytes, name);
  return {
    *[Symbol.iterator]() {
      for (let start = 0; start <= bytes.length; ) {
        const found = bytes.indexOf(LINE_FEED, start);
        const end = found === -1 ? bytes.length : found;
        const hasReturn = end > start && bytes[end - 1] === CARRIAGE_RETURN;
        yield decode(bytes.subarray(start, hasReturn ? end - 1 : end));
        start = end + 1;
      }
    },
  };
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function createDecoder(bytes: Uint8Array, name: string): (part: Uint8Array) => string {
  if (bytes.subarray(0, 4_096).includes(0)) {
    throw new StoreError(
      "INVALID",
      `${name} n’est pas un texte en UTF-8 ni en Windows-1252 (il contient des octets nuls) ; enregistrez-le dans l’un des deux.`,
    );
  }
  const decoder = new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252");
  return (part) => decoder.decode(part);
}
