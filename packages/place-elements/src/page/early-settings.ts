/** Where the script at `/maps/api/js` leaves the settings of its address, on the page's global object. */
export const EARLY_SETTINGS = Symbol.for("lieudit.settings");
