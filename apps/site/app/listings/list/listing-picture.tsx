import type { ListingPhoto } from "@lieudit/listing-model";
import { PICTURE_WIDTHS } from "./picture-widths.ts";

export type PictureFormat = "webp" | "avif" | "jpeg";

/** Returns the address of a picture in one width and format. */
export function pictureHref({ id }: Pick<ListingPhoto, "id">, width: number, format: PictureFormat): string {
  return `/img/${id}/${width}.${format}`;
}

export interface ListingPictureProps {
  photo: ListingPhoto;
  /** As the attribute of `<img>`: how wide it is drawn in which window. */
  sizes: string;
  /** The page's largest picture: fetched first. */
  isFirst?: boolean;
}

/** A listing's picture as large as it is needed; its size is known before it is there. */
export function ListingPicture({ photo, sizes, isFirst = false }: ListingPictureProps) {
  const widths = PICTURE_WIDTHS.filter((width, at) => at === 0 || width <= photo.widthPx);
  const sources = (format: PictureFormat) =>
    widths.map((width) => `${pictureHref(photo, width, format)} ${width}w`).join(", ");
  return (
    <picture className="listing-picture">
      {photo.placeholder !== undefined && (
        // Under the real one, which covers it when it is there.
        <img className="listing-placeholder" src={photo.placeholder} alt="" aria-hidden="true" />
      )}
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <img
        src={pictureHref(photo, 640, "webp")}
        srcSet={sources("webp")}
        sizes={sizes}
        width={photo.widthPx}
        height={photo.heightPx}
        alt={photo.alt}
        ref={markFailure}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      />
    </picture>
  );
}

/** Only of a picture that cannot be had are the words drawn: until it comes its placeholder stands there, also before scripts run. */
function markFailure(picture: HTMLImageElement | null): void {
  if (picture === null) return;
  const mark = () =>
    picture.toggleAttribute(
      "data-failed",
      picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== "",
    );
  picture.addEventListener("error", mark);
  picture.addEventListener("load", mark);
  mark();
}
