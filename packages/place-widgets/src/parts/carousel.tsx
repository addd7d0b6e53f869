"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { useLoadedPart } from "../state/use-loaded-part.ts";
import { mergePartProps } from "./merge-part-props.ts";

export interface CarouselProps extends Omit<ComponentProps<"div">, "children" | "ref"> {
  /** Accessible name of the row. */
  label: string;
  /** The cards, from first to last. */
  cards: readonly { key: string; content: ReactNode }[];
}

/** Cards in a scrolling row. It works without JavaScript; step buttons and keys are loaded later. */
export function Carousel({ label, cards, ...rest }: CarouselProps) {
  const text = useWidgetText();
  const track = useRef<HTMLUListElement>(null);
  const Controls = useLoadedPart(true, loadControls);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the role of the carousel pattern, with its own description
    <div
      role="group"
      {...mergePartProps("gmp-carousel", rest)}
      aria-roledescription={text.carousel}
      aria-label={label}
    >
      {Controls !== null && <Controls track={track} count={cards.length} />}
      <ul
        ref={track}
        className="gmp-carousel-cards"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab reaches the scrolling row, so that keys scroll it
        tabIndex={0}
      >
        {cards.map(({ key, content }, index) => (
          <li key={key}>
            {/* biome-ignore lint/a11y/useSemanticElements: the role of the carousel pattern, with its own description */}
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
    </div>
  );
}

async function loadControls() {
  return (await import("./carousel-controls.tsx")).CarouselControls;
}
