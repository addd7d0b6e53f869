export const BACK = { d: "M20 12H4.5M11 5.5 4.5 12l6.5 6.5" };
