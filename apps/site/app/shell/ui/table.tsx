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

export interface FactTableProps {
  caption: string;
  /** Heads of the columns. */
  heads: readonly string[];
  /** Each row starts with its name, which is unique. */
  rows: readonly (readonly [name: string, ...facts: ReactNode[]])[];
}

/** A table of named rows. */
export function FactTable({ caption, heads, rows }: FactTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...facts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {facts.map((fact, at) => (
              <td key={heads[at + 1]}>{fact}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
