import type { ReactNode } from "react";
import type { DisplayPhoto } from "../state/media-load.ts";

export interface PhotoPictureProps {
  photo: DisplayPhoto;
  alt: string;
  /** Called when the picture cannot be shown. */
  onBroken: (name: string) => void;
  /** Lies over it. */
  children?: ReactNode;
}

/** One photo that fades in when it has come; its box pulses until then. */
export function PhotoPicture({ photo, alt, onBroken, children }: PhotoPictureProps) {
  // A picture in the server's HTML, or in the browser's cache, may have come or failed before anybody listens.
  function check(image: HTMLImageElement | null): void {
    if (image?.complete !== true) return;
    if (image.naturalWidth > 0) show(image);
    else onBroken(photo.name);
  }

  return (
    <span className="gmp-photo" data-state="loading">
      <img
        ref={check}
        src={photo.url}
        alt={alt}
        width={photo.widthPx}
        height={photo.heightPx}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={(event) => show(event.currentTarget)}
        onError={() => onBroken(photo.name)}
      />
      {children}
    </span>
  );
}

/** Written into the page: nothing else depends on it, so nothing is drawn again. */
function show(image: HTMLImageElement): void {
  const box = image.parentElement;
  // Its load event comes also where it was there at once.
  if (box?.dataset.state === "loading") box.dataset.state = "shown";
}
