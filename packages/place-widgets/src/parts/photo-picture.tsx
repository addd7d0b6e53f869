import type { ReactNode } from "react";
import type { DisplayPhoto } from "../state/photos-load.ts";

export interface PhotoPictureProps {
  photo: DisplayPhoto;
  alt: string;
  /** `lazy`: it is not fetched before its box is shown, if ever. */
  loading?: "lazy" | undefined;
  /** Called when the picture cannot be shown. */
  onBroken: (name: string) => void;
  /** Lies over it. */
  children?: ReactNode;
}

/** One photo that fades in when it has come; its box pulses until then. Without a script it shows as it comes. */
export function PhotoPicture({ photo, alt, loading, onBroken, children }: PhotoPictureProps) {
  // A picture in the server's HTML, or in the browser's cache, may have come or failed before anybody listens:
  // what has come stands there already, and does not come in once more.
  function check(image: HTMLImageElement | null): void {
    if (image === null) return;
    if (!image.complete) getBoxData(image).state = "loading";
    else if (image.naturalWidth === 0) onBroken(photo.name);
  }

  return (
    <span className="gmp-photo">
      <img
        ref={check}
        src={photo.url}
        alt={alt}
        width={photo.widthPx}
        height={photo.heightPx}
        loading={loading}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={(event) => show(event.currentTarget)}
        onError={() => onBroken(photo.name)}
      />
      {children}
    </span>
  );
}

/** Its load event comes also where it was there at once. */
function show(image: HTMLImageElement): void {
  if (getBoxData(image).state === "loading") getBoxData(image).state = "shown";
}

/** Written into the page: nothing else depends on it, so nothing is drawn again. */
function getBoxData(image: HTMLImageElement): DOMStringMap {
  return (image.parentElement as HTMLElement).dataset;
}
