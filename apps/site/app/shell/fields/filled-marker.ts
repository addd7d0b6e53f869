import { type FormControl, onFormRestored } from "./on-form-restored.ts";

/** How long an emptied field keeps its marker after it loses the focus, in ms. */
export const FILLED_CLEARED_AFTER_MS = 300;

/**
 * Marks the fields below `root` with `data-filled` while they hold a value. The
 * marker comes at once, also when the browser fills the fields in or brings
 * them back; an emptied field loses it 300 ms after it was left.
 *
 * @returns ends it
 */
export function watchFilled(root: HTMLElement): () => void {
  const timers = new Map<FormControl, ReturnType<typeof setTimeout>>();
  const end = new AbortController();
  const { signal } = end;

  const mark = (event: Event) => {
    const control = event.target;
    if (isMarkable(control) && isFilled(control)) control.dataset.filled = "";
  };
  const leave = ({ target: control }: Event) => {
    if (!isMarkable(control)) return;
    clearTimeout(timers.get(control));
    timers.set(
      control,
      setTimeout(() => markAsItIs(control), FILLED_CLEARED_AFTER_MS),
    );
  };
  const markAll = () => {
    for (const control of root.querySelectorAll("input, select, textarea")) {
      if (isMarkable(control)) markAsItIs(control);
    }
  };

  for (const type of ["input", "change"]) root.addEventListener(type, mark, { signal });
  root.addEventListener("focusout", leave, { signal });
  // A browser that fills a form in when the page opens tells it by no other event.
  root.addEventListener("animationstart", mark, { signal });
  markAll();
  const endRestored = onFormRestored(root, markAll);
  return () => {
    end.abort();
    endRestored();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}

function markAsItIs(control: FormControl): void {
  if (isFilled(control)) control.dataset.filled = "";
  else delete control.dataset.filled;
}

function isFilled(control: FormControl): boolean {
  return control.value !== "" || control.matches(":autofill");
}

function isControl(target: EventTarget | null): target is FormControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** Fields that somebody writes in or chooses from; a box to tick says itself what it holds. */
function isMarkable(target: EventTarget | null): target is FormControl {
  return (
    isControl(target) && !["checkbox", "radio", "hidden", "submit", "button", "range"].includes(target.type)
  );
}
