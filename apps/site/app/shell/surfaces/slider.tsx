import { type ReactNode, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { IconButton } from "../ui/button.tsx";
import {
  isSliderPlaying,
  isSliderWanted,
  nextSlider,
  SLIDER_FADE_MS,
  SLIDER_TIMEOUT_MS,
  startSlider,
} from "./slider-state.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { REDUCED_MOTION, useMediaQuery } from "./use-media-query.ts";
import "./slider.css";

/**
 * Loading attributes of a slide's `<img>`: the first picture loads with priority, the others when
 * they are near.
 */
export interface SlideLoading {
  loading: "eager" | "lazy";
  fetchPriority: "high" | "auto";
}

export interface Slide {
  id: string;
  /** Renders the picture, with the content on it. */
  draw: (loading: SlideLoading) => ReactNode;
}

export interface SliderProps {
  /** Alternative text of the pictures. */
  label: string;
  slides: readonly Slide[];
  /** Default true. */
  isAutoplayed?: boolean;
  fadeMs?: number;
  timeoutMs?: number;
  className?: string;
  /** A dot for each slide as well, for a layout that has no room for the arrows. */
  hasDots?: boolean;
}

/** Horizontal distance of a swipe to the next slide, in px. */
const SWIPE_PX = 40;

/**
 * Pictures that fade into each other, by themselves every four seconds. They
 * stop while a pointer or the focus is on them, in a hidden tab, for readers
 * who want less motion, and with the pause button, which comes first. Without
 * JavaScript they stand in a row that scrolls.
 */
export function Slider({
  label,
  slides,
  isAutoplayed = true,
  fadeMs = SLIDER_FADE_MS,
  timeoutMs = SLIDER_TIMEOUT_MS,
  className,
  hasDots = false,
}: SliderProps) {
  const count = slides.length;
  const [state, dispatch] = useReducer(nextSlider, count, startSlider);
  const isHydrated = useIsHydrated();
  const isMotionReduced = useMediaQuery(REDUCED_MOTION, false);
  const isPlaying = isSliderPlaying({ ...state, count }, isAutoplayed, isMotionReduced);
  const isWanted = isSliderWanted(state, isAutoplayed, isMotionReduced);
  const { index } = state;
  const frame = useRef<HTMLElement>(null);
  const touchStart = useRef<number | null>(null);

  useLayoutEffect(() => frame.current?.style.setProperty("--slider-fade", `${fadeMs}ms`), [fadeMs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its whole time
  useEffect(() => {
    if (!isPlaying) return;
    const stop = new AbortController();
    const step = () => dispatch({ type: "stepped", by: 1 });
    const timer = setTimeout(() => {
      const next = frame.current?.querySelectorAll(".slide")[(index + 1) % count];
      const picture = next?.querySelector("img");
      // A picture that is still under way would leave an empty frame.
      if (picture === null || picture === undefined || picture.complete) return step();
      for (const end of ["load", "error"]) picture.addEventListener(end, step, { signal: stop.signal });
    }, timeoutMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isPlaying, index, timeoutMs]);

  useEffect(() => {
    const tell = () => dispatch({ type: "tab-hidden", isTabHidden: document.hidden });
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, []);

  const isNear = (at: number) =>
    at === index || (isHydrated && (at === (index + 1) % count || at === (index - 1 + count) % count));

  return (
    <section
      className={className === undefined ? "slider" : `slider ${className}`}
      aria-label={label}
      aria-roledescription="diaporama"
      ref={frame}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") dispatch({ type: "hovered", isHovered: true });
      }}
      onPointerLeave={() => dispatch({ type: "hovered", isHovered: false })}
      onFocus={() => dispatch({ type: "focused", hasFocus: true })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          dispatch({ type: "focused", hasFocus: false });
        }
      }}
      onTouchStart={({ touches }) => {
        touchStart.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - (touchStart.current ?? Number.NaN);
        if (Math.abs(moved) >= SWIPE_PX) dispatch({ type: "stepped", by: moved < 0 ? 1 : -1 });
      }}
    >
      {count > 1 && (
        <div className="slider-controls">
          {isAutoplayed && (
            <IconButton
              icon={isWanted ? "pause" : "play"}
              label={isWanted ? "Arrêter le défilement" : "Lancer le défilement"}
              onClick={() => dispatch({ type: "toggled", isWanted })}
            />
          )}
          {hasDots &&
            slides.map(({ id }, at) => (
              <button
                key={id}
                type="button"
                className="slider-dot"
                aria-label={`Image ${at + 1}`}
                aria-current={at === index || undefined}
                onClick={() => dispatch({ type: "stepped", by: at - index })}
              />
            ))}
          <IconButton
            icon="chevron-left"
            label="Image précédente"
            onClick={() => dispatch({ type: "stepped", by: -1 })}
          />
          <span className="slider-count figures" aria-hidden="true">
            {index + 1} / {count}
          </span>
          <IconButton
            icon="chevron-right"
            label="Image suivante"
            onClick={() => dispatch({ type: "stepped", by: 1 })}
          />
        </div>
      )}
      <div className="slider-slides" aria-live={isPlaying ? "off" : "polite"}>
        {slides.map(({ id, draw }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
          <div
            key={id}
            className="slide"
            role="group"
            aria-roledescription="image"
            aria-label={`${at + 1} sur ${count}`}
            data-current={at === index || undefined}
            data-near={isNear(at) || undefined}
            inert={isHydrated && at !== index}
          >
            {draw(
              at === 0
                ? { loading: "eager", fetchPriority: "high" }
                : { loading: "lazy", fetchPriority: "auto" },
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
