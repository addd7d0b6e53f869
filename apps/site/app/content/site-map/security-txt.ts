import { servicesContext } from "../../shell/services/services.ts";
import type { Route } from "./+types/security-txt.ts";

/** The contact is valid while the site is operated; RFC 9116 recommends at most a year. */
const VALID_MS = 364 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt`: where to report security problems. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl, clock } = context.get(servicesContext);
  return new Response(securityTxt(content.operator.securityContact, publicUrl, clock()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxt(contact: string, publicUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_MS).toISOString().replace(/T.*/, "T00:00:00Z");
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}
