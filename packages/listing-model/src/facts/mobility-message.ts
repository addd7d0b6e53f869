import { typeset } from "../french/spaces.ts";

/** One of these stands in every advertisement for a motor vehicle (code de la route, D328-1). */
export const MOBILITY_MESSAGES = [
  "Pour les trajets courts, privilégiez la marche ou le vélo",
  "Pensez à covoiturer",
  "Au quotidien, prenez les transports en commun",
] as const;

const MOBILITY_HASHTAG = "#SeDéplacerMoinsPolluer";

/**
 * The message of one page on one day: each page shows another one the next
 * day, and the pages of one day show all of them.
 *
 * @param page identifies the page, such as a listing's id.
 */
export function mobilityMessage(page: string, day: Date): string {
  let turn = Math.floor(day.getTime() / 86_400_000);
  for (const letter of page) turn += letter.codePointAt(0) ?? 0;
  return typeset(`${MOBILITY_MESSAGES[turn % MOBILITY_MESSAGES.length]} ${MOBILITY_HASHTAG}`);
}
