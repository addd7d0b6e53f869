import type { ListingPhoto } from "@lieudit/listing-model";
import type { MouseEvent } from "react";
import { Slider } from "../../shell/surfaces/slider.tsx";
import { useLightbox } from "../../shell/surfaces/use-lightbox.tsx";
import { Icon } from "../../shell/ui/icon.tsx";
import { PICTURE_WIDTHS, pictureHref } from "../list/picture-address.ts";

/** Pictures beside the large one on wide windows. */
const BESIDE = 2;

const LARGE_SIZES = "(width < 62rem) 100vw, 47rem";
const SMALL_SIZES = "(width < 62rem) 1px, 23rem";

/** The pictures of a listing: one large, two beside it, all of them in the lightbox. */
export function ListingGallery({ photos, titre }: { photos: readonly ListingPhoto[]; titre: string }) {
  const { open, lightbox } = useLightbox(photos.map(lightboxPicture));
  if (photos.length === 0) return null;

  const show = (event: MouseEvent, index: number) => {
    // A visitor who opens it in another tab gets the picture itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(index);
  };

  return (
    <div className="listing-gallery" data-count={Math.min(photos.length, BESIDE + 1)}>
      <Slider
        className="listing-slider"
        label={`Photos\u00a0: ${titre}`}
        isAutoplayed={false}
        slides={photos.map((photo, index) => ({
          id: photo.id,
          draw: ({ loading, fetchPriority }) => (
            <a data-opens="" href={pictureHref(photo, 1600, "webp")} onClick={(event) => show(event, index)}>
              <picture>
                <source type="image/avif" srcSet={buildSrcSet(photo, "avif")} sizes={LARGE_SIZES} />
                <img
                  src={pictureHref(photo, 960, "webp")}
                  srcSet={buildSrcSet(photo, "webp")}
                  sizes={LARGE_SIZES}
                  width={photo.widthPx}
                  height={photo.heightPx}
                  alt={photo.alt}
                  loading={loading}
                  fetchPriority={fetchPriority}
                />
              </picture>
            </a>
          ),
        }))}
      />
      {photos.length > 1 && (
        <div className="listing-beside">
          {photos.slice(1, 1 + BESIDE).map((photo, at) => (
            <a
              key={photo.id}
              data-opens=""
              href={pictureHref(photo, 1600, "webp")}
              onClick={(event) => show(event, at + 1)}
            >
              <picture>
                <source type="image/avif" srcSet={buildSrcSet(photo, "avif")} sizes={SMALL_SIZES} />
                <img
                  src={pictureHref(photo, 480, "webp")}
                  srcSet={buildSrcSet(photo, "webp")}
                  sizes={SMALL_SIZES}
                  width={photo.widthPx}
                  height={photo.heightPx}
                  alt={photo.alt}
                  loading="lazy"
                />
              </picture>
            </a>
          ))}
          <a
            className="button button-quiet listing-all-photos"
            data-opens=""
            href={pictureHref(photos[0]!, 1600, "webp")}
            onClick={(event) => show(event, 0)}
          >
            <Icon name="camera" />
            Voir les {photos.length}&nbsp;photos
          </a>
        </div>
      )}
      {lightbox}
    </div>
  );
}

function buildSrcSet(photo: ListingPhoto, format: "avif" | "webp"): string {
  return PICTURE_WIDTHS.map((width) => `${pictureHref(photo, width, format)} ${width}w`).join(", ");
}

function lightboxPicture(photo: ListingPhoto) {
  const getHeight = (width: number) => Math.round((width * photo.heightPx) / photo.widthPx);
  return {
    src: pictureHref(photo, 1600, "webp"),
    alt: photo.alt,
    width: 1600,
    height: getHeight(1600),
    srcSet: PICTURE_WIDTHS.map((width) => ({
      src: pictureHref(photo, width, "webp"),
      width,
      height: getHeight(width),
    })),
  };
}
