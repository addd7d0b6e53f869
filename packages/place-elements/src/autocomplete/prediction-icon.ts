const SLOT = "prediction-item-icon";

/**
 * Returns the template for the icon of each prediction, or null. If the slot of
 * `host` has several elements or not a `<template>`, also returns the reason.
 */
export function readPredictionIcon(
  host: Element,
): [icon: HTMLTemplateElement | null, refusal: string | null] {
  const icons = [...host.children].filter(({ slot }) => slot === SLOT);
  const [icon = null] = icons;
  if (icons.length > 1) {
    return [null, `The slot "${SLOT}" holds ${icons.length} elements; it allows at most one.`];
  }
  if (icon === null || icon.localName === "template") return [icon as HTMLTemplateElement | null, null];
  return [null, `The slot "${SLOT}" holds a <${icon.localName}>; its element must be a template.`];
}
