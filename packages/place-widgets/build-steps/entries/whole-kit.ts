import "../../src/theme/styles.css";

export * from "../../src/index.ts";
export { en } from "../../src/text/en.ts";
