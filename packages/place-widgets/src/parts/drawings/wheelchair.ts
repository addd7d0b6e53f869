export const WHEELCHAIR = {
  d: "M10.5 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm0 2.5v6h5.5l2.5 5.5M10.5 10.5h4.5M8 11.5a5 5 0 1 0 6.8 6",
};
