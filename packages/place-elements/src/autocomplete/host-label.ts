/**
 * Returns the accessible name for the input of `host`: the text of
 * `aria-labelledby`, else `aria-label`, else of its `<label>`; or undefined.
 */
export function hostLabel(host: HTMLElement, labels: Iterable<Node>): string | undefined {
  const root = host.getRootNode() as Document | ShadowRoot;
  const named = (host.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .flatMap((id) => (id === "" ? [] : (root.getElementById(id) ?? [])));
  const words = [joinTexts(named), host.getAttribute("aria-label")?.trim() ?? "", joinTexts(labels)];
  return words.find((text) => text !== "");
}

function joinTexts(elements: Iterable<Node>): string {
  return [...elements]
    .map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim() ?? "")
    .filter((text) => text !== "")
    .join(" ");
}
