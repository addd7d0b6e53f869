const EARLY_SETTINGS = Symbol.for("lieudit.settings");

const page = globalThis as { [EARLY_SETTINGS]?: object };

/** Leaves settings for the files of the kit, whose elements may start before a call reaches them. */
export function leaveSettings(settings: object): void {
  page[EARLY_SETTINGS] = settings;
}

/** Returns the settings that the script at `/maps/api/js` left, or an empty object without it. */
export function readEarlySettings(): object {
  return page[EARLY_SETTINGS] ?? {};
}
