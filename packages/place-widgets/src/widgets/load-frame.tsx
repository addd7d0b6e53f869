import type { ComponentProps, ReactNode } from "react";
import { StatusText } from "../parts/status-text.tsx";
import { useWidgetLanguage } from "../provider/places-provider.tsx";
import type { LoadState } from "../state/load-state.ts";
import { type BorderOption, borderAttribute } from "./display-options.ts";

export interface LoadFrameProps<Answer>
  extends Omit<ComponentProps<"section">, "children" | "onLoad" | "onError">,
    BorderOption {
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
  showsBorder,
  children,
  ...rest
}: LoadFrameProps<Answer>) {
  const language = useWidgetLanguage();
  if (load.phase === "idle") return null;
  return (
    <Box
      {...language}
      {...rest}
      {...borderAttribute(showsBorder)}
      data-phase={load.phase}
      aria-busy={load.phase === "loading"}
    >
      {load.phase === "loading" && skeleton}
      {load.phase === "failed" && <StatusText kind="error">{failure}</StatusText>}
      {load.phase === "ready" && children(load.value)}
    </Box>
  );
}
