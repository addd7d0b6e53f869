import type { Server } from "node:http";

/** Paths of forms whose body the server reads before the page sees it. */
const FORM_PATH =
  /^\/(?:(?:contact|rappel|estimer|reprise|signaler-avis|signaler-lieu|alertes)|(?:visite|essai|sejour|signaler-annonce)\/[^/]+|confirmer\/[^/]+|espace\/connexion|espace\/livraisons|espace\/annonces\/[^/]+\/(?:enregistrer|brouillon|photos)|alertes\/[^/]+\/[^/]+)\/?$/;

const DELIVERY_PATH = /^\/espace\/livraisons\/?$/;

const TOO_SLOW = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n";

/**
 * Cuts off callers whose body is not whole after `requestTimeoutMs`. Forms are
 * left to their own limit: photos take long over a telephone, and Node's limit
 * is one for all requests of a server.
 */
export function cutSlowBodies(server: Server, requestTimeoutMs: number): void {
  server.on("request", (incoming) => {
    const { pathname } = URL.parse(incoming.url ?? "", "http://localhost") ?? { pathname: "" };
    if (incoming.complete || (incoming.method === "POST" && isFormPath(pathname))) return;
    const timer = setTimeout(() => {
      if (!incoming.complete) incoming.socket.end(TOO_SLOW, () => incoming.socket.destroy());
    }, requestTimeoutMs);
    incoming.once("close", () => clearTimeout(timer));
    incoming.once("end", () => clearTimeout(timer));
  });
}

/** Whether a page with a form is at this path. */
export function isFormPath(pathname: string): boolean {
  return FORM_PATH.test(pathname);
}

/** Whether the form at this path takes portfolios rather than photos. */
export function isDeliveryPath(pathname: string): boolean {
  return DELIVERY_PATH.test(pathname);
}
