import axe from "axe-core";

/** Returns the violations that axe finds in `element` in the given colour scheme, one line each. */
export async function findAxeFaults(element: Element, scheme: "light" | "dark"): Promise<string[]> {
  const { style } = document.documentElement;
  style.colorScheme = scheme;
  document.body.style.background = "Canvas";
  try {
    // Colours that fade in or pulse are judged when they have come to rest.
    for (const animation of document.getAnimations()) animation.cancel();
    const { violations } = await axe.run(element, {
      // A widget is a part of a page: headings and landmarks are the page's to order.
      rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${scheme} ${id}: ${node.failureSummary} ${node.html}`),
    );
  } finally {
    style.colorScheme = "";
  }
}
