"use client";

import type { ComponentProps, ReactNode } from "react";
import { StatusText } from "../parts/status-text.tsx";
import {
  useComponents,
  useHydrated,
  useWidgetLanguage,
  useWidgetText,
} from "../provider/places-provider.tsx";
import { withRef } from "../provider/with-ref.ts";
import type { Load } from "../state/use-load.ts";
import { type BoxOptions, getBoxStyle } from "./display-options.ts";

export interface LoadFrameProps<Answer>
  extends Omit<ComponentProps<"section">, "children" | "onLoad" | "onError">,
    BoxOptions {
  box: "article" | "section";
  load: Load<Answer>;
  /** Rendered while loading. */
  skeleton: ReactNode;
  /** The error message. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** The box of a widget with its loading and error states. Renders nothing while idle. */
export const LoadFrame = withRef(function LoadFrame<Answer>({
  box: Box,
  load,
  skeleton,
  failure,
  backgroundColor,
  borderRadius,
  showsBorder = true,
  style,
  children,
  ...rest
}: LoadFrameProps<Answer>) {
  const language = useWidgetLanguage();
  const isHydrated = useHydrated();
  const { Error: OwnError } = useComponents();
  if (load.phase === "idle") return null;
  return (
    <Box
      {...language}
      {...rest}
      // A strict policy forbids the attribute in the server's HTML; hydrated pages set it by script.
      style={isHydrated ? { ...getBoxStyle({ backgroundColor, borderRadius }), ...style } : style}
      data-borderless={!showsBorder || undefined}
      data-phase={load.phase}
      aria-busy={load.phase === "loading"}
    >
      {load.phase === "loading" && skeleton}
      {load.phase === "failed" &&
        (OwnError === undefined ? (
          <Failure message={failure} retry={load.retry} />
        ) : (
          <OwnError message={failure} error={load.error} retry={load.retry} />
        ))}
      {load.phase === "ready" && children(load.value)}
    </Box>
  );
});

function Failure({ message, retry }: { message: string; retry: () => void }) {
  const text = useWidgetText();
  return (
    <StatusText kind="error">
      <span>{message}</span>
      <button type="button" className="gmp-text-button" onClick={retry}>
        {text.retry}
      </button>
    </StatusText>
  );
}
