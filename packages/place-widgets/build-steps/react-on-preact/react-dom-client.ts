import { type ComponentChild, hydrate, render } from "preact";
import { whileHydrating } from "./external-store.ts";

interface Root {
  render(content: ComponentChild): void;
  unmount(): void;
}

/** As React's: what `host` holds already is replaced. */
export function createRoot(host: Element): Root {
  host.replaceChildren();
  return rootOf(host);
}

/** As React's: takes over the server's HTML in `host`. */
export function hydrateRoot(host: Element, content: ComponentChild): Root {
  whileHydrating(() => hydrate(content, host));
  return rootOf(host);
}

function rootOf(host: Element): Root {
  return {
    render: (content) => render(content, host),
    unmount: () => render(null, host),
  };
}

export default { createRoot, hydrateRoot };
