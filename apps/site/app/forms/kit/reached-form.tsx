import { type ComponentProps, useEffect, useRef, useState } from "react";
import { typeset } from "../../shell/format/french.ts";
import { isCleared, sendWhenReached } from "./reach-site.ts";

const UNREACHED = typeset(
  "Le site ne répond pas, ou votre connexion est coupée : rien n’est perdu. Réessayez dans un instant.",
);

/**
 * A short form that the browser sends: a search, a confirmation. Where the
 * site cannot be reached it stays, and says so. Works without JavaScript.
 */
export function ReachedForm({ children, ...rest }: ComponentProps<"form">) {
  const [state, setState] = useState<"still" | "asking" | "unreached">("still");
  const isAsking = useRef(false);
  useEffect(() => {
    // A page that the browser brings back is at rest again.
    const rest = () => setState("still");
    window.addEventListener("pageshow", rest);
    return () => window.removeEventListener("pageshow", rest);
  }, []);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    isAsking.current = true;
    setState("asking");
    const isSent = await sendWhenReached(form, submitter);
    isAsking.current = false;
    if (!isSent) setState("unreached");
  }

  return (
    <form
      {...rest}
      aria-busy={state === "asking"}
      onSubmit={(event) => {
        if (isCleared(event.currentTarget)) return;
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (!isAsking.current) void send(event.currentTarget, submitter);
      }}
    >
      {children}
      {state === "unreached" && (
        <p role="alert" className="field-error">
          {UNREACHED}
        </p>
      )}
    </form>
  );
}
