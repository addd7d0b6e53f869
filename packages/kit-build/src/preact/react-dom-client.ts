import { type ComponentChild, hydrate, render } from "preact";
import { whileHydrating } from "./external-store.ts";

interface Root {
  render(content: ComponentChild): void;
  unmount(): void;
}

/** React's `createRoot`: replaces what `host` contains. */
export function createRoot(host: Element): Root {
  host.replaceChildren();
  return rootIn(host);
}

/** React's `hydrateRoot`: takes over the server-rendered HTML in `host`. */
export function hydrateRoot(host: Element, content: ComponentChild): Root {
  whileHydrating(() => hydrate(content, host));
  return rootIn(host);
}

function rootIn(host: Element): Root {
  return {
    render: (content) => render(content, host),
    unmount: () => render(null, host),
  };
}

export default { createRoot, hydrateRoot };
