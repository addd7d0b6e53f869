import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Place } from "@lieudit/place-model";
import type { Browser } from "playwright-core";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createServer, type ViteDevServer } from "vite";
import { findFreePort } from "../../../examples/test/example-pages.ts";
import { publishedPaths } from "../../check-docs.ts";
import { withAbsoluteImports } from "../../checks/markdown.ts";
import { type DocBlock, formatProblem } from "./doc-blocks.ts";
import type { createFrame, FrameData } from "./doc-frame.tsx";
import { DEMO_PLACE, type LocalAddresses, withLocalAddresses } from "./local-addresses.ts";
import { openPage } from "./open-page.ts";
import { runAll } from "./run-all.ts";
import { ROOT } from "./work-folder.ts";

const FRAME = join(import.meta.dirname, "doc-frame.tsx");

/**
 * Renders what each block exports, first on the server and then in a browser, which takes over the
 * HTML. React's development build warns of wrong props, keys and HTML that differs.
 *
 * @param folder where the blocks resolve packages
 */
export async function runReactBlocks(
  blocks: readonly DocBlock[],
  folder: string,
  browser: Browser,
  addresses: LocalAddresses,
): Promise<string[]> {
  const place = (await (await fetch(`${addresses.site}/v1/places/${DEMO_PLACE}?$fields=*`)).json()) as Place;
  const pages = new Map<string, string>();
  const server = await startVite(folder, pages, addresses);
  try {
    return await runAll(blocks, 2, async (block) => {
      const name = `react-${block.page.replaceAll(/\W/g, "-")}-${block.line}`;
      const code = withAbsoluteImports(withLocalAddresses(block, addresses), join(ROOT, dirname(block.page)));
      await writeFile(join(folder, `${name}.tsx`), code);
      const hasProvider = code.includes("PlacesProvider");
      const data = { baseUrl: addresses.site, place, now: Date.now(), hasProvider };
      const messages = await renderBlock(server, join(folder, `${name}.tsx`), data)
        .then((html) => pages.set(`/${name}`, html))
        .then(() => openPage(browser, `http://localhost:${server.config.server.port}/${name}`))
        .catch((error: Error) => [error.message]);
      return messages.map((message) => formatProblem(block, 0, message));
    });
  } finally {
    await server.close();
  }
}

/** Writes the module that takes over, and returns the page with the HTML of the server. */
async function renderBlock(server: ViteDevServer, file: string, data: FrameData): Promise<string> {
  const frame = (await server.ssrLoadModule(FRAME)) as { createFrame: typeof createFrame };
  const element: ReactElement = frame.createFrame(await server.ssrLoadModule(file), data);
  const entry = file.replace(".tsx", ".entry.ts");
  await writeFile(
    entry,
    `import { hydrateRoot } from "react-dom/client";
import * as block from "./${basename(file)}";
import { createFrame } from ${JSON.stringify(FRAME)};
hydrateRoot(document.getElementById("root")!, createFrame(block, ${JSON.stringify(data)}));
`,
  );
  return `<!doctype html><html lang="fr"><head><title>${basename(file)}</title></head>
<body><div id="root">${renderToString(element)}</div><script type="module" src="/@fs${entry}"></script></body></html>`;
}

/** @param pages HTML by path; a page of the server's own may call other servers of the machine. */
async function startVite(
  folder: string,
  pages: ReadonlyMap<string, string>,
  { site }: LocalAddresses,
): Promise<ViteDevServer> {
  const alias = Object.entries(publishedPaths()).map(([name, [file]]) => ({
    find: new RegExp(`^${name}$`),
    replacement: file,
  }));
  const server = await createServer({
    configFile: false,
    root: ROOT,
    cacheDir: join(folder, "vite"),
    logLevel: "error",
    resolve: { alias },
    optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-dev-runtime", "maplibre-gl"] },
    server: { port: await findFreePort(), host: "localhost", watch: null, proxy: { "/cartes": site } },
    plugins: [
      {
        name: "docs-code-pages",
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const html = pages.get(request.url ?? "");
            if (html === undefined) next();
            else response.setHeader("content-type", "text/html; charset=utf-8").end(html);
          });
        },
      },
    ],
  });
  return server.listen();
}
