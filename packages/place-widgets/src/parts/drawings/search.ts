export const SEARCH = { d: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 20.5 20.5" };
