import { openBelow } from "../rendering/open-below.ts";

/**
 * Has the list of the autocomplete in `root` stand over the page whenever it
 * shows: what a page puts around the element may cut off what stands out of it.
 *
 * @returns ends that
 */
export function keepListOnTop(root: ShadowRoot): () => void {
  const list = root.querySelector<HTMLElement>("[role=listbox]");
  if (list === null) return () => {};
  let close: (() => void) | null = null;
  const follow = () => {
    if (list.hidden) {
      close?.();
      close = null;
    } else close ??= openBelow(list, root.host);
  };
  const observer = new MutationObserver(follow);
  observer.observe(list, { attributeFilter: ["hidden"] });
  follow();
  return () => {
    observer.disconnect();
    close?.();
  };
}
