import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_24 } from "./folders.mjs";

/**
 * Checks the settings with the server's own parser, before minutes of building.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} the parser's error message; null for valid settings
 */
export function findSettingsProblem(env) {
  const script = fileURLToPath(new URL("check-settings.ts", import.meta.url));
  const { status, stderr } = spawnSync(NODE_24, [script], { env, encoding: "utf8" });
  return status === 0 ? null : stderr.trim();
}
