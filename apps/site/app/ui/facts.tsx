import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Facts with their names, in one, two or three columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
