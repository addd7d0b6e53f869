import { appendFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { failWrites } from "./failing-writes.ts";
import type { SiteBug } from "./site-bugs.ts";
import { recordOrder } from "./watch-writes.ts";

/*
 * Node loads this file before the site's program, in each process and thread.
 * It applies seeded bugs to loaded source, records the order of writes and
 * responses, and makes writes fail. Environment variables select what it does.
 */
const { SURVIVE_BUGS, SURVIVE_MUTATED, SURVIVE_ORDER, SURVIVE_FAILING } = process.env;

if (SURVIVE_BUGS !== undefined && SURVIVE_MUTATED !== undefined) {
  const mutated = SURVIVE_MUTATED;
  // From `startSite`.
  const bugs = (JSON.parse(SURVIVE_BUGS) as SiteBug[]).map((bug, index) => ({ ...bug, index }));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const matching = bugs.filter(({ file }) => url.includes(file));
      if (matching.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
      let source =
        typeof loaded.source === "string"
          ? loaded.source
          : Buffer.from(loaded.source as Uint8Array).toString();
      for (const { find, by, index } of matching) {
        const before = source;
        source = source.replace(new RegExp(find), by);
        if (source !== before) writeFileSync(join(mutated, String(index)), "");
      }
      return { ...loaded, source };
    },
  });
}
if (SURVIVE_ORDER !== undefined) {
  const file = SURVIVE_ORDER;
  recordOrder((event) => {
    try {
      appendFileSync(file, `${JSON.stringify(event)}\n`);
    } catch {
      // The disk is full; another scenario covers that.
    }
  });
}
if (SURVIVE_FAILING !== undefined) failWrites(SURVIVE_FAILING);
