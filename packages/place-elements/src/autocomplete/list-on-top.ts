import { openBelow } from "../rendering/open-below.ts";

/**
 * Shows the list of the autocomplete in `root` in the top layer, since boxes of the
 * page could clip it.
 *
 * @returns stops that
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
