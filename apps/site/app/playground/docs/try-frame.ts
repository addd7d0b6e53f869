/** An error or a warning of the code in the frame. */
export interface TryError {
  id: number;
  message: string;
  /** Line of the code, from 1; 0 if unknown. */
  line: number;
  /** True for code that could not be read. */
  isSyntax?: boolean;
  /** A module that a page cannot have. */
  missingImport?: string | undefined;
}

interface TryListeners {
  onError: (error: TryError) => void;
  /** @param isEmpty whether the page shows nothing */
  onHeight: (height: number, isEmpty: boolean) => void;
}

/** A longer message is cut. */
const MAX_MESSAGE_LENGTH = 400;

/**
 * Sends code to the frame of `server/try-frame.html`, and listens to what it reports. The code
 * may send anything, so nothing of it is trusted.
 *
 * @returns how to stop listening
 */
export function connectTryFrame(
  frame: Window,
  code: string,
  { onError, onHeight }: TryListeners,
): () => void {
  const { port1: port, port2 } = new MessageChannel();
  let errors = 0;
  port.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const { type, message, line, height, isEmpty, id, url, init } = Object(data) as Record<string, unknown>;
    if (type === "error") {
      const text = String(message).slice(0, MAX_MESSAGE_LENGTH);
      onError({ id: errors++, message: text, line: Math.trunc(Number(line)) || 0 });
    } else if (type === "height") {
      if (Number.isFinite(height)) onHeight(Number(height), isEmpty === true);
    } else if (type === "call") {
      const response = await callPlaces(String(url), Object(init) as RequestInit).catch(() => null);
      port.postMessage({ id, response }, response === null ? [] : [response.body]);
    }
  };
  // The frame has no origin that could be named here.
  frame.postMessage(code, "*", [port2]);
  return () => port.close();
}

/**
 * Calls the places API for the frame, which is a page of another site to it.
 *
 * @throws {TypeError} for any other address
 */
async function callPlaces(address: string, { method, headers, body }: RequestInit) {
  const url = new URL(address);
  if (url.origin !== location.origin || !url.pathname.startsWith("/v1/")) throw new TypeError(address);
  const response = await fetch(url, {
    method: method === "POST" ? "POST" : "GET",
    ...(headers !== undefined && { headers }),
    ...(method === "POST" && { body: String(body) }),
    credentials: "omit",
  });
  return {
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer(),
  };
}
