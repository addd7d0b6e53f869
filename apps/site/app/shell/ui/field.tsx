import { type ReactElement, type ReactNode, useId } from "react";

/** Props that a field passes to its control. */
export interface ControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

export interface FieldProps {
  label: ReactNode;
  /** Hint: the expected text and its format. */
  hint?: ReactNode;
  /** The error of the value, and how to correct it. */
  error?: ReactNode;
  /** Hides the label from sight where the field explains itself; it is still said. */
  isLabelHidden?: boolean;
  /** Of the control, where links lead to it; otherwise one of its own. */
  id?: string | undefined;
  /** Draws the input, select or text area with these props. */
  children: (control: ControlProps) => ReactElement;
}

/** A label, a control, and what is said about it. */
export function Field({ label, hint, error, isLabelHidden = false, id: wantedId, children }: FieldProps) {
  const ownId = useId();
  const id = wantedId ?? ownId;
  const [hintId, errorId] = [`${id}-aide`, `${id}-erreur`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label id={getLabelId(id)} htmlFor={id} className={isLabelHidden ? "visually-hidden" : undefined}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described !== "" && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true as const }),
      })}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the id of the label of a field's control, for parts that stand in for the control. */
export function getLabelId(controlId: string): string {
  return `${controlId}-libelle`;
}

/** Fields that are about one thing, such as from and to. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{legend}</legend>
      <div className="field-group-row">{children}</div>
    </fieldset>
  );
}
