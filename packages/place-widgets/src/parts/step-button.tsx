import type { ComponentProps } from "react";
import type { ReadingStep } from "../state/reading-step.ts";
import { Icon } from "./icon.tsx";
import { partClass } from "./part-class.ts";

export interface StepButtonProps extends Omit<ComponentProps<"button">, "children"> {
  step: ReadingStep;
  label: string;
}

/** A round button at the side of what it leafs through. */
export function StepButton({ step, label, className, ...rest }: StepButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={partClass("gmp-round-button", className)}
      data-step={step}
    >
      <Icon name={step === "next" ? "forward" : "backward"} className="gmp-icon-directed" />
    </button>
  );
}
