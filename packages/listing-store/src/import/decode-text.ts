import { StoreError } from "@lieudit/database";

/**
 * Decodes a file of unknown encoding: UTF-8 if it is valid, otherwise
 * Windows-1252, which agencies' software still writes.
 *
 * @param parts of the file, which may share their memory
 * @throws {StoreError} INVALID for UTF-16 and for binary files.
 */
export function decodeText(parts: Iterable<Uint8Array>, name: string): string {
  const decoder = createDecoder(parts, name);
  let text = "";
  for (const part of parts) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}

/**
 * Returns the lines of a file of unknown encoding. Each is read and decoded when
 * it is needed, so that a large file takes little memory.
 *
 * @param parts of the file, which may share their memory
 * @throws {StoreError} INVALID for UTF-16 and for binary files.
 */
export function decodeLines(parts: Iterable<Uint8Array>, name: string): Iterable<string> {
  const decoder = createDecoder(parts, name);
  return {
    *[Symbol.iterator]() {
      for (const line of splitLines(parts)) {
        yield decoder.decode(line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line);
      }
    },
  };
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** A line is valid until the next one. */
function* splitLines(parts: Iterable<Uint8Array>): Generator<Uint8Array> {
  let begun: Uint8Array[] = [];
  for (const part of parts) {
    let start = 0;
    for (let end = part.indexOf(LINE_FEED); end !== -1; end = part.indexOf(LINE_FEED, start)) {
      const line = part.subarray(start, end);
      yield begun.length === 0 ? line : Buffer.concat([...begun, line]);
      begun = [];
      start = end + 1;
    }
    // The next part may overwrite this one.
    if (start < part.length) begun.push(Buffer.from(part.subarray(start)));
  }
  yield Buffer.concat(begun);
}

function createDecoder(parts: Iterable<Uint8Array>, name: string): TextDecoder {
  const strict = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  for (const part of parts) {
    if (isFirst && part.subarray(0, 4_096).includes(0)) {
      throw new StoreError(
        "INVALID",
        `${name} n’est pas un texte en UTF-8 ni en Windows-1252 (il contient des octets nuls) ; enregistrez-le dans l’un des deux.`,
      );
    }
    isFirst = false;
    if (!isValid(strict, part)) return new TextDecoder("windows-1252");
  }
  return new TextDecoder(isValid(strict) ? "utf-8" : "windows-1252");
}

/** @param part undefined at the end of the file */
function isValid(strict: TextDecoder, part?: Uint8Array): boolean {
  try {
    strict.decode(part, { stream: part !== undefined });
    return true;
  } catch {
    return false;
  }
}
