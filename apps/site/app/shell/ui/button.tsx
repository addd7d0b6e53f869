import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon, type IconName } from "./icon.tsx";

/**
 * `main`: the main action of the page, once. `quiet`: a secondary action. `plain`: looks like a
 * link, as tall as a button.
 */
export type ButtonTone = "main" | "quiet" | "plain";

interface ButtonLook {
  tone?: ButtonTone;
  /** Stands before the text. */
  icon?: IconName;
}

/** A button; `type="submit"` if it sends a form. */
export function Button({ tone, icon, className, children, ...rest }: ComponentProps<"button"> & ButtonLook) {
  return (
    <button type="button" className={getClassName(tone, className)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return (
    <Link className={getClassName(tone, className)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A button with an icon only; the label is for screen readers. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: ComponentProps<"button"> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      className={className === undefined ? "icon-button" : `icon-button ${className}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

function getClassName(tone: ButtonTone = "main", className = ""): string {
  return ["button", tone === "main" ? "" : `button-${tone}`, className]
    .filter((name) => name !== "")
    .join(" ");
}
