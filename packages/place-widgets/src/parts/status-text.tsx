import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import { partClass } from "./part-class.ts";

export interface StatusTextProps extends ComponentProps<"p"> {
  kind: "error" | "empty";
}

/** A sentence that stands in for content: it failed, or there is none. */
export function StatusText({ kind, children, className, ...rest }: StatusTextProps) {
  return (
    <p
      role={kind === "error" ? "alert" : "status"}
      {...rest}
      className={partClass("gmp-status", className)}
      data-kind={kind}
    >
      <Icon name={kind === "error" ? "alert" : "info"} />
      {children}
    </p>
  );
}
