const NARROW_NO_BREAK_SPACE = "\u202f";

/** Returns a time of day such as "7:30 PM"; `minute` counts from midnight, 0 to 1439. */
export function twelveHours(minute: number, am: string, pm: string): string {
  const hour = Math.floor(minute / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${twoDigits(minute % 60)}${NARROW_NO_BREAK_SPACE}${hour < 12 ? am : pm}`;
}

/** 5 as "05". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
