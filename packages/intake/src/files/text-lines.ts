import { ImportError } from "../import-error.ts";
import type { FeedFile } from "./feed-file.ts";

/** A row with all data of a large station takes 20 KB. */
export const MAX_ROW_CHARACTERS = 1_000_000;

/**
 * Yields the lines of a file, each with its line end.
 *
 * @throws {ImportError} DAMAGED when a line is longer than `maxCharacters`.
 */
export async function* readLines(file: FeedFile, maxCharacters: number): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of file.text()) {
    rest += piece;
    let start = 0;
    for (let end = rest.indexOf("\n"); end >= 0; end = rest.indexOf("\n", start)) {
      if (end - start > maxCharacters) throw createLengthError(file, maxCharacters);
      yield rest.slice(start, end + 1);
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > maxCharacters) throw createLengthError(file, maxCharacters);
  }
  if (rest !== "") yield rest;
}

function createLengthError({ name }: FeedFile, maxCharacters: number): ImportError {
  return new ImportError(
    "DAMAGED",
    `${name} has a line of more than ${maxCharacters} characters, so it is damaged or not a table. Nothing was changed; get it again.`,
  );
}
