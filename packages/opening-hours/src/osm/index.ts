export { type HoursPlace, MAX_TAG_LENGTH } from "./opening-hours-tag.ts";
export { isTagOpenAt, readOpeningHours } from "./place-hours.ts";
export { currentOpeningHours, regularOpeningHours } from "./wire-hours.ts";
