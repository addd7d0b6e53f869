/** Width that thumbnails and hero images are asked for, in pixels. */
export const PHOTO_WIDTH_PX = 500;

/** Age from which a fuel price is marked as stale, in hours. */
export const STALE_FUEL_PRICE_HOURS = 24;

/** Most attribute tags on a card. */
export const MAX_ATTRIBUTE_TAGS = 2;

/** Digits after the decimal point of a distance on a card. */
export const DISTANCE_DIGITS = 1;

/** In autocomplete a distance under this many miles or kilometres has one digit after the point, else none. */
export const SHORT_DISTANCE = 10;

/** Digits after the decimal point of a rating: always this many. */
export const RATING_DIGITS = 1;

export const MAX_STARS = 5;

/** Most digits after the decimal point of a charging rate in kW. */
export const CHARGE_RATE_MAX_DIGITS = 2;

/** Screen width up to which the autocomplete opens as a full-window dialog, in pixels. */
export const SMALL_SCREEN_PX = 450;

/** Height of a prediction row, in pixels; `theme/autocomplete.css` draws it. */
export const PREDICTION_ROW_PX = 52;

/** Side of the horizontal thumbnail by preferred media size, in pixels. */
export const THUMBNAIL_PX = { SMALL: 60, MEDIUM: 75, LARGE: 90 } as const;

/** Width over height of a single hero image. */
export const HERO_RATIO = 3 / 2;

/** Width over height of the collage. */
export const COLLAGE_RATIO = 1.5;

/** Photos in the collage of place details. */
export const COLLAGE_PHOTOS = 3;

/** Container widths at which the Maps button and the hero image change, in pixels. */
export const CONTAINER_BREAKPOINTS_PX = { wide: 350, narrow: 200 } as const;

/** Duration of one pulse of a placeholder, in seconds. */
export const PLACEHOLDER_PULSE_S = 1.5;

/** Duration of the fade-in of a photo, in seconds. */
export const PHOTO_FADE_IN_S = 1;

/** Widest dialog, in pixels. */
export const DIALOG_MAX_WIDTH_PX = 600;

/** Screen width up to which the photo lightbox has a progress bar and changes photos by touch, in pixels. */
export const LIGHTBOX_SCREEN_PX = 640;

/** A finger that travels farther than this swipes, in pixels. */
export const SWIPE_THRESHOLD_PX = 10;

/** A finger that travels no farther than this taps, in pixels. */
export const TAP_SLOP_PX = 4;

/** A row of cards is measured again so long after its size last changed, in milliseconds. */
export const CAROUSEL_DEBOUNCE_MS = 10;

/** The buttons of a carousel follow a scroll after this delay, in milliseconds. */
export const CAROUSEL_SCROLL_DELAY_MS = 10;

/** Share of its width by which a carousel steps where no card is fully visible. */
export const CAROUSEL_STEP_SHARE = 0.8;

/** Width of a card in search results that lie in a row, in pixels; `theme/carousel.css` draws it. */
export const SEARCH_CARD_PX = 200;

/** Height of an item of the popup menu, in pixels; `theme/popup-menu.css` draws it. */
export const MENU_ITEM_PX = 48;

/** `z-index` of what drops down. */
export const DROPDOWN_Z_INDEX = 1000;
