declare global {
  interface Window {
    /** Receives each `popstate` before the router does. Called by the starter of `deferred-scripts.ts`. */
    handleBackStep?: ((event: PopStateEvent) => void) | undefined;
  }
}

/** A layer over the page, such as a dialog or a picture viewer. */
export interface PageLayer {
  isOpen: () => boolean;
  close: () => void;
  /** True while the reader is leaving for another page. Default: never. */
  isLeaving?: () => boolean;
}

/** Marks the history entry of a layer; `use-lightbox.tsx` reads it too. */
const MARK = "overPage";

/** How long to wait for a navigation that replaces the entry of a closed layer, in ms. */
const LEAVING_MS = 50;

/**
 * Gives a layer a history entry of its own, so that the back button or gesture
 * closes the layer and keeps the page. If the layer is closed in another way,
 * its entry is removed. For the router, both entries are one page.
 *
 * @returns `changed`, to call after the layer opened or closed, and `stop`.
 */
export function closeOnBack({ isOpen, close, isLeaving = () => false }: PageLayer): {
  changed: () => void;
  stop: () => void;
} {
  let current = readEntry(history.state);
  let timer: ReturnType<typeof setTimeout>;

  const changed = () => {
    current = readEntry(history.state);
    clearTimeout(timer);
    if (isOpen()) {
      if (current.isMarked) return;
      history.pushState({ ...history.state, [MARK]: true }, "");
      current = readEntry(history.state);
    } else if (current.isMarked) {
      timer = setTimeout(() => {
        if (!isOpen() && !isLeaving() && readEntry(history.state).isMarked) history.back();
      }, LEAVING_MS);
    }
  };

  const handle = (event: PopStateEvent) => {
    const previous = current;
    current = readEntry(event.state);
    if (isOpen()) close();
    if (current.page !== previous.page || current.isMarked === previous.isMarked) return;
    event.stopImmediatePropagation();
    // A step forward leads to the entry of a closed layer: go back again.
    if (current.isMarked) changed();
  };
  window.handleBackStep = handle;

  return {
    changed,
    stop: () => {
      clearTimeout(timer);
      if (window.handleBackStep === handle) window.handleBackStep = undefined;
    },
  };
}

/** @param state of a history entry, as the router and this file write it; `idx` numbers the router's pages. */
function readEntry(state: { idx?: unknown; [MARK]?: unknown } | null): { page: unknown; isMarked: boolean } {
  return { page: state?.idx, isMarked: state?.[MARK] === true };
}
