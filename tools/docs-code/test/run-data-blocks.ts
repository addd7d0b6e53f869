import { findDifferences } from "@lieudit/test-kit/contracts";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { type DocBlock, formatProblem } from "./doc-blocks.ts";
import { type LocalAddresses, withLocalAddresses } from "./local-addresses.ts";
import { ROOT } from "./work-folder.ts";

/** Languages of data and settings. Those of other programs are checked for their structure only. */
export const DATA_LANGUAGES = ["caddyfile", "ini", "json", "nginx", "xml", "yaml"];

/** Reads each block, and does what it describes: a request and its response, or servers of a client. */
export async function runDataBlocks(
  blocks: readonly DocBlock[],
  addresses: LocalAddresses & { dataDir: string },
): Promise<string[]> {
  const problems: string[] = [];
  for (const block of blocks) {
    const code = withLocalAddresses(block, addresses).replaceAll("/path/to/lieudit", ROOT);
    try {
      const found = await runData(block.language, code, addresses);
      problems.push(...found.map((problem) => formatProblem(block, 0, problem)));
    } catch (error) {
      problems.push(formatProblem(block, 0, (error as Error).message));
    }
  }
  return problems;
}

async function runData(
  language: string,
  code: string,
  addresses: LocalAddresses & { dataDir: string },
): Promise<string[]> {
  switch (language) {
    case "json":
      return (await Promise.all(parseJson(code).map((value) => runJson(value, addresses)))).flat();
    case "yaml":
      // The site's own tests read the example of its README.
      return findLines(code, /^(?:---|\w+: \S.*)$/);
    case "ini":
      return findLines(code, /^(?:\[\w+\]|\w+=\S.*|#.*|)$/);
    case "xml":
      return findUnbalanced(code, /<(\w+)[^>]*[^/>]>|<(\w+)>/g, /<\/\w+>/g);
    case "caddyfile":
      return [
        ...findLines(code, /^\s*(?:#.*|[^;{}]+ \{|\}|\w+(?: [^\s;{}]+)+|)$/),
        ...findUnbalanced(code, /\{/g, /\}/g),
      ];
    default:
      return [
        ...findLines(code, /^\s*(?:#.*|[^;{}]+\{|\}|[^;{}]+;(?:\s+#.*)?|)$/),
        ...findUnbalanced(code, /\{/g, /\}/g),
      ];
  }
}

/** Parses a value, or several of which each has a line. */
function parseJson(code: string): unknown[] {
  const lines = code.trim().split("\n");
  const hasValuePerLine = lines.every((line) => line.startsWith("{") && line.endsWith("}"));
  return (hasValuePerLine ? lines : [code]).map((text) => JSON.parse(text));
}

interface McpServer {
  url?: string;
  command?: string;
  args?: string[];
}

interface Described {
  request?: { path: string; query: Record<string, string> };
  status?: number;
  body?: unknown;
  mcpServers?: Record<string, McpServer>;
  servers?: Record<string, McpServer>;
}

async function runJson(
  value: unknown,
  { site, dataDir }: LocalAddresses & { dataDir: string },
): Promise<string[]> {
  const { request, status, body, mcpServers, servers = mcpServers } = value as Described;
  if (request !== undefined) {
    const response = await fetch(`${site}${request.path}?${new URLSearchParams(request.query)}`);
    const actual = { status: response.status, body: await response.json() };
    return findDifferences(actual, { status, body }, "response");
  }
  const problems = await Promise.all(
    Object.entries(servers ?? {}).map(async ([name, server]) => {
      const client = new Client({ name: "docs-code", version: "1.0.0" });
      const { url, command = "", args = [] } = server;
      const transport =
        url === undefined
          ? new StdioClientTransport({ command, args, env: { ...toText(process.env), DATA_DIR: dataDir } })
          : new StreamableHTTPClientTransport(new URL(url));
      await client.connect(transport);
      const { tools } = await client.listTools();
      await client.close();
      return tools.length > 0 ? [] : [`the server ${name} has no tools.`];
    }),
  );
  return problems.flat();
}

function toText(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function findLines(code: string, pattern: RegExp): string[] {
  return code
    .split("\n")
    .filter((line) => !pattern.test(line))
    .map((line) => `"${line.trim()}" is no complete line.`);
}

function findUnbalanced(code: string, opening: RegExp, closing: RegExp): string[] {
  const [opened, closed] = [code.match(opening)?.length ?? 0, code.match(closing)?.length ?? 0];
  return opened === closed ? [] : [`${opened} parts are opened, and ${closed} are closed.`];
}
