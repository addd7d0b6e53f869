import { defineConfig } from "vitest/config";

// `test` and `expect` are globals, as in Jest, so that one test runs in both.
export default defineConfig({ test: { environment: "jsdom", globals: true } });
