import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
  /** Text that screen readers read instead of the value. */
  spoken?: string;
}

/** Facts with their names, in one, two or three columns, or in the layout of another class. */
export function Facts({ facts, className = "facts" }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The value of a fact, with its text for screen readers. */
function FactValue({ value, spoken }: Pick<Fact, "value" | "spoken">) {
  if (spoken === undefined) return value;
  return (
    <>
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
