import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FOLDER = join(import.meta.dirname, "../../../examples/registry");
const BASE = "/r/";
const AN_HOUR = "public, max-age=3600";
const ITEM_SCHEMA = "https://ui.shadcn.com/schema/registry-item.json";

const file = z.object({ path: z.string(), type: z.string() });
const item = z.object({
  name: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  dependencies: z.array(z.string()),
  registryDependencies: z.array(z.string()).optional(),
  files: z.array(file),
});
const registry = z.object({
  $schema: z.string(),
  name: z.string(),
  homepage: z.string(),
  items: z.array(item),
});

/** A block that `npx shadcn add` copies into an app, with the text of its files. */
export type RegistryItem = z.infer<typeof item> & {
  $schema: string;
  files: (z.infer<typeof file> & { content: string })[];
};

/** Answers a request for the registry or one of its blocks, or returns null for any other address. */
export type RegistryFiles = (request: Request) => Response | null;

/**
 * Reads the blocks of `examples/registry`. A block that needs another one names its address on
 * this server.
 *
 * @throws {Error} if the registry is invalid or misses a file.
 * @see https://ui.shadcn.com/docs/registry
 */
export function readRegistryItems(publicUrl: string): RegistryItem[] {
  return readRegistry().items.map(({ registryDependencies = [], files, ...rest }) => ({
    $schema: ITEM_SCHEMA,
    ...rest,
    registryDependencies: registryDependencies.map((name) => `${publicUrl}${BASE}${name}.json`),
    files: files.map(({ path, type }) => ({ path, type, content: readFileSync(join(FOLDER, path), "utf8") })),
  }));
}

/** Serves the blocks at `/r/{name}.json`, and their list at `/r/registry.json`. */
export function readRegistryFiles(publicUrl: string): RegistryFiles {
  const bodies = new Map([
    ["registry", readRegistry() as unknown],
    ...readRegistryItems(publicUrl).map((item) => [item.name, item] as const),
  ]);
  return (request) => {
    const [, name = ""] = /^\/r\/([a-z-]+)\.json$/.exec(new URL(request.url).pathname) ?? [];
    const body = bodies.get(name);
    if (body === undefined) return null;
    return new Response(request.method === "HEAD" ? null : JSON.stringify(body), {
      headers: {
        "content-type": "application/json",
        "cache-control": AN_HOUR,
        // Builders in the browser read blocks too.
        "access-control-allow-origin": "*",
      },
    });
  };
}

function readRegistry(): z.infer<typeof registry> {
  return registry.parse(JSON.parse(readFileSync(join(FOLDER, "registry.json"), "utf8")));
}
