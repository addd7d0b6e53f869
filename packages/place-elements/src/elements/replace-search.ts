/**
 * Has `list` show what an element `tag` with the properties of `request` asks for, and nothing else.
 *
 * @throws {Error} a rejection, when the search fails
 */
export async function replaceSearch(list: HTMLElement, tag: string, request: object): Promise<void> {
  const { ownerDocument } = list;
  const element = ownerDocument.createElement(tag);
  // A list asks for the fields that it shows.
  for (const [name, value] of Object.entries(request)) {
    if (name in element) Object.assign(element, { [name]: value });
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const done = new AbortController();
  const once = { once: true, signal: done.signal };
  list.addEventListener("gmp-load", () => resolve(), once);
  list.addEventListener("gmp-error", () => reject(new Error("The search for places failed.")), once);
  list.replaceChildren(ownerDocument.createElement("gmp-place-all-content"), element);
  try {
    await promise;
  } finally {
    done.abort();
  }
}
