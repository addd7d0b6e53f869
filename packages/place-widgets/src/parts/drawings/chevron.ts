export const CHEVRON = { d: "M6.5 9.5 12 15l5.5-5.5" };
