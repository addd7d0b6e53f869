"use client";

import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { mergePartProps } from "./merge-part-props.ts";

/** A turning ring that shows progress. */
export function Spinner({ ...rest }: Omit<ComponentProps<"span">, "children">) {
  const text = useWidgetText();
  return (
    <span role="status" {...mergePartProps("gmp-spinner", rest)}>
      <span className="gmp-only-read">{text.loading}</span>
    </span>
  );
}
