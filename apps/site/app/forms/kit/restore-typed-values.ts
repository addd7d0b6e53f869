/** Forms as the server rendered them, by id, until the page is hydrated. */
const drawn = new Map<string, HTMLFormElement>();

/** Remembers the forms of a page that is not hydrated yet. */
export function rememberServerForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.kit-form")) drawn.set(form.id, form);
}

/**
 * Copies values typed before hydration into a form that was rendered again. If
 * a browser extension inserted something between our fields, React drops the
 * server's form and its values.
 */
export function restoreTypedValues(form: HTMLFormElement): void {
  const before = drawn.get(form.id);
  drawn.delete(form.id);
  if (before !== undefined && before !== form) copyTyped(form, before);
}

/** Forms that their reader left for another page, while this document lives; the newest last. */
const left = new Map<string, HTMLFormElement>();
const MAX_REMAINING = 10;

/** Where in the browser's history the page stands; null if no router counts. */
export function historyEntry(): string | null {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null) return null;
  if ("key" in state && typeof state.key === "string") return state.key;
  return "idx" in state && typeof state.idx === "number" ? `first ${state.idx}` : null;
}

/** Remembers what a form held that goes away with its page. */
export function rememberLeft(entry: string | null, form: HTMLFormElement): void {
  if (entry === null) return;
  const name = `${entry} ${form.id}`;
  left.delete(name);
  left.set(name, form);
  for (const oldest of [...left.keys()].slice(0, -MAX_REMAINING)) left.delete(oldest);
}

/** Fills a form in as it was left, when its reader came back to it through the history. */
export function takeLeft(entry: string | null, form: HTMLFormElement): void {
  const before = left.get(`${entry} ${form.id}`);
  if (before !== undefined && before !== form) copyTyped(form, before);
}

function copyTyped(form: HTMLFormElement, before: HTMLFormElement): void {
  const controls = [...form.elements];
  for (const typed of before.elements) {
    const control = controls.find((each) => isSame(each, typed));
    if (control === undefined || !copied(control, typed)) continue;
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function isSame(one: Element, other: Element): boolean {
  const attributes = isBox(other) ? ["name", "type", "value"] : ["name", "type"];
  return (
    other.getAttribute("name") !== null &&
    one.tagName === other.tagName &&
    attributes.every((attribute) => one.getAttribute(attribute) === other.getAttribute(attribute))
  );
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

/** Whether `control` held something else before. */
function copied(control: Element, typed: Element): boolean {
  if (isBox(control) && isBox(typed)) {
    if (control.checked === typed.checked) return false;
    control.checked = typed.checked;
    return true;
  }
  if (control instanceof HTMLInputElement && typed instanceof HTMLInputElement) {
    if (control.type === "hidden") return false;
    if (control.type === "file") {
      if ((typed.files?.length ?? 0) === 0) return false;
      control.files = typed.files;
      return true;
    }
  }
  if (!hasText(control) || !hasText(typed) || control.value === typed.value) return false;
  control.value = typed.value;
  return true;
}

function hasText(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
