import { once } from "node:events";
import { type IncomingMessage, request as overHttp } from "node:http";
import { createServer, request as overHttps } from "node:https";
import type { LocalCertificate } from "./local-certificate.ts";

/** A proxy that ends https before a site, as an operator's does. */
export interface HttpsProxy {
  /** Asks through it, with the certificate checked. */
  ask: (path: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<Response>;
  close: () => void;
}

/** Begins to pass what comes over https to `port` on to the site at `sitePort`. */
export async function startHttpsProxy(
  port: number,
  sitePort: number,
  { key, cert }: LocalCertificate,
): Promise<HttpsProxy> {
  const server = createServer({ key, cert }, (request, response) => {
    const { url: path, method, headers } = request;
    const forwarded = { ...headers, "x-forwarded-for": request.socket.remoteAddress ?? "" };
    const passed = overHttp(
      { host: "127.0.0.1", port: sitePort, path, method, headers: forwarded },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    async ask(path, { method = "GET", headers = {} } = {}) {
      const asked = overHttps({ host: "localhost", port, path, method, headers, ca: cert, agent: false });
      asked.end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      const pieces: Buffer[] = [];
      for await (const piece of answer) pieces.push(piece as Buffer); // no encoding is set
      const found = new Headers();
      for (let at = 0; at < answer.rawHeaders.length; at += 2) {
        found.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
      }
      const status = answer.statusCode ?? 0;
      const hasBody = ![101, 204, 205, 304].includes(status);
      return new Response(hasBody ? Buffer.concat(pieces) : null, { status, headers: found });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
