import type { ComponentProps, ReactNode } from "react";
import { StatusText } from "../parts/status-text.tsx";
import { useHydrated, useWidgetLanguage } from "../provider/places-provider.tsx";
import type { LoadState } from "../state/load-state.ts";
import { type BoxOptions, getBoxStyle } from "./display-options.ts";

export interface LoadFrameProps<Answer>
  extends Omit<ComponentProps<"section">, "children" | "onLoad" | "onError">,
    BoxOptions {
  box: "article" | "section";
  load: LoadState<Answer>;
  /** Rendered while loading. */
  skeleton: ReactNode;
  /** The error message. */
  failure: string;
  children: (answer: Answer) => ReactNode;
}

/** The box of a widget with its loading and error states. Renders nothing while idle. */
export function LoadFrame<Answer>({
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
      {load.phase === "failed" && <StatusText kind="error">{failure}</StatusText>}
      {load.phase === "ready" && children(load.value)}
    </Box>
  );
}
