import { createContext } from "react";

/** Values of the first render of a page only. */
export interface RenderFacts {
  /** Marks the scripts that are ours while the server draws; never sent. */
  nonce?: string;
  /** Of the answer: an error page tells it. */
  requestId?: string;
}

export const RenderContext = createContext<RenderFacts>({});

/** The same facts in the browser, so that the first drawing there is equal: an error page carries its request id. */
export function renderFactsOfDocument(document: Document): RenderFacts {
  const requestId = document.querySelector("[data-request-id]")?.getAttribute("data-request-id");
  return requestId ? { requestId } : {};
}
