/** Bare: no cache between requests except the built-in one of Next. */
export default {
  distDir: "build/next",
  poweredByHeader: false,
  compress: false,
  turbopack: { root: import.meta.dirname },
};
