import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { KIT_BUILD, KIT_CONFIG } from "../build-options.ts";
import { PREACT_IN_PLACE_OF_REACT } from "../preact/preact-in-place-of-react.ts";
import { codeWithoutTexts, keepNamedTexts } from "../texts/used-texts.ts";

/** Maximum size of the view in bytes, gzipped. */
export const MAX_VIEW_BYTES = 60 * 1_024;

/**
 * Builds the page that assistants show with a tool's result: one HTML file with its script and
 * styles. Its policy allows these two and no request. It has the words of every language, but only
 * those that its widgets name, which a first build shows.
 */
export async function buildAssistantView(): Promise<string> {
  const whole = await buildScript(false);
  const { script, style } = await buildScript(true, [keepNamedTexts(codeWithoutTexts(whole.script))]);
  return formatPage(script.code.replaceAll("</script", "<\\/script").trim(), style.source.toString().trim());
}

interface ViewFiles {
  script: Rolldown.OutputChunk;
  style: Rolldown.OutputAsset;
}

async function buildScript(isMinified: boolean, plugins: Plugin[] = []): Promise<ViewFiles> {
  const outputs = [
    await build({
      ...KIT_CONFIG,
      root: import.meta.dirname,
      resolve: { alias: PREACT_IN_PLACE_OF_REACT },
      plugins,
      build: {
        ...KIT_BUILD,
        cssCodeSplit: false,
        rolldownOptions: {
          input: join(import.meta.dirname, "start-view.ts"),
          // One file: the frame has no address to load others from.
          output: { format: "iife", codeSplitting: false, comments: false, minify: isMinified },
        },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const script = files.find((file) => file.type === "chunk");
  const style = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (script === undefined || style?.type !== "asset")
    throw new Error("The view's build gave no script or no styles.");
  return { script, style };
}

function formatPage(script: string, style: string): string {
  const policy = `default-src 'none'; script-src '${hash(script)}'; style-src '${hash(style)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Places</title>
<style>${style}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}

function hash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

if (import.meta.main) {
  // The server of the tools reads the view there.
  const folder = join(import.meta.dirname, "..", "..", "..", "places-mcp", "dist");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "view.html"), await buildAssistantView());
}
