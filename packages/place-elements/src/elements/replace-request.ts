/**
 * Has `element` show what a request element `tag` with the properties of
 * `request` asks for, and nothing else; all of it where the page names no content.
 *
 * @throws {Error} a rejection, when it could not be had
 */
export async function replaceRequest(element: HTMLElement, tag: string, request: object): Promise<void> {
  const { ownerDocument } = element;
  const asked = ownerDocument.createElement(tag);
  // An element asks for the fields that it shows.
  for (const [name, value] of Object.entries(request)) {
    if (name in asked) Object.assign(asked, { [name]: value });
  }
  removeRequests(element);
  // What shows already is asked for anew: whoever calls waits for it to load.
  await new Promise((resolve) => setTimeout(resolve));
  removeRequests(element);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  element.addEventListener("gmp-load", () => resolve(), once);
  element.addEventListener("gmp-error", () => reject(new Error("The request for places failed.")), once);
  if (element.childElementCount === 0) element.append(ownerDocument.createElement("gmp-place-all-content"));
  element.append(asked);
  try {
    await promise;
  } finally {
    done.abort();
  }
}

function removeRequests({ children }: HTMLElement): void {
  for (const child of [...children]) if (child.localName.endsWith("-request")) child.remove();
}
