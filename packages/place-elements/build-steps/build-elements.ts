import { join } from "node:path";
import { writeKit } from "./write-kit.ts";

/**
 * `npm run build -w packages/place-elements`: writes the kit that servers hand
 * out to `dist/`: `kit.json`, the script of `/maps/api/js` without the server's
 * part, and below `files/` what it loads.
 */
const DIST = join(import.meta.dirname, "..", "dist");

const { scripts, atOnce, workers } = await writeKit(DIST);
console.log(`${DIST}: ${scripts.length + atOnce.others.length + 1 + workers.length} files`);
