import { addDays, type CalendarDay } from "@lieudit/leads/forms";

/** An event of whole days that nobody has confirmed yet. */
export interface TentativeEvent {
  uid: string;
  /** When the file is written. */
  stamp: Date;
  firstDay: CalendarDay;
  /** The last day of the event itself. */
  lastDay: CalendarDay;
  summary: string;
  description: string;
  location: string | null;
  url: string;
}

/** Most octets of a line, without its end. */
const MAX_LINE_OCTETS = 75;

/** Writes a calendar with one event (RFC 5545). The event does not mark its days as busy. */
export function formatCalendar(event: TentativeEvent): string {
  const { location } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Lieudit//Demandes//FR",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${formatDay(event.firstDay)}`,
    // The end is the day after the last one.
    `DTEND;VALUE=DATE:${formatDay(addDays(event.lastDay, 1))}`,
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${event.url}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function formatDay(day: CalendarDay): string {
  return day.replaceAll("-", "");
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");
}

/** Breaks a line between characters; each further line begins with a space. */
function foldLine(line: string): string {
  const folded = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded.push("");
      octets = 1;
    }
    folded[folded.length - 1] += character;
    octets += size;
  }
  return folded.join("\r\n ");
}
