/** Bare: nothing is kept between requests but what Next keeps by itself. */
export default {
  distDir: "build/next",
  poweredByHeader: false,
  compress: false,
  turbopack: { root: import.meta.dirname },
};
