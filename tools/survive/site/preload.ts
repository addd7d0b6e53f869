import { appendFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { failWrites } from "./failing-writes.ts";
import type { SiteBug } from "./site-bug.ts";
import { recordOrder } from "./write-order.ts";

/*
 * Loaded before the site's own program, in each of its processes and threads:
 * changes its source as it is loaded, records in which order it writes, syncs
 * and answers, and has writes fail. Which of these, its environment says.
 */
const { SURVIVE_BUGS, SURVIVE_MUTATED, SURVIVE_ORDER, SURVIVE_FAILING } = process.env;

if (SURVIVE_BUGS !== undefined && SURVIVE_MUTATED !== undefined) {
  const mutated = SURVIVE_MUTATED;
  // From `startSite`.
  const bugs = (JSON.parse(SURVIVE_BUGS) as SiteBug[]).map((bug, index) => ({ ...bug, index }));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const mine = bugs.filter(({ file }) => url.includes(file));
      if (mine.length === 0 || loaded.source === undefined || loaded.source === null) return loaded;
      let source =
        typeof loaded.source === "string"
          ? loaded.source
          : Buffer.from(loaded.source as Uint8Array).toString();
      for (const { find, by, index } of mine) {
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
      // A full disk; what is written then is looked at elsewhere.
    }
  });
}
if (SURVIVE_FAILING !== undefined) failWrites(SURVIVE_FAILING);
