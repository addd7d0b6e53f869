import { useEffect, useState } from "react";
import { longDate } from "../format/french.ts";
import { EPHEMERIDE_PATH, frenchDay, getEntry } from "./ephemeride.ts";
import "./name-of-the-day.css";

export interface NameOfTheDayProps {
  /** Time of rendering on the server, in ms since 1970. */
  now: number;
  /** Whether the clock is fixed, in the browser too. */
  isClockFixed: boolean;
  /** Entry of the list for that day. */
  entry: string | null;
}

const WEEKDAYS = ["Dimanche", "Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi"] as const;

/**
 * Today and its name, such as 'Vendredi 20 novembre 2026 · Saint Edmond'. The
 * server draws its own day; a page from a cache may be of yesterday, so the
 * browser asks for the list and fills in the reader's day.
 */
export function NameOfTheDay({ now, isClockFixed, entry }: NameOfTheDayProps) {
  const [shown, setShown] = useState({ day: frenchDay(new Date(now)), entry });

  useEffect(() => {
    const asking = new AbortController();
    const day = frenchDay(isClockFixed ? new Date(now) : new Date());
    fetch(EPHEMERIDE_PATH, { signal: asking.signal, priority: "low" })
      .then((answer): Promise<unknown> => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((list) => {
        const found = getEntry(list, day);
        if (found !== null) setShown({ day, entry: found });
      })
      // Without the list what the server drew stays.
      .catch(() => {});
    return () => asking.abort();
  }, [now, isClockFixed]);

  return (
    <p className="name-of-the-day">
      <time dateTime={shown.day.toISOString().slice(0, 10)}>
        {WEEKDAYS[shown.day.getUTCDay()]} {longDate(shown.day)}
      </time>
      {shown.entry !== null && <span className="name-of-the-day-name">{shown.entry}</span>}
    </p>
  );
}
