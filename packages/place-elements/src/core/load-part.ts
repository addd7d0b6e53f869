import { hidePrototypeAdditions } from "./hide-prototype-additions.ts";

/** A part of the kit whose file failed to load; it can be loaded again. */
export class PartError extends Error {
  override readonly name = "PartError";
}

/**
 * Loads a part of the kit that a page does not need from the start.
 *
 * @param part name in errors: `library "places"`, `card of a place`.
 * @throws {PartError} if its file fails to load. The next call tries again.
 */
export async function loadPart<T>(part: string, load: () => Promise<T>): Promise<T> {
  hidePrototypeAdditions();
  try {
    return await load();
  } catch (cause) {
    throw new PartError(
      `The ${part} could not be loaded (${cause instanceof Error ? cause.message : cause}); check the connection and try again.`,
      { cause },
    );
  }
}
