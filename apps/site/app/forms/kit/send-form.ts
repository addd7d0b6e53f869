/** The response to a form. */
export interface FormAnswer {
  status: number;
  /** Where the answer is from: another address than the form's when the server led on. */
  address: string;
  isMoved: boolean;
  text: string;
}

export interface SendOptions {
  /** The button that sends, whose name and value go along. */
  submitter?: HTMLElement | null;
  /** Gets the part of the body that is on its way, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form by its own method to its own action, as a browser would, and
 * tells how far it is. Files go as multipart; the page's security token is one
 * of the fields, where the page carries one.
 *
 * @throws {Error} when no answer came; with the signal's reason when it ended it
 */
export function sendForm(
  form: HTMLFormElement,
  { submitter = null, onProgress, signal }: SendOptions = {},
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const action = form.action;
    request.open(form.method, action);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const address = request.responseURL;
      const isMoved = withoutFragment(address) !== withoutFragment(action);
      resolve({ status: request.status, address, isMoved, text: request.responseText });
    };
    request.onerror = () => reject(new Error(`No answer came from ${action}; send the form again.`));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(formBody(form, submitter));
  });
}

/** What a form sends, in the encoding that it names. */
export function formBody(form: HTMLFormElement, submitter: HTMLElement | null): FormData | URLSearchParams {
  const data = new FormData(form, submitter);
  if (form.enctype === "multipart/form-data") return data;
  const body = new URLSearchParams();
  for (const [name, value] of data) body.append(name, typeof value === "string" ? value : value.name);
  return body;
}

/** Whether a file was chosen in a form. */
export function hasChosenFiles(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) => field instanceof HTMLInputElement && (field.files?.length ?? 0) > 0,
  );
}

function withoutFragment(address: string): string {
  return address.split("#")[0] ?? address;
}
