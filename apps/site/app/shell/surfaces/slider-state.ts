/** A fade from one slide to the next. */
export const SLIDER_FADE_MS = 500;
/** How long a slide stays before the next one comes by itself. */
export const SLIDER_TIMEOUT_MS = 4000;

/** State of a slider: the reader's interaction, and the current slide. */
export interface SliderState {
  index: number;
  count: number;
  /** `auto` until the reader presses pause or play. */
  wish: "auto" | "play" | "pause";
  isHovered: boolean;
  hasFocus: boolean;
  isTabHidden: boolean;
}

export type SliderEvent =
  | { type: "stepped"; by: number }
  | { type: "hovered"; isHovered: boolean }
  | { type: "focused"; hasFocus: boolean }
  | { type: "tab-hidden"; isTabHidden: boolean }
  | { type: "toggled"; isWanted: boolean };

/** Returns a slider of `count` slides with the first one in front. */
export function startSlider(count: number): SliderState {
  return { index: 0, count, wish: "auto", isHovered: false, hasFocus: false, isTabHidden: false };
}

/** Returns the next state of a slider. After the last slide comes the first. A step skips fewer slides than there are. */
export function nextSlider(state: SliderState, event: SliderEvent): SliderState {
  switch (event.type) {
    case "stepped":
      return { ...state, index: (state.index + event.by + state.count) % state.count };
    case "hovered":
      return { ...state, isHovered: event.isHovered };
    case "focused":
      // Who pressed play and continues to a slide wants to read it.
      return { ...state, hasFocus: event.hasFocus, wish: state.wish === "play" ? "auto" : state.wish };
    case "tab-hidden":
      return { ...state, isTabHidden: event.isTabHidden };
    case "toggled":
      return { ...state, wish: event.isWanted ? "pause" : "play" };
  }
}

/** Whether slides shall change by themselves, apart from what holds them up just now: what the pause button turns off. */
export function isSliderWanted(state: SliderState, isAutoplayed: boolean, isMotionReduced: boolean): boolean {
  return state.wish === "play" || (state.wish === "auto" && isAutoplayed && !isMotionReduced);
}

/** Whether slides change by themselves now. A reader who pressed play is obeyed though pointer and focus are there. */
export function isSliderPlaying(
  state: SliderState,
  isAutoplayed: boolean,
  isMotionReduced: boolean,
): boolean {
  if (state.count < 2 || state.isTabHidden || !isSliderWanted(state, isAutoplayed, isMotionReduced))
    return false;
  return state.wish === "play" || (!state.isHovered && !state.hasFocus);
}
