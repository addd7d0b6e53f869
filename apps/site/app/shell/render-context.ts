import { createContext } from "react";

/** Values of the first render of a page only. */
export interface RenderFacts {
  /** Marks our own inline scripts while the server renders; never sent. */
  nonce?: string;
  /** Request id of the response, which an error page shows. */
  requestId?: string;
}

export const RenderContext = createContext<RenderFacts>({});

/** The same values in the browser, so that its first render is identical; an error page contains its request id. */
export function renderFactsOfDocument(document: Document): RenderFacts {
  const requestId = document.querySelector("[data-request-id]")?.getAttribute("data-request-id");
  return requestId ? { requestId } : {};
}
