"use client";

import type { Photo } from "@lieudit/place-model";
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { CLOSE } from "../parts/drawings.ts";
import { IconButton } from "../parts/icon-button.tsx";
import { LightboxPhoto } from "../parts/lightbox-photo.tsx";
import { mergePartProps } from "../parts/merge-part-props.ts";
import { PhotoCredit } from "../parts/photo-credit.tsx";
import { PopupMenu } from "../parts/popup-menu.tsx";
import { StepButton } from "../parts/step-button.tsx";
import { useWidgetText } from "../provider/places-provider.tsx";
import { clampPhotoIndex, stepPhotoIndex } from "../state/lightbox-step.ts";
import type { DisplayPhoto } from "../state/photos-load.ts";
import { getReadingStepForKey, type ReadingStep, readingDirection } from "../state/reading-step.ts";
import { useFullPhotos } from "../state/use-full-photos.ts";

export interface PhotoLightboxDialogProps
  extends Omit<ComponentProps<"dialog">, "children" | "open" | "ref" | "onClose"> {
  photos: readonly Photo[];
  /** Index of the first visible photo. */
  startIndex?: number;
  placeName: string;
  /** Photos with small pictures, which show until the large ones are loaded. */
  smallPhotos?: readonly DisplayPhoto[];
  onClose: () => void;
}

/** The dialog of the lightbox, open while it is rendered. */
export function PhotoLightboxDialog({
  photos,
  startIndex = 0,
  placeName,
  smallPhotos = [],
  onClose,
  ...rest
}: PhotoLightboxDialogProps) {
  const text = useWidgetText();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [wanted, setWanted] = useState(startIndex);
  // Another place may have fewer photos.
  const index = clampPhotoIndex(wanted, photos.length);
  const { photo: full, markBroken } = useFullPhotos(photos, index);
  const photo = photos[index];

  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal?.();
    closeButton.current?.focus();
  }, []);

  if (photo === undefined) return null;

  function move(step: ReadingStep): void {
    setWanted(stepPhotoIndex(index, step, photos.length));
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The keys must not reach the page behind, which may be a carousel.
    event.stopPropagation();
    const step = getReadingStepForKey(event.key, readingDirection(event.currentTarget));
    if (step === null) return;
    event.preventDefault();
    move(step);
  }

  function closeOnBackdrop(event: MouseEvent): void {
    if (event.target === dialog.current) dialog.current?.close();
  }

  return (
    <dialog
      {...mergePartProps("gmp-dialog gmp-lightbox", rest)}
      ref={dialog}
      aria-label={text.photosOf(placeName)}
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDown={onKeyDown}
    >
      <div className="gmp-lightbox-body">
        <LightboxProgress index={index} count={photos.length} />
        <div className="gmp-lightbox-head">
          <p aria-live="polite" className="gmp-lightbox-position">
            {text.photoNumber(index + 1, photos.length)}
          </p>
          <PopupMenu
            key={index}
            label={text.moreActions}
            items={[{ text: text.reportPhoto, uri: photo.flagContentUri ?? "", isExternal: true }]}
          />
          <IconButton
            ref={closeButton}
            label={text.close}
            drawing={CLOSE}
            onClick={() => dialog.current?.close()}
          />
        </div>
        <div className="gmp-lightbox-stage">
          <LightboxPhoto
            key={photo.name}
            photo={photo}
            full={full}
            smallUrl={smallPhotos.find(({ name }) => name === photo.name)?.url}
            alt={text.photoOf(placeName)}
            onBroken={markBroken}
            onStep={move}
          />
          <LightboxSteps index={index} count={photos.length} onStep={move} />
        </div>
        <PhotoCredit photos={[photo]} />
      </div>
    </dialog>
  );
}

interface LightboxPosition {
  /** Of the visible photo, from 0. */
  index: number;
  count: number;
}

/** One segment for each photo, filled up to the visible one. */
function LightboxProgress({ index, count }: LightboxPosition) {
  return (
    <div className="gmp-lightbox-progress" aria-hidden="true">
      {Array.from({ length: count }, (_, segment) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are all the same
        <span key={segment} data-state={segment <= index ? "reached" : undefined} />
      ))}
    </div>
  );
}

/** The buttons to the neighbouring photos: `aria-disabled` at an end, since a disabled button loses the focus. */
function LightboxSteps({ index, count, onStep }: LightboxPosition & { onStep: (step: ReadingStep) => void }) {
  const text = useWidgetText();
  return (
    <>
      <StepButton
        step="previous"
        label={text.previousPhoto}
        aria-disabled={index === 0}
        onClick={() => onStep("previous")}
      />
      <StepButton
        step="next"
        label={text.nextPhoto}
        aria-disabled={index === count - 1}
        onClick={() => onStep("next")}
      />
    </>
  );
}
