export const PHOTO = { d: "M4 5.5h16v13H4zM4 15.5l4.5-4 4 3.5 3-2.5L20 16M15.5 9.5v.01" };
