import { useEffect, useRef } from "react";
import { fieldId } from "../../shell/fields/form-context.ts";
import { counted } from "../../shell/format/french.ts";
import { Icon } from "../../shell/ui/icon.tsx";
import type { FormError } from "./form-error.ts";
import "./error-summary.css";

export interface ErrorSummaryProps {
  formId: string;
  errors: readonly FormError[];
  /** Stands above them in place of their count. */
  title?: string | undefined;
}

/**
 * What is wrong with a form, above it, each with a link to its field. It takes
 * the focus, so that the sender hears it at once. Draws nothing
 * without errors.
 */
export function ErrorSummary({ formId, errors, title }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // A reader who began to correct before hydration stays there.
    const isCorrecting = isFirst.current && document.activeElement?.matches("input, select, textarea");
    isFirst.current = false;
    if (errors.length > 0 && !isCorrecting) summary.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  const headingId = `${formId}-erreurs`;
  return (
    <section
      className="error-summary"
      tabIndex={-1}
      ref={summary}
      // Without JavaScript nothing else brings the focus here.
      // biome-ignore lint/a11y/noAutofocus: it stands there only after the form came back
      autoFocus
      aria-labelledby={headingId}
      data-errors-of={formId}
    >
      <h2 id={headingId}>
        <Icon name="warning" />
        {title ?? `${counted(errors.length, "point", "points")} à corriger`}
      </h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            {name === "" ? (
              <span data-field="">{message}</span>
            ) : (
              <a
                href={`#${fieldId(formId, name)}`}
                data-field={name}
                onClick={(event) => {
                  const field = document.getElementById(fieldId(formId, name));
                  if (field === null) return;
                  event.preventDefault();
                  field.focus();
                  field.scrollIntoView({ block: "center" });
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
