import axe from "axe-core";

/** Returns the accessibility violations in a part of the page, one line each. */
export async function axeViolations(part: Element | Document = document): Promise<string[]> {
  const { violations } = await axe.run(part instanceof Document ? part : (part as HTMLElement));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
