import { HARD_SPACE, shortDate } from "../../shell/format/french.ts";

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Paris",
  dateStyle: "short",
  timeStyle: "short",
});

/** Returns an instant on the clock of France, such as `20/11/2026 à 09 h 05`. */
export function formatMoment(instant: string): string {
  // Sweden writes dates as ISO 8601 does.
  const [day = "", time = ""] = CLOCK.format(new Date(instant)).split(" ");
  return `${shortDate(day)} à${HARD_SPACE}${time.replace(":", `${HARD_SPACE}h${HARD_SPACE}`)}`;
}
