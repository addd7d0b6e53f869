export const ALERT = { d: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17v.01" };
