import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES } from "../app/playground/examples/example-list.ts";
import { examplePolicy, type PolicyFacts } from "./security-headers.ts";

const FOLDER = join(import.meta.dirname, "../../../examples");
/** Where the pages load the script from when they are opened as files. */
const WRITTEN_ORIGIN = "http://localhost:3000/";
const BASE = "/exemples/";
const AN_HOUR = "public, max-age=3600";
/** Code of example apps and of blocks, to read. */
const CODE =
  /^(?:react-map|registry|apps\/[\w-]+(?:\/(?:src|app)(?:\/\w+)?)?)\/[\w-]+(?:\.\w+)?\.(?:c?[jt]sx?|vue|astro)$/;

/** Answers a request for an example page, or returns null for any other address. */
export type ExamplePages = (request: Request) => Response | null;

/**
 * Reads the pages of `examples/` into memory. Served here, they load the script
 * of this site, and their own scripts stand in them, as in pages of others. The code
 * of the apps is sent as text.
 *
 * @throws {Error} of the file system, if a page of the list is missing.
 */
export function readExamplePages(facts: Pick<PolicyFacts, "publicUrl" | "mapOrigins">): ExamplePages {
  const policy = examplePolicy(facts);
  const files = new Map<string, { type: string; body: string }>([
    ["page.css", { type: "text/css; charset=utf-8", body: readFileSync(join(FOLDER, "page.css"), "utf8") }],
  ]);
  for (const { folder } of EXAMPLES) {
    const html = readFileSync(join(FOLDER, folder, "index.html"), "utf8");
    files.set(`${folder}/`, {
      type: "text/html; charset=utf-8",
      body: html.replaceAll(WRITTEN_ORIGIN, "/"),
    });
  }
  return (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(BASE)) return null;
    const name = pathname.slice(BASE.length);
    // Its other files are addressed from its folder.
    if (files.has(`${name}/`)) return redirect(`${pathname}/`);
    if (name === "") return redirect("/exemples");
    const file = files.get(name) ?? readCode(name);
    if (file === undefined) return null;
    return new Response(request.method === "HEAD" ? null : file.body, {
      headers: { "content-type": file.type, "cache-control": AN_HOUR, "content-security-policy": policy },
    });
  };
}

function readCode(name: string): { type: string; body: string } | undefined {
  const path = join(FOLDER, name);
  if (!CODE.test(name) || !existsSync(path)) return undefined;
  return { type: "text/plain; charset=utf-8", body: readFileSync(path, "utf8") };
}

function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { location } });
}
