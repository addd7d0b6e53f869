import { createPlacesClient } from "@lieudit/places-client";
import {
  createFakePlacesServer,
  type FakePlacesServer,
  type FakePlacesServerOptions,
} from "@lieudit/test-kit";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { createMcpServer } from "../src/server/create-mcp-server.ts";

/** The result of a tool, as a model and as a program read it. */
export interface CalledTool {
  text: string;
  isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects and fails on all others
  structured: any;
}

export interface ConnectedClient {
  client: Client;
  fake: FakePlacesServer;
  call(name: string, args: Record<string, unknown>): Promise<CalledTool>;
}

/** Connects the SDK's client to a server over a fake places service, in memory. */
export async function connectClient(
  options: FakePlacesServerOptions & { view?: string | null },
): Promise<ConnectedClient> {
  const fake = createFakePlacesServer(options);
  const places = createPlacesClient({
    baseUrl: "https://lieudit.example",
    fetch: fake.fetch,
    maxAttempts: 1,
  });
  const server = createMcpServer({
    client: places,
    now: options.now ?? (() => new Date("2026-11-09T10:00:00Z")),
    view: options.view === undefined ? "<p>view</p>" : options.view,
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return { client, fake, call: (name, args) => callTool(client, name, args) };
}

/** Calls a tool and reads its result. */
export async function callTool(
  client: Pick<Client, "callTool">,
  name: string,
  args: Record<string, unknown>,
): Promise<CalledTool> {
  const result = await client.callTool({ name, arguments: args });
  const [content] = result.content as { type: string; text: string }[];
  return {
    text: content?.text ?? "",
    isError: result.isError === true,
    structured: result.structuredContent,
  };
}
