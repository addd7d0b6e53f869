module.exports = {
  // The jsdom of Jest hides fetch and its classes; this one has them.
  testEnvironment: "jest-fixed-jsdom",
  transform: {
    "\\.jsx?$": [
      "@swc/jest",
      {
        jsc: { parser: { syntax: "ecmascript", jsx: true }, transform: { react: { runtime: "automatic" } } },
      },
    ],
  },
  // The packages are ES modules, which Jest does not load as they are.
  transformIgnorePatterns: ["/node_modules/(?!@lieudit/)"],
};
