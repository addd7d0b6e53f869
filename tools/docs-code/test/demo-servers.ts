import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { startApp } from "../../../examples/test/example-pages.ts";
import type { LocalAddresses } from "./local-addresses.ts";
import { ROOT } from "./work-folder.ts";

export interface DemoServers extends LocalAddresses {
  /** The data folder with the demo town. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts the servers of which the documentation speaks, over the demo town in `dataDir`. */
export async function startDemoServers(dataDir: string, samples: string): Promise<DemoServers> {
  // By its path: set-up is written for the Node that finds itself there, without types.
  const setUp = (await import(join(ROOT, "tools/setup/demo-import.mjs"))) as {
    importDemo: (dataDir: string) => Promise<void>;
  };
  await setUp.importDemo(dataDir);
  const files = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? "/", "http://localhost").pathname);
    const body = await readFile(join(samples, name))
      .catch(() => readFile(join(samples, "Downloads", name)))
      .catch(() => null);
    response.writeHead(body === null ? 404 : 200).end(body);
  }).listen(0, "127.0.0.1");
  const [site, places] = await Promise.all([
    startApp("site/server/main.ts", dataDir),
    startApp("places-server/main.ts", dataDir),
    once(files, "listening"),
  ]);
  return {
    dataDir,
    site: site.url,
    places: places.url,
    files: `http://localhost:${(files.address() as AddressInfo).port}`,
    async stop() {
      files.close();
      files.closeAllConnections();
      await Promise.all([site.stop(), places.stop()]);
    },
  };
}
