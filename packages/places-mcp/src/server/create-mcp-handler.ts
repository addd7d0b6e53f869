import { createPlacesClient } from "@lieudit/places-client";

export interface McpHandlerOptions {
  /** Calls the places API in this process. It checks key, quota and caller as for any other call. */
  callApi: (request: Request, bindings: object) => Response | Promise<Response>;
  /** Address that visitors use. Browsers may call from its pages. */
  publicUrl: string;
  /** "Now", for opening hours and the date of results. Default: the real time. */
  now?: () => Date;
}

const MAX_BODY_BYTES = 65_536;

/** Headers that decide about access. The calls of a tool have those of the tool's caller. */
const ACCESS_HEADERS = /^(?:origin|referer|host|sec-fetch-site|forwarded|x-forwarded-.*)$/;

/**
 * Creates the handler of `/mcp`: Streamable HTTP without sessions, so that any process can serve
 * any call. The SDK is loaded with the first call, since most sites never get one. The caller's key is in `X-Goog-Api-Key`, `Authorization: Bearer` or `?key=`.
 */
export function createMcpHandler({
  callApi,
  publicUrl,
  now,
}: McpHandlerOptions): (request: Request, bindings: object) => Promise<Response> {
  return async (request, bindings) => {
    if (request.method !== "POST") {
      return createError(405, "This server has no sessions; send each message as POST.", { allow: "POST" });
    }
    if (!isAllowedOrigin(request.headers.get("origin"), publicUrl)) {
      return createError(403, "Pages of other sites may not call this server; call it from a program.");
    }
    const key = readKey(request);
    const client = createPlacesClient({
      baseUrl: publicUrl,
      fetch: async (call) => callApi(withAccessHeaders(call, request.headers), bindings),
      maxAttempts: 1,
      ...(key === "" ? {} : { key }),
    });
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import("./create-mcp-server.ts"),
      import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
    ]);
    const server = createMcpServer({ client, ...(now === undefined ? {} : { now }) });
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: true,
      maxRequestBodySize: MAX_BODY_BYTES,
    });
    await server.connect(transport);
    return transport.handleRequest(request);
  };
}

/**
 * Whether a page of this origin may call. Programs send no origin. Pages of other sites are
 * rejected, also those that have another name for this machine (DNS rebinding).
 */
function isAllowedOrigin(origin: string | null, publicUrl: string): boolean {
  if (origin === null) return true;
  const page = URL.parse(origin);
  if (page === null) return false;
  return (
    page.origin === new URL(publicUrl).origin || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(page.hostname)
  );
}

function readKey({ headers, url }: Request): string {
  const [, token] = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
  return headers.get("x-goog-api-key") || token || new URL(url).searchParams.get("key") || "";
}

function withAccessHeaders(call: Request, caller: Headers): Request {
  for (const [name, value] of caller) if (ACCESS_HEADERS.test(name)) call.headers.set(name, value);
  return call;
}

function createError(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: "2.0", error: { code: -32_000, message }, id: null };
  return Response.json(body, { status, headers });
}
