import type { ReactNode } from "react";

export interface TableProps {
  /** Caption of the table; also the name of the part that scrolls sideways. */
  caption: string;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
}

/** A table that scrolls sideways by itself where the window is too narrow for it. */
export function Table({ caption, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
