/**
 * What `host`, which cannot be labelled itself, hands on as the name of its
 * input: what `aria-labelledby` names, else `aria-label`, else the words of its
 * `<label>`; undefined without any.
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
