import { type ComponentProps, useEffect, useRef, useState } from "react";
import { typeset } from "../../shell/format/french.ts";
import { isCleared, sendWhenReached } from "./reach-site.ts";

const UNREACHABLE = typeset(
  "Le site ne répond pas, ou votre connexion est coupée : rien n’est perdu. Réessayez dans un instant.",
);

/**
 * A short form that the browser submits, such as a search or a confirmation. If the site is
 * unreachable, the page stays and shows an error. Works without JavaScript.
 */
export function ReachedForm({ children, ...rest }: ComponentProps<"form">) {
  const [state, setState] = useState<"idle" | "sending" | "unreachable">("idle");
  const isSending = useRef(false);
  useEffect(() => {
    // A page that the browser restores has no pending request.
    const reset = () => setState("idle");
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    isSending.current = true;
    setState("sending");
    const isSent = await sendWhenReached(form, submitter);
    isSending.current = false;
    if (!isSent) setState("unreachable");
  }

  return (
    <form
      {...rest}
      aria-busy={state === "sending"}
      onSubmit={(event) => {
        if (isCleared(event.currentTarget)) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!isSending.current) void send(event.currentTarget, submitter);
      }}
    >
      {children}
      {state === "unreachable" && (
        <p role="alert" className="field-error">
          {UNREACHABLE}
        </p>
      )}
    </form>
  );
}
