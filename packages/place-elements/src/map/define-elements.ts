/** Defines elements by their tags, except those that the page has defined. */
export function defineElements(
  tags: readonly (readonly [tag: string, element: CustomElementConstructor])[],
): void {
  for (const [tag, element] of tags) {
    if (customElements.get(tag) === undefined) customElements.define(tag, element);
  }
}
