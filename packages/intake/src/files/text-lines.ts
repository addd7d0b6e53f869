import { ImportError } from "../import-error.ts";
import type { FeedFile } from "./feed-file.ts";

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
      yield rest.slice(start, end + 1);
      start = end + 1;
    }
    rest = rest.slice(start);
    if (rest.length > maxCharacters) {
      throw new ImportError(
        "DAMAGED",
        `${file.name} has a line of more than ${maxCharacters} characters. Nothing was changed.`,
      );
    }
  }
  if (rest !== "") yield rest;
}
