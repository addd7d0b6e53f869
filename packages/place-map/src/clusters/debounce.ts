/** Calls `work` once, `waitMs` after the last time that it was asked for. */
export interface Debounced {
  ask(): void;
  cancel(): void;
}

/** How long the map stands still before markers are grouped again, in milliseconds. */
export const CLUSTER_DEBOUNCE_MS = 100;

/** @param waitMs milliseconds */
export function debounce(work: () => void, waitMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask() {
      clearTimeout(timer);
      timer = setTimeout(work, waitMs);
    },
    cancel() {
      clearTimeout(timer);
    },
  };
}
