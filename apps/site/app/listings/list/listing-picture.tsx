import type { ListingPhoto } from "@lieudit/listing-model";
import { PICTURE_WIDTHS, type PictureFormat, pictureHref } from "./picture-address.ts";

export interface ListingPictureProps {
  photo: ListingPhoto;
  /** The attribute `sizes` of `<img>`. */
  sizes: string;
  /** True for the largest picture of the page, which loads with priority. */
  isFirst?: boolean;
}

/** A picture of a listing in the size that the window needs. Its space is reserved before it loads. */
export function ListingPicture({ photo, sizes, isFirst = false }: ListingPictureProps) {
  const widths = PICTURE_WIDTHS.filter((width, at) => at === 0 || width <= photo.widthPx);
  const sources = (format: PictureFormat) =>
    widths.map((width) => `${pictureHref(photo, width, format)} ${width}w`).join(", ");
  return (
    <picture className="listing-picture">
      {photo.placeholder !== undefined && (
        // The real picture covers it once it is loaded.
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

/** Marks a picture that failed to load, so that its alternative text shows. Until then the placeholder shows. */
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
