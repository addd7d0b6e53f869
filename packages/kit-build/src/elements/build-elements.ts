import { join } from "node:path";
import { writeElements } from "./write-elements.ts";

/**
 * `npm run build -w packages/place-elements`: writes the kit that servers send
 * to `packages/place-elements/dist`: `kit.json`, the script of `/maps/api/js`
 * without the server's part, and in `files/` what the script loads.
 */
const DIST = join(import.meta.dirname, "..", "..", "..", "place-elements", "dist");

const { scripts, atOnce, assets } = await writeElements(DIST);
console.log(`${DIST}: ${scripts.length + atOnce.others.length + 1 + assets.length} files`);
