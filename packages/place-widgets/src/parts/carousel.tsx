import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { readingDirection, readingStepForKey } from "../state/reading-step.ts";
import { useCarousel } from "../state/use-carousel.ts";
import { partClass } from "./part-class.ts";
import { StepButton } from "./step-button.tsx";

export interface CarouselProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  label: string;
  cards: readonly { key: string; content: ReactNode }[];
}

/** Cards in a row that scrolls by itself, with buttons to step through it: without JavaScript it still scrolls. */
export function Carousel({ label, cards, className, ...rest }: CarouselProps) {
  const text = useWidgetText();
  const track = useRef<HTMLUListElement>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const carousel = useCarousel({ track, previous, next }, cards.length);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Home" || event.key === "End") {
      carousel.jump(event.key === "Home" ? "first" : "last");
    } else {
      const step = readingStepForKey(event.key, readingDirection(event.currentTarget));
      if (step === null) return;
      carousel.step(step);
    }
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's role, whose word is replaced
    <div
      role="group"
      {...rest}
      aria-roledescription={text.carousel}
      aria-label={label}
      className={partClass("gmp-carousel", className)}
    >
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
      <ul
        ref={track}
        className="gmp-carousel-cards"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls is reached by Tab, so that keys scroll it
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {cards.map(({ key, content }, index) => (
          <li key={key}>
            {/* biome-ignore lint/a11y/useSemanticElements: the carousel pattern's role, whose word is replaced */}
            <div
              role="group"
              aria-roledescription={text.carouselCard}
              aria-label={text.cardOf(index + 1, cards.length)}
            >
              {content}
            </div>
          </li>
        ))}
      </ul>
      <p className="gmp-only-read" aria-live="polite">
        {carousel.announced !== null && text.cardOf(carousel.announced + 1, cards.length)}
      </p>
    </div>
  );
}
