import type { ReactNode } from "react";
import { readingDirection } from "./kit-languages.ts";
import type { ChoiceValues } from "./kit-options.ts";

export interface KitSurfaceProps {
  settings: Pick<ChoiceValues, "language" | "direction" | "scheme" | "palette">;
  children: ReactNode;
}

/** The surroundings of a widget on a third-party page: language, direction, scheme and colours. */
export function KitSurface({ settings, children }: KitSurfaceProps) {
  const { language, scheme, palette } = settings;
  return (
    <div
      className="kit-surface"
      lang={language}
      dir={readingDirection(settings)}
      data-scheme={scheme === "auto" ? undefined : scheme}
      data-palette={palette}
    >
      {children}
    </div>
  );
}
