"use client";

import type { ReactNode } from "react";
import type { DisplayPhoto } from "../state/photos-load.ts";

export interface PhotoPictureProps {
  photo: DisplayPhoto;
  alt: string;
  /** `lazy` fetches the picture only when its box becomes visible. */
  loading?: "lazy" | undefined;
  /** Called if the picture cannot be loaded. */
  onBroken: (name: string) => void;
  /** Rendered over the photo. */
  children?: ReactNode;
}

/** A photo that fades in when loaded; its box pulses until then. Works without JavaScript. */
export function PhotoPicture({ photo, alt, loading, onBroken, children }: PhotoPictureProps) {
  // A picture of the server's HTML or the cache may have loaded or failed before hydration.
  // A loaded one is visible already and must not fade in again.
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

/** The load event also fires for a picture that was there before. */
function show(image: HTMLImageElement): void {
  if (getBoxData(image).state === "loading") getBoxData(image).state = "shown";
}

/** The state is kept in the DOM only, so that nothing renders again. */
function getBoxData(image: HTMLImageElement): DOMStringMap {
  return (image.parentElement as HTMLElement).dataset;
}
