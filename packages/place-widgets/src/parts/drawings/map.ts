export const MAP = { d: "M9 4.5 3.5 7v12.5L9 17l6 2.5 5.5-2.5V4.5L15 7 9 4.5Zm0 0V17M15 7v12.5" };
