/**
 * A picture of a listing that nobody has drawn yet. `seed` is the listing's
 * own number, so that all its pictures show one and the same thing; `view`
 * says what is to be seen and how it looks, as `scene?trait=value&…`, for
 * instance `auto/avant?carrosserie=citadine&couleur=rouge&lieu=quai&heure=noon`.
 */
export interface PictureRequest {
  seed: number;
  view: string;
  /** Pixels; the height is two thirds of it. By default 1600. */
  width?: number;
  /** By default `webp`. */
  format?: PictureFormat;
}

export type PictureFormat = "webp" | "jpeg" | "png";

export const MASTER_WIDTH = 1600;
/** 3:2, in whole pixels. */
export const MASTER_HEIGHT = 1067;

/** The traits of a view, read one by one. */
export interface Traits {
  scene: string;
  /** One of `allowed`. @throws {PictureError} when it is another, or missing without `fallback`. */
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback?: T): T;
  is(name: string): boolean;
  /** A whole number, or `fallback`. */
  whole(name: string, fallback: number): number;
}

/** A picture that cannot be drawn; the message says what can. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

/** A view as it is read: its scene and its traits. */
export function traitsOf(view: string): Traits {
  const [scene = "", query = ""] = view.split("?", 2);
  const values = new URLSearchParams(query);
  return {
    scene,
    oneOf(name, allowed, fallback) {
      const value = values.get(name) ?? fallback;
      const known = allowed.find((one) => one === value);
      if (known === undefined)
        throw new PictureError(
          `The view "${view}" has ${name}=${value ?? "(nothing)"}, which cannot be drawn; use one of: ${allowed.join(", ")}.`,
        );
      return known;
    },
    is: (name) => values.get(name) === "oui",
    whole(name, fallback) {
      const value = Number(values.get(name) ?? fallback);
      return Number.isInteger(value) ? value : fallback;
    },
  };
}

/** A view with its traits, in the form that `traitsOf` reads. */
export function viewOf(
  scene: string,
  traits: Readonly<Record<string, string | number | boolean>> = {},
): string {
  const query = new URLSearchParams(
    Object.entries(traits)
      .filter(([, value]) => value !== false)
      .map(([name, value]) => [name, value === true ? "oui" : String(value)]),
  ).toString();
  return query === "" ? scene : `${scene}?${query}`;
}
