import type { Server } from "node:http";
import { type ApiLogEntry, answerMalformedRequests, type BrokenCall } from "@lieudit/places-api";
import { unreadPage } from "./failure-page.ts";
import { addSecurityHeaders } from "./security-headers.ts";

/**
 * Answers calls that cannot be read as HTTP, have too long headers or take too
 * long, which no page gets to see: those of the places API in its protocol's
 * form, others with a page in French. The socket is closed after it.
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
