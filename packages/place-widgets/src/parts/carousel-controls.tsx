"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { getReadingStepForKey, readingDirection } from "../state/reading-step.ts";
import { useCarousel } from "../state/use-carousel.ts";
import { StepButton } from "./step-button.tsx";

export interface CarouselControlsProps {
  /** The scrolling row. */
  track: RefObject<HTMLElement | null>;
  /** Number of cards in the row. */
  count: number;
}

/** The buttons and keys of a carousel, and its announcement of the card in view. */
export function CarouselControls({ track, count }: CarouselControlsProps) {
  const text = useWidgetText();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const carousel = useCarousel({ track, previous, next }, count);
  const latest = useRef(carousel);
  latest.current = carousel;

  useEffect(() => {
    const row = track.current;
    if (row === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Home" || event.key === "End") {
        latest.current.jump(event.key === "Home" ? "first" : "last");
      } else {
        const step = getReadingStepForKey(event.key, readingDirection(row));
        if (step === null) return;
        latest.current.step(step);
      }
      event.preventDefault();
    };
    row.addEventListener("keydown", onKeyDown);
    return () => row.removeEventListener("keydown", onKeyDown);
  }, [track]);

  return (
    <>
      <StepButton
        ref={previous}
        step="previous"
        label={text.previousCards}
        hidden={!carousel.hasPrevious}
        onClick={() => carousel.step("previous")}
      />
      <StepButton
        ref={next}
        step="next"
        label={text.nextCards}
        hidden={!carousel.hasNext}
        onClick={() => carousel.step("next")}
      />
      <p className="gmp-only-read" aria-live="polite">
        {carousel.announced !== null && text.cardOf(carousel.announced + 1, count)}
      </p>
    </>
  );
}
