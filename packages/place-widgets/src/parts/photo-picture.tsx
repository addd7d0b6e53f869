import { useState } from "react";
import type { DisplayPhoto } from "../state/media-load.ts";

export interface PhotoPictureProps {
  photo: DisplayPhoto;
  alt: string;
  /** Called when the picture cannot be shown. */
  onBroken: (name: string) => void;
}

/** One photo that fades in when it has come; its box pulses until then. */
export function PhotoPicture({ photo, alt, onBroken }: PhotoPictureProps) {
  const [isShown, setShown] = useState(false);

  // A picture in the server's HTML may have come, or failed, before React did.
  function check(image: HTMLImageElement | null): void {
    if (image?.complete !== true) return;
    if (image.naturalWidth > 0) setShown(true);
    else onBroken(photo.name);
  }

  return (
    <span className="gmp-photo" data-state={isShown ? "shown" : "loading"}>
      <img
        ref={check}
        src={photo.url}
        alt={alt}
        width={photo.widthPx}
        height={photo.heightPx}
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setShown(true)}
        onError={() => onBroken(photo.name)}
      />
    </span>
  );
}
