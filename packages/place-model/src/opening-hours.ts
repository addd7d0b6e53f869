import type { CalendarDate } from "./place.ts";

/** Opening hours as the wire writes them. */
export interface OpeningHours {
  openNow?: boolean;
  periods?: OpeningPeriod[];
  /** Seven sentences, Monday first, in the language of the answer. */
  weekdayDescriptions?: string[];
  specialDays?: { date: CalendarDate }[];
  /** RFC 3339, UTC. */
  nextOpenTime?: string;
  nextCloseTime?: string;
}

export interface SecondaryOpeningHours extends OpeningHours {
  secondaryHoursType?: SecondaryHoursType;
}

/** A period without `close` is open without end; a place that never closes has one, from Sunday 00:00. */
export interface OpeningPeriod {
  open: OpeningPoint;
  close?: OpeningPoint;
}

/** A moment of the week on the place's own clock. */
export interface OpeningPoint {
  /** 0 is Sunday, 6 Saturday. */
  day: number;
  hour: number;
  minute: number;
  /** Only in `currentOpeningHours`. */
  date?: CalendarDate;
  truncated?: boolean;
}

export const SECONDARY_HOURS_TYPES = [
  "DRIVE_THROUGH",
  "HAPPY_HOUR",
  "DELIVERY",
  "TAKEOUT",
  "KITCHEN",
  "BREAKFAST",
  "LUNCH",
  "DINNER",
  "BRUNCH",
  "PICKUP",
  "ACCESS",
  "SENIOR_HOURS",
  "ONLINE_SERVICE_HOURS",
] as const;
export type SecondaryHoursType = (typeof SECONDARY_HOURS_TYPES)[number];
