import { expect, test } from "vitest";
import { formatCalendar, type TentativeEvent } from "./calendar-file.ts";

const EVENT: TentativeEvent = {
  uid: "ABCDEFGHJK@lieudit.example",
  stamp: new Date("2026-11-20T09:08:07.654Z"),
  firstDay: "2026-12-31",
  lastDay: "2026-12-31",
  summary: "Visite demandée : 3 pièces",
  description: "À confirmer",
  location: null,
  url: "https://lieudit.example/bien/3-pieces-abc",
};
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an event is tentative, of whole days, and ends on the day after its last", () => {
  expect(formatCalendar(EVENT)).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Lieudit//Demandes//FR",
      "BEGIN:VEVENT",
      "UID:ABCDEFGHJK@lieudit.example",
      "DTSTAMP:20261120T090807Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      "STATUS:TENTATIVE",
      "TRANSP:TRANSPARENT",
      "SUMMARY:Visite demandée : 3 pièces",
      "DESCRIPTION:À confirmer",
      "URL:https://lieudit.example/bien/3-pieces-abc",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("texts are escaped, so that they start no line of their own", () => {
  const lines = unfold(
    formatCalendar({
      ...EVENT,
      summary: "a\\b; c, d\r\nEND:VCALENDAR\rx\ny\tz",
      location: "Aubremer, port",
    }),
  );
  expect(lines).toContain("SUMMARY:a\\\\b\\; c\\, d\\nEND:VCALENDAR\\nx\\ny z");
  expect(lines).toContain("LOCATION:Aubremer\\, port");
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

test("no line has more than 75 octets, and no character is broken", () => {
  const description = "Éé€😀 ".repeat(60).trim();
  const file = formatCalendar({ ...EVENT, description });
  const octets = file.split("\r\n").map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(Math.max(...octets)).toBeGreaterThan(71);
  expect(unfold(file)).toContain(`DESCRIPTION:${description}`);
});
