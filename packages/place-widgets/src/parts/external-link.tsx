import type { ComponentProps } from "react";
import { safeUrl } from "../format/safe-url.ts";

export interface OuterLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Untrusted; checked here. */
  href: unknown;
}

/** A link to an untrusted URL; plain text if the URL is not safe. */
export function ExternalLink({ href, children, ...rest }: OuterLinkProps) {
  const url = safeUrl(href);
  if (url === undefined) {
    return (
      <span className={rest.className} lang={rest.lang} dir={rest.dir}>
        {children}
      </span>
    );
  }
  return (
    <a rel="noopener nofollow ugc" target="_blank" {...rest} href={url}>
      {children}
    </a>
  );
}
