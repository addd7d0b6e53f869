import { MAX_STATIC_MARKERS, type StaticMap, staticMapHref } from "../static/static-map-address.ts";
import type { MapPosition, MapSize } from "../static/web-mercator.ts";
import type { BasemapTheme } from "../style/map-colours.ts";
import { type MapView, toCamera } from "./map-view.ts";

/** Sizes in which pictures are made, so that many readers ask for the same ones. */
export interface PictureSizes {
  /** On phones. */
  narrow: MapSize;
  /** On wider screens. */
  wide: MapSize;
}

export const PICTURE_SIZES: PictureSizes = {
  narrow: { width: 440, height: 320 },
  wide: { width: 880, height: 480 },
};

/** How many marks a picture of so many places has. */
export function countMarks(markers: readonly unknown[]): number {
  return Math.min(markers.length, MAX_STATIC_MARKERS);
}

/** Below that, in pixels of the window, the narrow picture is taken. */
const NARROW_WINDOW = 600;

export interface StaticPictureProps {
  view: MapView;
  markers: readonly MapPosition[];
  /** See `StaticMap`. */
  radiusMetres: number | undefined;
  /** Where the pictures are made: an address without a slash at its end, "" for the page's own. */
  server: string;
  sizes: PictureSizes;
  /** Default: what the reader likes. */
  theme: BasemapTheme | undefined;
  alt: string;
  /** Whether a button lies over it. */
  hasButton: boolean;
}

/** The picture of a map, made by the server: shows without JavaScript, light or dark, small or large. */
export function StaticPicture({
  view,
  markers,
  radiusMetres,
  server,
  sizes,
  theme,
  alt,
  hasButton,
}: StaticPictureProps) {
  const href = (size: MapSize, scheme: BasemapTheme) => {
    const picture: StaticMap = {
      ...toCamera(view, size),
      ...size,
      theme: scheme,
      markers,
      ...(radiusMetres !== undefined && { radiusMetres }),
      hasButton,
    };
    return `${server}${staticMapHref(picture)}`;
  };
  const isNarrow = `(width < ${NARROW_WINDOW}px)`;
  const isDark = "(prefers-color-scheme: dark)";
  const base = theme ?? "light";
  return (
    <picture className="place-map-picture">
      {theme === undefined && (
        <>
          <source media={`${isNarrow} and ${isDark}`} srcSet={href(sizes.narrow, "dark")} />
          <source media={isDark} srcSet={href(sizes.wide, "dark")} />
        </>
      )}
      <source media={isNarrow} srcSet={href(sizes.narrow, base)} />
      <img src={href(sizes.wide, base)} alt={alt} loading="lazy" decoding="async" {...sizes.wide} />
    </picture>
  );
}
