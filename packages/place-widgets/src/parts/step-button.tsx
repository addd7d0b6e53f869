import type { ComponentProps } from "react";
import type { ReadingStep } from "../state/reading-step.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface StepButtonProps extends Omit<ComponentProps<"button">, "children"> {
  step: ReadingStep;
  label: string;
}

/** A round button at the side of a carousel or lightbox. */
export function StepButton({ step, label, ...rest }: StepButtonProps) {
  return (
    <button type="button" {...mergePartProps("gmp-round-button", rest)} aria-label={label} data-step={step}>
      <Icon drawing={DRAWINGS[step]} className="gmp-icon-directed" />
    </button>
  );
}

const DRAWINGS = { next: "M9.5 5.5 16 12l-6.5 6.5", previous: "M14.5 5.5 8 12l6.5 6.5" };
