import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, request as overHttp, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openFileStore, readFileDigest } from "@lieudit/files";
import { listManifestFiles, openSharedPlaces, readManifest } from "@lieudit/place-index/store";
import { startPostgres } from "@lieudit/test-kit/postgres";
import { startS3 } from "@lieudit/test-kit/s3";
import { PHOTO_PATH } from "./fixture-listings.ts";

/** Where servers with empty folders find their data. */
export interface SharedStores {
  databaseUrl: string;
  filesUrl: string;
}

/** Returns the settings of a command that reads the same data. */
export function toStoreSettings({ databaseUrl, filesUrl }: Partial<SharedStores>): Record<string, string> {
  return {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(filesUrl && { FILES_URL: filesUrl }),
  };
}

/** Starts a database and an object storage for the servers of one site. */
export async function startSharedStores(): Promise<SharedStores & { stop: () => Promise<void> }> {
  const [database, s3] = await Promise.all([startPostgres(), startS3()]);
  return {
    // The result counts here, not the time: the machine may be busy.
    databaseUrl: `${database.url}?query_timeout=20000&connect_timeout=20`,
    filesUrl: s3.url,
    stop: async () => {
      await Promise.all([database.remove(), s3.close()]);
    },
  };
}

/** Publishes the places of a data folder for all servers, if there are several. */
export async function sharePlaces(dataDir: string, stores: Partial<SharedStores>): Promise<void> {
  const { databaseUrl, filesUrl } = stores;
  if (filesUrl === undefined) return;
  const folder = join(dataDir, "places");
  const shared = openSharedPlaces(folder, { databaseUrl, filesUrl });
  const manifest = await readManifest(folder);
  if (shared === undefined || manifest === null) throw new Error("There are no places to share.");
  // The fixture has no records of its source, which only imports read.
  const sources = manifest.sources.map((source) => ({ ...source, file: String(manifest.index) }));
  const files: Record<string, NonNullable<Awaited<ReturnType<typeof readFileDigest>>>> = {};
  for (const key of listManifestFiles({ ...manifest, sources })) {
    const digest = await readFileDigest(join(folder, key));
    if (digest === null) throw new Error(`${key} is missing.`);
    files[key] = digest;
    await shared.files.upload(key, join(folder, key));
  }
  await shared.replace({ ...manifest, sources, files }, null, null);
  await shared.close();
}

/** Shares the photo of all listings, if there are several servers. */
export async function sharePhotos(dataDir: string, stores: Partial<SharedStores>): Promise<void> {
  if (stores.filesUrl === undefined) return;
  const listings = openFileStore(join(dataDir, "listings"), stores.filesUrl);
  await listings.put(PHOTO_PATH, await readFile(join(dataDir, "listings", PHOTO_PATH)));
}

/** Starts a proxy on `port` that sends requests to the servers in turn. */
export async function startRoundRobin(port: number, serverPorts: readonly number[]): Promise<Server> {
  let turn = 0;
  // The servers' headers, which are passed on, promise 65 s.
  const proxy = createServer({ keepAliveTimeout: 70_000 }, (request, response) => {
    turn += 1;
    const { url: path, method, headers } = request;
    const known = headers["x-forwarded-for"];
    const from = request.socket.remoteAddress ?? "";
    const forwarded = known === undefined ? from : `${String(known)}, ${from}`;
    const passed = overHttp(
      {
        host: "127.0.0.1",
        port: serverPorts[turn % serverPorts.length],
        path,
        method,
        headers: { ...headers, "x-forwarded-for": forwarded },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
        // A server may answer before it has read a form; the rest would block the connection.
        answer.on("end", () => request.unpipe(passed).resume());
      },
    );
    passed.on("error", () => {
      if (!response.writableEnded) response.destroy();
    });
    request.on("error", () => passed.destroy());
    response.on("close", () => passed.destroy());
    request.pipe(passed);
  }).listen(port);
  await once(proxy, "listening");
  if ((proxy.address() as AddressInfo).port !== port) throw new Error("The proxy has another port.");
  return proxy;
}
