import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { FormIdContext } from "../../shell/fields/form-context.ts";
import { percent, typeset } from "../../shell/format/french.ts";
import { Button } from "../../shell/ui/button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { type FormError, readRefusedForm, TOKEN_FIELD } from "./form-error.ts";
import { isCleared, sendWhenReached } from "./reach-site.ts";
import {
  historyEntry,
  rememberLeft,
  rememberServerForms,
  restoreTypedValues,
  takeLeft,
} from "./restore-typed-values.ts";
import { type FormAnswer, hasChosenFiles, sendForm } from "./send-form.ts";

// This file is loaded before its page is hydrated.
if (typeof document !== "undefined") rememberServerForms();

export interface SiteFormProps extends Omit<ComponentProps<"form">, "method" | "action" | "encType"> {
  /** The same on every drawing of its page; the ids of its fields begin with it. */
  id: string;
  /** By which the form is sent. */
  method?: "post" | "get";
  /** Where the form is sent. */
  action: string;
  /** The page's security token; null on a page that carries none. */
  token: string | null;
  /** Whether it has fields for files: then it is sent as multipart. */
  hasFiles?: boolean;
  /** Errors that the server found. */
  errors?: readonly FormError[];
}

/** A visitor who stopped the submission may try again after this. */
const SEND_AGAIN_AFTER_MS = 5_000;

/** A sending that takes longer says so. */
const SAID_AFTER_MS = 150;

const NOT_DONE = "L’envoi n’a pas abouti";
const UNREACHED = typeset(
  "Le site ne répond pas, ou votre connexion est coupée : rien n’a été envoyé. Votre saisie est toujours là ; envoyez à nouveau dès que la connexion est rétablie.",
);
const NOT_ARRIVED = typeset(
  "L’envoi n’est pas arrivé ; votre saisie et vos photos sont toujours là, envoyez à nouveau.",
);
const NOT_TAKEN = typeset(
  "L’envoi n’a pas pu être traité ; votre saisie et vos photos sont toujours là, réessayez dans un instant.",
);
const NO_ERRORS: readonly FormError[] = [];

/**
 * A form of the site, sent with the page's security token if it has one. Forms
 * with files are multipart and show their progress. Works without JavaScript. A
 * second press during submission is ignored. If the site cannot be reached, the
 * form keeps its values and says what to do.
 */
export function SiteForm({
  method = "post",
  action,
  token,
  hasFiles = false,
  errors: serverErrors = NO_ERRORS,
  id,
  className = "",
  onSubmit,
  children,
  ...rest
}: SiteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isOnItsWay = useRef(false);
  const [part, setPart] = useState<number | null>(null);
  const [found, setFound] = useState<FoundAfter | null>(null);
  const [isSaid, setSaid] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const [allowAgain] = useState(() => () => {
    isOnItsWay.current = false;
    setSaid(false);
  });

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const entry = historyEntry();
    takeLeft(entry, element);
    restoreTypedValues(element);
    // A page that the browser brings back can be sent again.
    window.addEventListener("pageshow", allowAgain);
    return () => {
      rememberLeft(entry, element);
      window.removeEventListener("pageshow", allowAgain);
      sending.current?.abort();
    };
  }, [allowAgain]);

  const sendWithProgress = async (element: HTMLFormElement, submitter: HTMLElement | null) => {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setPart(0);
    try {
      const answer = await sendForm(element, { submitter, onProgress: setPart, signal });
      const refused = answer.isMoved ? null : readRefusedForm(answer.text, id);
      if (refused !== null) setFound({ errors: refused.errors, token: refused.token ?? token });
      else if (answer.isMoved || answer.status < 400) showAnswer(answer);
      else setFound({ ...notDone(NOT_TAKEN), token });
    } catch {
      if (!signal.aborted) setFound({ ...notDone(NOT_ARRIVED), token });
    } finally {
      allowAgain();
      setPart(null);
    }
  };

  const sendAsBrowsersDo = async (element: HTMLFormElement, submitter: HTMLElement | null) => {
    const timer = setTimeout(() => setSaid(true), SAID_AFTER_MS);
    const isSent = await sendWhenReached(element, submitter);
    if (isSent) {
      // The words stay until the next page is there.
      setTimeout(allowAgain, SEND_AGAIN_AFTER_MS);
      return;
    }
    clearTimeout(timer);
    allowAgain();
    setFound((before) => ({ ...notDone(UNREACHED), token: before?.token ?? token }));
  };

  return (
    <FormIdContext value={id}>
      <form
        {...rest}
        id={id}
        ref={form}
        className={`kit-form ${className}`.trimEnd()}
        method={method}
        action={action}
        {...(hasFiles && { encType: "multipart/form-data" })}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (event.defaultPrevented || isCleared(event.currentTarget)) return;
          event.preventDefault();
          if (isOnItsWay.current) return;
          isOnItsWay.current = true;
          const element = event.currentTarget;
          const { submitter } = event.nativeEvent as SubmitEvent;
          void (hasChosenFiles(element) ? sendWithProgress : sendAsBrowsersDo)(element, submitter);
        }}
      >
        <ErrorSummary formId={id} errors={found?.errors ?? serverErrors} title={found?.title} />
        {token !== null && <input type="hidden" name={TOKEN_FIELD} value={found?.token ?? token} />}
        {children}
        <p role="status" className={isSaid ? "small" : "visually-hidden"}>
          {isSaid && "Envoi en cours…"}
        </p>
        {part !== null && <Sending part={part} onCancel={() => sending.current?.abort()} />}
      </form>
    </FormIdContext>
  );
}

/** Errors that the page itself found after a submission. */
interface FoundAfter {
  errors: readonly FormError[];
  token: string | null;
  title?: string;
}

function notDone(message: string): Pick<FoundAfter, "errors" | "title"> {
  return { title: NOT_DONE, errors: [{ name: "", message }] };
}

function Sending({ part, onCancel }: { part: number; onCancel: () => void }) {
  const id = useId();
  return (
    <div className="sending">
      <p id={id}>
        {part < 1
          ? typeset(`Envoi en cours : ${percent(Math.floor(part * 100), 0)}`)
          : "Photos envoyées, vérification…"}
      </p>
      <progress value={part} max={1} aria-labelledby={id} />
      <Button tone="quiet" onClick={onCancel}>
        Annuler l’envoi
      </Button>
    </div>
  );
}

/** Goes where the server led, or shows what it answered. */
function showAnswer({ isMoved, address, text }: FormAnswer): void {
  if (isMoved) {
    location.assign(address);
    return;
  }
  document.open();
  document.write(text);
  document.close();
}
