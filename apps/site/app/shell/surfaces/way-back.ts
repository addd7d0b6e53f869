declare global {
  interface Window {
    /** Called for each way back or forward, before the router hears of it, by the starter of `late-scripts.ts`. */
    hearWayBack?: ((event: PopStateEvent) => void) | undefined;
  }
}

/** What lies over the page: a viewer of pictures, a dialog. */
export interface OverPage {
  isOpen: () => boolean;
  close: () => void;
  /** Whether the reader is on the way to another page. Default: never. */
  isLeaving?: () => boolean;
}

/** Marks the step of the history that stands for what lies over the page; `use-lightbox.tsx` looks for it too. */
const MARK = "overPage";

/** What closes it may lead to another page, which takes the place of its step; so long is waited for that, in milliseconds. */
const LEAVING_MS = 50;

/**
 * Gives what lies over the page a step of its own in the history, so that the
 * way back, a button or a gesture of every phone, closes it and leaves the page
 * where it is. Closed otherwise, it takes its step back. Both steps are one
 * page to the router, which hears nothing of the ways between them.
 *
 * @returns what to call when it has opened or closed, and what ends it
 */
export function followWayBack({ isOpen, close, isLeaving = () => false }: OverPage): {
  changed: () => void;
  stop: () => void;
} {
  let at = stepOf(history.state);
  let timer: ReturnType<typeof setTimeout>;

  const changed = () => {
    at = stepOf(history.state);
    clearTimeout(timer);
    if (isOpen()) {
      if (at.isMarked) return;
      history.pushState({ ...history.state, [MARK]: true }, "");
      at = stepOf(history.state);
    } else if (at.isMarked) {
      timer = setTimeout(() => {
        if (!isOpen() && !isLeaving() && stepOf(history.state).isMarked) history.back();
      }, LEAVING_MS);
    }
  };

  const hear = (event: PopStateEvent) => {
    const before = at;
    at = stepOf(event.state);
    if (isOpen()) close();
    if (at.page !== before.page || at.isMarked === before.isMarked) return;
    event.stopImmediatePropagation();
    // Forward to what is closed: there is nothing to see.
    if (at.isMarked) changed();
  };
  window.hearWayBack = hear;

  return {
    changed,
    stop: () => {
      clearTimeout(timer);
      if (window.hearWayBack === hear) window.hearWayBack = undefined;
    },
  };
}

/** @param state of a step, as the router and this file write it; `idx` numbers the router's pages */
function stepOf(state: { idx?: unknown; [MARK]?: unknown } | null): { page: unknown; isMarked: boolean } {
  return { page: state?.idx, isMarked: state?.[MARK] === true };
}
