import { Animation as MarkerAnimation } from "./enums.ts";

const BOUNCE_MS = 700;
const DROP_MS = 450;

const running = new WeakMap<Element, Animation>();

/** Plays an animation of `google.maps.Animation` on a marker's icon; null stops it. Readers who prefer less motion see none. */
export function animateMarker(icon: Element, animation: number | null): void {
  running.get(icon)?.cancel();
  if (animation == null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const isBouncing = animation === MarkerAnimation.BOUNCE;
  running.set(
    icon,
    isBouncing
      ? icon.animate(
          { translate: ["0 0", "0 -18px", "0 0"] },
          { duration: BOUNCE_MS, iterations: Infinity, easing: "ease-in-out" },
        )
      : icon.animate({ translate: ["0 -60vh", "0 0"] }, { duration: DROP_MS, easing: "ease-in" }),
  );
}
