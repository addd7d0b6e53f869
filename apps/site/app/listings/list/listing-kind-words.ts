import { counted } from "../../shell/format/french.ts";

/** `128 annonces`, `Aucune annonce`. */
export function countText(total: number): string {
  return total === 0 ? "Aucune annonce" : counted(total, "annonce", "annonces");
}

/** What search engines show of a list; `offer` says whose announcements they are and what they hold. */
export function listDescription(heading: string, total: number, offer: string): string {
  const count = countText(total).toLocaleLowerCase("fr");
  return `${heading}\u00a0: ${count}${total === 0 ? "." : ` ${offer}`}`;
}
