import type { ReactNode } from "react";

export interface TableProps {
  /** Caption of the table, and accessible name of its scrolling region. */
  caption: string;
  /** `<thead>` and `<tbody>`. */
  children: ReactNode;
}

/** A table that scrolls horizontally within a narrow window. */
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
