import { existsSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { clearStamp, hashFiles, isStamped, writeStamp } from "./stamp.mjs";
import { runStep } from "./step.mjs";

const ELEMENTS = join(ROOT, "packages", "place-elements");

/** Builds the elements that third-party pages load, unless the sources are unchanged. */
export async function buildElements() {
  const hash = hashFiles(["packages", "package-lock.json"]);
  if (isStamped("elements-build", hash) && existsSync(join(ELEMENTS, "dist", "kit.json"))) return;
  clearStamp("elements-build");
  await runStep({
    name: "Build of the elements",
    command: NODE_24,
    args: [join(ROOT, "packages", "kit-build", "src", "elements", "build-elements.ts")],
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeStamp("elements-build", hash);
}
