/** Defines elements by their tags; one that the page has already stays as it is. */
export function defineElements(
  tags: readonly (readonly [tag: string, element: CustomElementConstructor])[],
): void {
  for (const [tag, element] of tags) {
    if (customElements.get(tag) === undefined) customElements.define(tag, element);
  }
}
