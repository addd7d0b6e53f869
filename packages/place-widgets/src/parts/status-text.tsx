import type { ComponentProps } from "react";
import { ALERT } from "./drawings/alert.ts";
import { INFO } from "./drawings/info.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface StatusTextProps extends ComponentProps<"p"> {
  kind: "error" | "empty";
}

/** A sentence that stands in for content: it failed, or there is none. */
export function StatusText({ kind, children, ...rest }: StatusTextProps) {
  return (
    <p role={kind === "error" ? "alert" : "status"} {...mergePartProps("gmp-status", rest)} data-kind={kind}>
      <Icon drawing={kind === "error" ? ALERT : INFO} />
      {children}
    </p>
  );
}
