import { Children, isValidElement, type ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

export interface ChipLinkProps {
  to: string;
  /** An active filter; its link removes the filter, and its label says so. */
  isOn?: boolean;
  children: ReactNode;
}

/** A filter as a link: on or off is in the address, so it can be shared and works without JavaScript. */
export function ChipLink({ to, isOn = false, children }: ChipLinkProps) {
  return (
    <Link className="chip" to={to} data-active={isOn || undefined} preventScrollReset>
      {children}
      {isOn && (
        <>
          <Icon name="close" size={16} />
          <span className="visually-hidden">, retirer ce filtre</span>
        </>
      )}
    </Link>
  );
}

/** Chips in a row that wraps. */
export function ChipRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="plain-list chip-row" aria-label={label}>
      {Children.toArray(children).map((chip) => (
        <li key={isValidElement(chip) ? chip.key : String(chip)}>{chip}</li>
      ))}
    </ul>
  );
}
