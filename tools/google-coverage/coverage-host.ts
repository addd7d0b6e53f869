import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openElementKit } from "@lieudit/place-elements/serving";
import { createFakePlacesServer } from "@lieudit/test-kit";
import { coveragePlaces } from "./coverage-places.ts";

/** A page with the built script, its places behind it, all on one port of this machine. */
export interface CoverageHost {
  origin: string;
  close(): Promise<void>;
}

export interface CoverageHostOptions {
  /** The built kit. */
  kitFolder: string;
  /** Scripts of the page, before and next to the kit. */
  pageScript: string;
}

/** Serves until it is closed, on any free port. */
export async function startCoverageHost({
  kitFolder,
  pageScript,
}: CoverageHostOptions): Promise<CoverageHost> {
  const server = createServer((incoming, outgoing) => {
    void answered(incoming).then(
      (answer) => send(answer, outgoing),
      (error: unknown) => send(new Response(String(error), { status: 500 }), outgoing),
    );
  });
  const origin = await listening(server);
  const kit = openElementKit({ folder: kitFolder });
  const places = createFakePlacesServer({
    places: coveragePlaces(),
    publicUrl: origin,
    ways: () => ({ seconds: 597, metres: 829 }),
  });

  async function answered(incoming: IncomingMessage): Promise<Response> {
    const request = await readRequest(incoming, origin);
    const { pathname } = new URL(request.url);
    if (pathname === "/") return html(PAGE);
    if (pathname === "/page.js") return script(pageScript);
    if (pathname === "/favicon.ico") return new Response(null, { status: 204 });
    const file = kit(request);
    if (file !== null) return file;
    const failure = /fails-0*(\d{3})\b/.exec(request.url + (await request.clone().text()))?.[1];
    if (failure !== undefined) return refusal(Number(failure));
    const answer = await places.fetch(request);
    return pathname === "/v1/places:autocomplete" ? withLaterMatch(answer) : answer;
  }

  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A third-party page. */
const PAGE =
  '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Coverage</title>' +
  '<script src="/page.js"></script><body></body></html>';

/** The fake's matches begin at the start, which the wire omits: here a second one begins later. */
async function withLaterMatch(answer: Response): Promise<Response> {
  const body = (await answer.json()) as {
    suggestions?: { placePrediction: { text: { matches?: object[] } } }[];
  };
  for (const [index, { placePrediction }] of (body.suggestions ?? []).entries()) {
    placePrediction.text.matches = [
      { endOffset: 2 + index },
      { startOffset: 4 + index, endOffset: 6 + index },
    ];
  }
  return Response.json(body, { status: answer.status });
}

function refusal(code: number): Response {
  return Response.json({ error: { code, message: "As the test wants it." } }, { status: code });
}

async function readRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const { method = "GET", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, [value].flat().join(", "));
  const hasBody = method === "POST";
  const chunks: Buffer[] = [];
  if (hasBody) for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return new Request(new URL(url, origin), {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(Buffer.concat(chunks)) } : {}),
  });
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

function html(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
}

function script(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
