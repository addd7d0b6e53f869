/** The error of a field, and how to correct it. */
export interface FormError {
  /** Of the field. */
  name: string;
  message: string;
}

/** A page that answers a form: what is wrong with it, and the token for the next time. */
export interface RefusedForm {
  errors: FormError[];
  token: string | null;
}

/**
 * Reads what is wrong from the page that a server answered with, so that a page
 * with chosen files can stay as it is. Nothing of the page runs.
 *
 * @returns null when the page tells no errors
 */
export function readRefusedForm(html: string, formId: string): RefusedForm | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  const links = page.querySelectorAll<HTMLElement>(`[data-errors-of="${CSS.escape(formId)}"] [data-field]`);
  const errors = [...links].map((link) => ({
    name: link.dataset.field ?? "",
    message: link.textContent.trim(),
  }));
  const refusal = page.querySelector("[data-refusal]")?.textContent.trim();
  // A page of the server alone: what came could not be read.
  if (errors.length === 0 && refusal) return { errors: [{ name: "", message: refusal }], token: null };
  if (errors.length === 0) return null;
  const token = page.getElementById(formId)?.querySelector<HTMLInputElement>(`input[name="${TOKEN_FIELD}"]`);
  return { errors, token: token?.value ?? null };
}

/** The hidden field with the page's security token. */
export const TOKEN_FIELD = "jeton";
