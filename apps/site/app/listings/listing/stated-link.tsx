import { Link } from "react-router";
import { outsideAddress } from "./outside-address.ts";

/** A link that an agency stated: a path of this site or an address elsewhere; its words alone where it is neither. */
export function StatedLink({ href, children }: { href: string; children: string }) {
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  const outside = outsideAddress(href);
  return outside === null ? children : <a href={outside.href}>{children}</a>;
}
