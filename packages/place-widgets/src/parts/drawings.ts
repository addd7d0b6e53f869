/* Line drawings for `Icon`: SVG path data on a grid of 24 by 24 units. */

export const ALERT = "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17v.01";
export const CLOSE = "M6 6l12 12M18 6 6 18";
export const GLOBE =
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.4 9.5h17.2M3.4 14.5h17.2M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18Z";
export const INFO = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5M12 8v.01";
export const MAP = "M9 4.5 3.5 7v12.5L9 17l6 2.5 5.5-2.5V4.5L15 7 9 4.5Zm0 0V17M15 7v12.5";
export const PHONE =
  "M8 3.5H5.5a2 2 0 0 0-2 2.2A16.5 16.5 0 0 0 18.3 20.5a2 2 0 0 0 2.2-2V16l-4.5-1.8-1.9 2.1a13 13 0 0 1-6.4-6.4l2.1-1.9L8 3.5Z";
export const PHOTO = "M4 5.5h16v13H4zM4 15.5l4.5-4 4 3.5 3-2.5L20 16M15.5 9.5v.01";
export const PIN =
  "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z";
export const ROUTE =
  "M6 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18.5h6a3.5 3.5 0 0 0 0-7h-4a3 3 0 0 1 0-6h6";

/** The drawings by name, so that a page's own icon component can recognise and replace them. */
export const DRAWINGS = { ALERT, CLOSE, GLOBE, INFO, MAP, PHONE, PHOTO, PIN, ROUTE } as const;
