const SLOT = "prediction-item-icon";

/**
 * The template that `host` gives for what stands before each prediction, or
 * null, and why what it gives is none: more than one element, or one that is
 * no template.
 */
export function readPredictionIcon(
  host: Element,
): [icon: HTMLTemplateElement | null, refusal: string | null] {
  const given = [...host.children].filter(({ slot }) => slot === SLOT);
  const [icon = null] = given;
  if (given.length > 1) {
    return [null, `The slot "${SLOT}" holds ${given.length} elements; it allows at most one.`];
  }
  if (icon === null || icon.localName === "template") return [icon as HTMLTemplateElement | null, null];
  return [null, `The slot "${SLOT}" holds a <${icon.localName}>; its element must be a template.`];
}
