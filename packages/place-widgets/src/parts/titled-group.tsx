"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { SectionTitle } from "./section-title.tsx";

export interface TitledGroupProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
}

/** A group with a title. Not a landmark, since a page may show many places. */
export function TitledGroup({ title, children, ...rest }: TitledGroupProps) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" {...rest} aria-labelledby={heading}>
      <SectionTitle id={heading}>{title}</SectionTitle>
      {children}
    </div>
  );
}
