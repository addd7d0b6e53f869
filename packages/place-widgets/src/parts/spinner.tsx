"use client";

import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { mergePartProps } from "./merge-part-props.ts";

/** A spinning ring, shown while something loads. */
export function Spinner(props: Omit<ComponentProps<"span">, "children">) {
  const text = useWidgetText();
  return (
    <span role="status" {...mergePartProps("gmp-spinner", props)}>
      <span className="gmp-only-read">{text.loading}</span>
    </span>
  );
}
