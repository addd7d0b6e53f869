/** The widths that a picture is offered in, in pixels; the server makes no other one. */
export const PICTURE_WIDTHS = [320, 480, 640, 720, 960, 1280, 1600] as const;
