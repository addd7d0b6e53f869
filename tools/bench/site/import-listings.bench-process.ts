import { join } from "node:path";
import { importFile, openListingStore } from "@lieudit/listing-store";

/* Imports files into the data folder of the first argument, and prints what that cost. */
const [dataDir = "", ...files] = process.argv.slice(2);
const folder = join(dataDir, "listings");
const store = await openListingStore({ folder });
for (const file of files) {
  const { refused } = await importFile({ store, folder, file, allowPrivateHosts: false });
  if (refused.length > 0) {
    throw new Error(`${refused.length} were rejected: ${JSON.stringify(refused.slice(0, 3))}`);
  }
}
await store.close();
const { user, system } = process.cpuUsage();
const importMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ importSeconds: (user + system) / 1e6, importMegabytes }));
