import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { runStep, StepError } from "./step.mjs";

/**
 * Finds a Chromium for the browser tests. On Debian, as root, installs the
 * system's Chromium if no other starts.
 *
 * @returns {Promise<string>} its path
 */
export async function provideBrowser() {
  try {
    return await findBrowser();
  } catch (error) {
    const mayInstall = error instanceof StepError && process.getuid?.() === 0 && process.platform === "linux";
    if (!mayInstall) throw error;
    console.log("  No Chromium starts here: installing the system's with apt-get.");
    await runStep({
      name: "Chromium",
      command: "sh",
      args: ["-c", "apt-get update -qq && apt-get install -y --no-install-recommends chromium"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      adviceFor: () => "Install a Chromium by hand, or name one in CHROMIUM_PATH, and run the command again.",
    });
    return findBrowser();
  }
}

async function findBrowser() {
  const log = await runStep({
    name: "Browser",
    command: NODE_24,
    args: [join(ROOT, "tools", "browser", "find-browser.ts")],
  });
  return log.trim().split("\n").at(-1) ?? "";
}
