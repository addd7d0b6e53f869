import type { Attribution } from "@lieudit/place-model";

/** Adds each source to `container` once. */
export function showSources(container: HTMLElement, sources: readonly Attribution[]): void {
  const texts = new Set([...container.children].map(({ textContent }) => textContent));
  for (const { provider, providerUri } of sources) {
    if (texts.has(provider)) continue;
    texts.add(provider);
    container.append(sourceElement(provider, providerUri), " ");
  }
}

function sourceElement(provider: string, uri = ""): HTMLElement {
  const element = document.createElement(/^https?:\/\//i.test(uri) ? "a" : "span");
  if (element instanceof HTMLAnchorElement) element.href = uri;
  element.textContent = provider;
  return element;
}
