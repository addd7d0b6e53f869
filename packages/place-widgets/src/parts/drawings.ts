/* The line drawings that several widgets share, for `Icon`: SVG paths on a grid of 24 units. */

export const ALERT = { d: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17v.01" };
export const CLOSE = { d: "M6 6l12 12M18 6 6 18" };
export const INFO = { d: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5M12 8v.01" };
export const PHOTO = { d: "M4 5.5h16v13H4zM4 15.5l4.5-4 4 3.5 3-2.5L20 16M15.5 9.5v.01" };
export const PIN = {
  d: "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
};
