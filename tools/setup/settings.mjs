import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { NODE_24 } from "./folders.mjs";

/**
 * Asks the server's own parser about the settings, so that a wrong one is told
 * before minutes of building.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | null} what is wrong with them, in the parser's words
 */
export function refuseWrongSettings(env) {
  const script = fileURLToPath(new URL("check-settings.ts", import.meta.url));
  const { status, stderr } = spawnSync(NODE_24, [script], { env, encoding: "utf8" });
  return status === 0 ? null : stderr.trim();
}
