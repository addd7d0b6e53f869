import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";

/** Address of the view in the protocol. */
export const VIEW_URI = "ui://lieudit/places.html";
/** Type of a page that follows the MCP Apps protocol. */
const VIEW_TYPE = "text/html;profile=mcp-app";
const VIEW_FILE = join(import.meta.dirname, "..", "..", "dist", "view.html");

let cached: { html: string | null } | undefined;

/** Reads the built view; null if it is not built, and then tools have no view. */
export function readPlacesView(): string | null {
  cached ??= { html: readFile() };
  return cached.html;
}

/** Offers the view. It makes no request, so its policy allows no address. */
export function registerPlacesView(server: McpServer, html: string): void {
  server.registerResource(
    "places",
    VIEW_URI,
    { title: "Places", description: "Shows the places of a result.", mimeType: VIEW_TYPE },
    () => ({
      contents: [
        {
          uri: VIEW_URI,
          mimeType: VIEW_TYPE,
          text: html,
          _meta: { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } },
        },
      ],
    }),
  );
}

function readFile(): string | null {
  try {
    return readFileSync(VIEW_FILE, "utf8");
  } catch {
    return null;
  }
}
