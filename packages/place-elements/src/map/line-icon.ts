/** A drawing of lines, 20 pixels a side, that says nothing by itself. */
export function lineIcon(page: Document, path: string): SVGElement {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = page.createElementNS(namespace, "svg");
  const attributes = { viewBox: "0 0 20 20", width: "20", height: "20", "aria-hidden": "true" };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const shape = page.createElementNS(namespace, "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
