/** Requested width of thumbnails and hero images, in pixels. */
export const PHOTO_WIDTH_PX = 500;

/** Age from which a fuel price is marked as stale, in hours. */
export const STALE_FUEL_PRICE_HOURS = 24;

/** Maximum number of attribute tags on a card. */
export const MAX_ATTRIBUTE_TAGS = 2;

/** Digits after the decimal point of a distance on a card. */
export const DISTANCE_DIGITS = 1;

/** In autocomplete a distance under this many miles or kilometres has one digit after the point, else none. */
export const SHORT_DISTANCE = 10;

/** Number of digits after the decimal point of a rating. */
export const RATING_DIGITS = 1;

export const MAX_STARS = 5;

/** Maximum number of digits after the decimal point of a charging rate in kW. */
export const CHARGE_RATE_MAX_DIGITS = 2;

/** Screen width up to which the autocomplete opens as a full-window dialog, in pixels. */
export const SMALL_SCREEN_PX = 450;

/** Photos in the collage of place details. */
export const COLLAGE_PHOTOS = 3;

/** Screen width up to which the photo lightbox has a progress bar and changes photos by touch, in pixels. */
export const LIGHTBOX_SCREEN_PX = 640;

/** A finger that travels farther than this swipes, in pixels. */
export const SWIPE_THRESHOLD_PX = 10;

/** A finger that travels no farther than this taps, in pixels. */
export const TAP_SLOP_PX = 4;

/** Delay after the last change of size before a row of cards is measured again, in milliseconds. */
export const CAROUSEL_DEBOUNCE_MS = 10;

/** The buttons of a carousel follow a scroll after this delay, in milliseconds. */
export const CAROUSEL_SCROLL_DELAY_MS = 10;

/** Share of its width by which a carousel steps where no card is fully visible. */
export const CAROUSEL_STEP_SHARE = 0.8;
