import type { ComponentProps } from "react";
import { useIsHydrated } from "../../shell/surfaces/use-is-hydrated.ts";

export interface ActionLinkProps extends ComponentProps<"a"> {
  onAction: (link: HTMLElement) => void;
}

/** A link to a form that does something; once hydrated, a button that does it in place. */
export function ActionLink({ href, onAction, ...rest }: ActionLinkProps) {
  return (
    <a
      href={href}
      {...(useIsHydrated() && { role: "button" })}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onAction(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        onAction(event.currentTarget);
      }}
    />
  );
}
