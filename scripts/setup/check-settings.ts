import { parseSettings, SettingsError } from "../../packages/places-api/src/settings.ts";

/** Run by `settings.mjs` on Node 24: says on standard error what is wrong with the settings, if anything. */
try {
  parseSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
