import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildAssistantView } from "./build-assistant-view.ts";

/** Writes the view to `packages/places-mcp/dist/view.html`, where the server of the tools reads it. */
const DIST = join(import.meta.dirname, "..", "..", "..", "places-mcp", "dist");

mkdirSync(DIST, { recursive: true });
writeFileSync(join(DIST, "view.html"), await buildAssistantView());
