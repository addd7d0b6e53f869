import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Installs the engines to compare with, unless they are installed. The project itself does not depend on them. */
export function installPeers(say: (line: string) => void): void {
  const peers = new URL("./", import.meta.url).pathname;
  if (existsSync(join(peers, "node_modules"))) return;
  say("Installing the engines to compare with (tools/bench/peers) …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--prefix", peers], {
    cwd: peers,
    stdio: ["ignore", 2, 2],
  });
}
