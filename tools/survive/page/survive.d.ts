declare module "*.css";

/** Functions of the page that the test calls. */
declare var survive: {
  run: (seed: number, runs: number) => Promise<import("../scenario.ts").Outcome>;
};
