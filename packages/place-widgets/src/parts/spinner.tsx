import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { partClass } from "./part-class.ts";

/** A turning ring that says that something is under way. */
export function Spinner({ className, ...rest }: Omit<ComponentProps<"span">, "children">) {
  const text = useWidgetText();
  return (
    <span role="status" {...rest} className={partClass("gmp-spinner", className)}>
      <span className="gmp-only-read">{text.loading}</span>
    </span>
  );
}
