import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningSite } from "./running-site.ts";

/** Returns the emails that the servers of a site have sent, as they are stored. */
export function readOutbox({ dataDirs }: Pick<RunningSite, "dataDirs">): string[] {
  return dataDirs
    .map((dataDir) => join(dataDir, "leads", "outbox"))
    .filter((outbox) => existsSync(outbox))
    .flatMap((outbox) =>
      readdirSync(outbox)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => readFileSync(join(outbox, name), "utf8")),
    );
}
