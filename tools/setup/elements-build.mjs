import { existsSync } from "node:fs";
import { join } from "node:path";
import { NODE_24, ROOT } from "./folders.mjs";
import { clearStamp, hashFiles, isStamped, writeStamp } from "./stamp.mjs";
import { runStep } from "./step.mjs";

const ELEMENTS = join(ROOT, "packages", "place-elements");

const ASSISTANT_VIEW = join(ROOT, "packages", "places-mcp", "dist", "view.html");

/** Builds the elements that third-party pages load, and the view of assistants, unless the sources are unchanged. */
export async function buildElements() {
  const hash = hashFiles(["packages", "package-lock.json"]);
  if (
    isStamped("elements-build", hash) &&
    existsSync(join(ELEMENTS, "dist", "kit.json")) &&
    existsSync(ASSISTANT_VIEW)
  )
    return;
  clearStamp("elements-build");
  await runStep({
    name: "Build of the elements",
    command: NODE_24,
    args: [join(ROOT, "packages", "kit-build", "src", "elements", "build-elements.ts")],
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
  });
  await runStep({
    name: "Build of the assistants' view",
    command: NODE_24,
    args: [join(ROOT, "packages", "kit-build", "src", "assistant-view", "build-assistant-view.ts")],
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production" },
  });
  writeStamp("elements-build", hash);
}
