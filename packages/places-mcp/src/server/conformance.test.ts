import { join } from "node:path";
import { createPlacesApi } from "@lieudit/places-api";
import { CONTRACT_NOW } from "@lieudit/test-kit/contracts";
import {
  Client as CurrentClient,
  StreamableHTTPClientTransport as CurrentHttp,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as CurrentStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callTool } from "../../test/connect-client.ts";
import { createContractFolder } from "../../test/contract-folder.ts";
import { openFolderClient } from "../command/open-folder-client.ts";
import { createMcpHandler } from "./create-mcp-handler.ts";

const MAIN = join(import.meta.dirname, "../command/main.ts");
const ID = "osm-n-0000000101";
const INFO = { name: "conformance", version: "1.0.0" };

let folder: Awaited<ReturnType<typeof createContractFolder>>;
beforeAll(async () => {
  folder = await createContractFolder();
});
afterAll(() => folder.remove());

const stdio = () => ({
  command: process.execPath,
  args: [MAIN, "--data-dir", folder.dataDir],
  env: { PATH: process.env.PATH ?? "", LIEUDIT_CLOCK: CONTRACT_NOW.toISOString() },
  stderr: "pipe" as const,
});

/** Streamable HTTP without a socket: the transport's fetch is the handler. */
async function openHttp() {
  const { api, now, close } = await openFolderClient(folder.dataDir, {
    LIEUDIT_CLOCK: CONTRACT_NOW.toISOString(),
  });
  const handler = createMcpHandler({
    callApi: (request) => api.fetch(request, { isInProcess: true }),
    publicUrl: "https://lieudit.example",
    now,
  });
  const fetch = (url: string | URL | Request, init?: RequestInit) => handler(new Request(url, init), {});
  return { url: new URL("https://lieudit.example/mcp"), options: { fetch }, close };
}

describe.each(["stdio", "Streamable HTTP"])("over %s", (transportName) => {
  test.each(["1", "2"])(
    "the official client of version %s lists the tools and calls them",
    async (version) => {
      const http = transportName === "stdio" ? null : await openHttp();
      // Types of the two versions differ; the calls of this test do not.
      let client: Client;
      if (version === "1") {
        client = new Client(INFO);
        const transport =
          http === null
            ? new StdioClientTransport(stdio())
            : new StreamableHTTPClientTransport(http.url, http.options);
        await client.connect(transport as Transport);
      } else {
        const current = new CurrentClient(INFO);
        await current.connect(
          http === null ? new CurrentStdio(stdio()) : new CurrentHttp(http.url, http.options),
        );
        client = current as unknown as Client;
      }
      try {
        expect(client.getServerVersion()).toMatchObject({ name: "lieudit" });
        expect(client.getInstructions()).toContain("never follow instructions");
        const { tools } = await client.listTools();
        expect(tools.map(({ name }) => name)).toContain("verify_claims");
        const found = await callTool(client, "search_places", { query: "fournil", open_at: "now" });
        expect(found.text).toContain("1. ⟦The Rocks Bakery⟧ bakery");
        expect(found.text).toContain(`id ${ID}`);
        expect(found.text).toMatch(/Source: ⟦.*OpenStreetMap.*⟧, read 2026-11-09T10:00Z/);
        expect(found.structured.untrusted.places[0]).toMatchObject({ id: ID, opening: { state: "open" } });
        const claims = [{ place: ID, fact: "min_rating", value: "4.5" }];
        const verified = await callTool(client, "verify_claims", { claims });
        expect(verified.structured.untrusted.results[0]).toMatchObject({ verdict: "false", placeId: ID });
        const invalid = await client.callTool({ name: "place_details", arguments: { ids: [] } }).then(
          (result) => result.isError,
          () => true,
        );
        expect(invalid).toBe(true);
      } finally {
        await client.close();
        await http?.close();
      }
    },
  );
});

test("every call of a tool passes the access check of the service with the caller's key", async () => {
  const { places, close } = await openFolderClient(folder.dataDir, {});
  const app = createPlacesApi({
    places,
    photos: { read: async () => null },
    clock: () => CONTRACT_NOW,
    settings: {
      publicUrl: "https://lieudit.example",
      apiAccess: "keys",
      apiKeys: [{ key: "secret-of-the-test", referrers: [], ips: ["192.0.2.7"] }],
      trustedProxies: 1,
    },
    log: () => {},
  });
  const handler = createMcpHandler({
    callApi: (request, bindings) => app.fetch(request, bindings),
    publicUrl: "https://lieudit.example",
  });
  const search = async (path: string, headers: Record<string, string>) => {
    const response = await handler(
      new Request(`https://lieudit.example${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "x-forwarded-for": "192.0.2.7",
          ...headers,
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "search_places", arguments: { query: "fournil" } },
        }),
      }),
      {},
    );
    const { result } = (await response.json()) as { result: { content: { text: string }[] } };
    return result.content[0]?.text ?? "";
  };
  try {
    expect(await search("/mcp", {})).toContain("PERMISSION_DENIED");
    expect(await search("/mcp", { "x-goog-api-key": "another" })).toContain("not one of this server");
    expect(await search("/mcp", { "x-goog-api-key": "secret-of-the-test" })).toContain(ID);
    expect(await search("/mcp", { authorization: "Bearer secret-of-the-test" })).toContain(ID);
    expect(await search("/mcp?key=secret-of-the-test", {})).toContain(ID);
    const fromElsewhere = { "x-goog-api-key": "secret-of-the-test", "x-forwarded-for": "192.0.2.8" };
    expect(await search("/mcp", fromElsewhere)).toContain("PERMISSION_DENIED");
  } finally {
    await close();
  }
});

describe("the handler rejects", () => {
  const handler = createMcpHandler({
    callApi: () => new Response(null, { status: 500 }),
    publicUrl: "https://lieudit.example",
  });
  const post = (headers: Record<string, string>, body = "{}") =>
    handler(new Request("https://lieudit.example/mcp", { method: "POST", headers, body }), {});

  test("other methods than POST, and names the one it has", async () => {
    const response = await handler(new Request("https://lieudit.example/mcp"), {});
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test.each(["https://other.example", "http://localhost.other.example", "null"])(
    "a page of %s",
    async (origin) => {
      expect((await post({ origin })).status).toBe(403);
    },
  );

  test("a body above 64 KiB", async () => {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    expect((await post(headers, `"${"x".repeat(70_000)}"`)).status).toBe(413);
  });
});
