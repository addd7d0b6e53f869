import type { Server } from "node:http";
import { type ApiLogEntry, answerMalformedRequests, type BrokenCall } from "@lieudit/places-api";
import { unreadPage } from "./failure-page.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/**
 * Responds to requests that are malformed, too slow, or whose headers are too
 * long, which no page receives. Calls of the places API get its error format,
 * others a page in French. Then the socket is closed.
 */
export function answerUnreadCalls(
  server: Server,
  publicUrl: string,
  log: (entry: ApiLogEntry) => void,
): void {
  answerMalformedRequests(server, log, (cause, requestId) => {
    if (isOfApi(cause)) return null;
    const page = unreadPage(getStatus(cause), requestId);
    addSecurityHeaders(page.headers, publicUrl);
    return page;
  });
}

function isOfApi({ rawPacket }: BrokenCall): boolean {
  return rawPacket !== undefined && /^[A-Z]+ \/v1\//.test(rawPacket.toString("latin1", 0, 32));
}

function getStatus({ code }: BrokenCall): 400 | 408 | 431 {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
