import type { ComponentProps } from "react";
import { ALERT, INFO } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface StatusTextProps extends ComponentProps<"p"> {
  /** Whether loading failed or found nothing. */
  kind: "error" | "empty";
}

/** A message in place of content that is empty or failed to load. */
export function StatusText({ kind, children, ...rest }: StatusTextProps) {
  return (
    <p role={kind === "error" ? "alert" : "status"} {...mergePartProps("gmp-status", rest)} data-kind={kind}>
      <Icon drawing={kind === "error" ? ALERT : INFO} />
      {children}
    </p>
  );
}
