import { join } from "node:path";
import { importFile, openListingStore } from "@lieudit/listing-store";

/* Imports the file of the first argument into the data folder of the second, and prints what it cost. */
const [file = "", dataDir = ""] = process.argv.slice(2);
const folder = join(dataDir, "listings");
const store = await openListingStore({ folder });
const report = await importFile({ store, folder, file, allowPrivateHosts: false });
await store.close();
if (report.refused.length > 0) {
  throw new Error(`${report.refused.length} were rejected: ${JSON.stringify(report.refused.slice(0, 3))}`);
}
const { user, system } = process.cpuUsage();
const importMegabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(JSON.stringify({ importSeconds: (user + system) / 1e6, importMegabytes }));
