"use client";

import type { Photo } from "@lieudit/place-model";
import { type PointerEvent, useRef } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { getPhotoStep, LIGHTBOX_SCREEN } from "../state/lightbox-step.ts";
import type { LoadState } from "../state/load-state.ts";
import { matchesMedia } from "../state/media-query.ts";
import { type ReadingStep, readingDirection } from "../state/reading-step.ts";
import { ALERT } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { PhotoPicture } from "./photo-picture.tsx";
import { Spinner } from "./spinner.tsx";

export interface LightboxPhotoProps {
  photo: Photo;
  /** URL of the picture at full width. */
  full: LoadState<string>;
  /** URL of a small picture that shows until the large one is loaded. */
  smallUrl: string | undefined;
  alt: string;
  onBroken: (name: string) => void;
  /** Called for a swipe or a tap on a small screen. */
  onStep: (step: ReadingStep) => void;
}

/** The visible photo of the lightbox. A swipe or a tap leads to another one. */
export function LightboxPhoto({ photo, full, smallUrl, alt, onBroken, onStep }: LightboxPhotoProps) {
  const text = useWidgetText();
  const finger = useRef<{ id: number; x: number; y: number } | null>(null);

  function onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent): void {
    // With a second finger it is a gesture of the browser.
    const isAlone = pointerType === "touch" && isPrimary;
    finger.current =
      isAlone && matchesMedia(LIGHTBOX_SCREEN) ? { id: pointerId, x: clientX, y: clientY } : null;
  }

  function onPointerUp({ pointerId, clientX, clientY, currentTarget }: PointerEvent): void {
    const from = finger.current;
    finger.current = null;
    if (from === null || from.id !== pointerId) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const touch = { fromX: from.x - left, toX: clientX - left, rise: clientY - from.y, width };
    const step = getPhotoStep(touch, readingDirection(currentTarget));
    if (step !== null) onStep(step);
  }

  return (
    <div
      className="gmp-lightbox-photo"
      data-phase={full.phase}
      aria-busy={full.phase === "loading" ? true : undefined}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        finger.current = null;
      }}
    >
      {full.phase === "failed" ? (
        <p role="alert" className="gmp-lightbox-error">
          <Icon drawing={ALERT} />
          {text.lightboxError}
        </p>
      ) : (
        smallUrl !== undefined && (
          <img className="gmp-lightbox-small" src={smallUrl} alt="" referrerPolicy="no-referrer" />
        )
      )}
      {full.phase === "ready" && (
        <PhotoPicture photo={displayed(photo, full.value)} alt={alt} onBroken={onBroken} />
      )}
      {full.phase === "loading" && smallUrl === undefined && <span className="gmp-pulse" />}
      {/* Turns until the picture is loaded, long after its URL. */}
      {full.phase !== "failed" && <Spinner />}
    </div>
  );
}

function displayed({ name, widthPx, heightPx, authorAttributions = [], flagContentUri }: Photo, url: string) {
  return { name, url, widthPx, heightPx, authorAttributions, flagContentUri };
}
