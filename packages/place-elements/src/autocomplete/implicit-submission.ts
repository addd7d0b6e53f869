/** Fields of text, Enter in one of which sends a form of one field alone. */
const TEXT_FIELDS = /^(text|search|url|tel|email|password|date|month|week|time|datetime-local|number)$/;

/**
 * Sends `form` as Enter in one of its inputs does: by its first button that
 * sends it; without one, only where `field` is its one field of text.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission
 */
export function submitImplicitly(form: HTMLFormElement | null, field: Element): void {
  if (form === null) return;
  const elements = [...form.elements];
  const button = elements.find(isSubmitButton);
  if (button !== undefined) {
    if (!button.disabled) button.click();
    return;
  }
  const hasOther = elements.some(
    (element) => element !== field && element instanceof HTMLInputElement && TEXT_FIELDS.test(element.type),
  );
  if (!hasOther) form.requestSubmit();
}

function isSubmitButton(element: Element): element is HTMLButtonElement | HTMLInputElement {
  if (element instanceof HTMLButtonElement) return element.type === "submit";
  return element instanceof HTMLInputElement && (element.type === "submit" || element.type === "image");
}
