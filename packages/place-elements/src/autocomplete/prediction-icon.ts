const SLOT = "prediction-item-icon";

/**
 * The template that `host` gives for what stands before each prediction, or null.
 *
 * @throws {Error} where the slot holds more than one element, or one that is no template.
 */
export function predictionIconOf(host: Element): HTMLTemplateElement | null {
  const given = [...host.children].filter(({ slot }) => slot === SLOT);
  const [icon = null] = given;
  if (given.length > 1) {
    throw new Error(`The slot "${SLOT}" holds ${given.length} elements; it allows at most one.`);
  }
  if (icon !== null && !(icon instanceof HTMLTemplateElement)) {
    throw new Error(`The slot "${SLOT}" holds a <${icon.localName}>; its element must be a template.`);
  }
  return icon;
}
