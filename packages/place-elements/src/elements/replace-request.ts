import { getTag } from "./read-attributes.ts";

/**
 * Replaces the request of `element` by a request element `tag` with the properties
 * of `request`. Shows all content if the page has no content elements.
 *
 * @throws {Error} a rejection, if the request fails
 */
export async function replaceRequest(element: HTMLElement, tag: string, request: object): Promise<void> {
  const { ownerDocument } = element;
  const requestElement = ownerDocument.createElement(tag);
  // The element itself requests the fields that it shows.
  for (const [name, value] of Object.entries(request)) {
    if (name in requestElement) Object.assign(requestElement, { [name]: value });
  }
  removeRequests(element);
  // An equal request is sent again, since the caller waits for it to load.
  await new Promise((resolve) => setTimeout(resolve));
  removeRequests(element);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  element.addEventListener("gmp-load", () => resolve(), once);
  element.addEventListener("gmp-error", () => reject(new Error("The request for places failed.")), once);
  if (element.childElementCount === 0) element.append(ownerDocument.createElement("gmp-place-all-content"));
  element.append(requestElement);
  try {
    await promise;
  } finally {
    done.abort();
  }
}

function removeRequests({ children }: HTMLElement): void {
  for (const child of [...children]) if (getTag(child).endsWith("-request")) child.remove();
}
