import type { ReactNode } from "react";

/** `new` and `good`: good news. `cut`: a lower price. `notice`: reserved, under offer. `gone`: sold, let, withdrawn. */
export type BadgeTone = "plain" | "new" | "good" | "cut" | "notice" | "gone";

/** A word or two about a listing, an article or a place. The colour adds no meaning to the words. */
export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
