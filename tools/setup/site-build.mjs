import { existsSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { clearStamp, hashFiles, isStamped, writeStamp } from "./stamp.mjs";
import { runStep } from "./step.mjs";

const SITE = join(ROOT, "apps", "site");

/** Builds the site, unless its sources are unchanged. */
export async function buildSite() {
  const hash = hashFiles(["apps/site", "packages", "package-lock.json"]);
  if (isStamped("site-build", hash) && existsSync(join(SITE, "build", "server"))) return;
  clearStamp("site-build");
  await runStep({
    name: "Site build",
    command: NODE_24,
    args: [join(ROOT, "node_modules", "@react-router", "dev", "bin.cjs"), "build"],
    cwd: SITE,
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeStamp("site-build", hash);
}
