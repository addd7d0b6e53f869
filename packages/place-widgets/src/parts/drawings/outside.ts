export const OUTSIDE = { d: "M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v5.5h-13v-13H10" };
