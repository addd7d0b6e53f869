import type { Browser } from "playwright-core";
import { type DocBlock, formatProblem } from "./doc-blocks.ts";
import { type LocalAddresses, withLocalAddresses } from "./local-addresses.ts";
import { openPage } from "./open-page.ts";
import { runAll } from "./run-all.ts";

/** Loads the elements; pages whose blocks build on each other show it once. */
const SCRIPT = '<script async src="/maps/api/js?libraries=places,maps,marker&loading=async"></script>';

/**
 * Opens each block as a page of the site, which has the elements and the files of the kit. A block of
 * headers is a policy for the first page.
 */
export async function runHtmlBlocks(
  blocks: readonly DocBlock[],
  browser: Browser,
  addresses: LocalAddresses,
): Promise<string[]> {
  const token = await createContext(addresses);
  const url = `${addresses.site}/docs-code.html`;
  return runAll(blocks, 2, async (block) => {
    const code = withLocalAddresses(block, addresses).replace(
      'context-token="…"',
      `context-token="${token}"`,
    );
    if (block.language !== "http") {
      const script = code.includes("<script") ? "" : SCRIPT;
      return toProblems(block, await openPage(browser, url, writePage(script + code)));
    }
    const first = blocks.find(({ page }) => page === block.page) ?? block;
    const page = writePage(
      withLocalAddresses(first, addresses).replaceAll("<script", '<script nonce="docs"'),
    );
    const [name = "", value = ""] = code.replace("nonce-…", "nonce-docs").split(": ");
    return toProblems(block, await openPage(browser, url, page, { [name]: value }));
  });
}

function writePage(body: string): string {
  return `<!doctype html><html lang="fr"><head><title>Lieudit</title></head><body><h1>Lieudit</h1>${body}</body></html>`;
}

function toProblems(block: DocBlock, messages: readonly string[]): string[] {
  return messages.map((message) => formatProblem(block, 0, message));
}

/** Asks for a context, as the server of a reader does. */
async function createContext({ site }: LocalAddresses): Promise<string> {
  const body = { searchText: { textQuery: "boulangerie", languageCode: "fr" }, maxPlaceCount: 5 };
  const response = await fetch(`${site}/v1/contexts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { contextToken } = (await response.json()) as { contextToken: string };
  return contextToken;
}
