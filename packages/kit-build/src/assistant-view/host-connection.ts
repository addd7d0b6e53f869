/** Version of the MCP Apps protocol that the view speaks. */
const PROTOCOL_VERSION = "2026-01-26";

/** Data about the assistant's window. */
export interface HostContext {
  theme?: string;
  /** BCP 47. */
  locale?: string;
}

export interface HostListener {
  onContext(context: HostContext): void;
  /** Gets the structured content of a tool's result. */
  onResult(structuredContent: unknown): void;
}

/** The connection of the view to the window that embeds it. */
export interface HostConnection {
  /** Asks the host to open an address outside the view. */
  openLink(url: string): void;
  /** Reports the size of the content, in CSS pixels. */
  reportSize(width: number, height: number): void;
}

/** A message of JSON-RPC, which may be anything until it is checked. */
interface Message {
  id?: unknown;
  method?: unknown;
  params?: unknown;
  result?: unknown;
}

/**
 * Connects to the embedding window by the MCP Apps protocol. Messages of other windows are ignored.
 *
 * @see https://github.com/modelcontextprotocol/ext-apps
 */
export function connectToHost(view: Window, listener: HostListener): HostConnection {
  const host = view.parent;
  let lastId = 0;
  const send = (message: object) => host.postMessage({ jsonrpc: "2.0", ...message }, "*");
  const request = (method: string, params: object) => {
    lastId += 1;
    send({ id: lastId, method, params });
    return lastId;
  };

  const initializeId = request("ui/initialize", {
    protocolVersion: PROTOCOL_VERSION,
    appInfo: { name: "lieudit-places", version: "1" },
    appCapabilities: {},
  });

  view.addEventListener("message", ({ source, data }) => {
    if (source !== host) return;
    const { id, method, params, result } = toObject<Message>(data);
    if (id === initializeId && method === undefined) {
      listener.onContext(readContext(toObject<{ hostContext?: unknown }>(result).hostContext));
      send({ method: "ui/notifications/initialized" });
    } else if (method === "ui/notifications/host-context-changed") listener.onContext(readContext(params));
    else if (method === "ui/notifications/tool-result") {
      listener.onResult(toObject<{ structuredContent?: unknown }>(params).structuredContent);
    } else if (method !== undefined && id !== undefined) send({ id, result: {} });
  });

  return {
    openLink: (url) => void request("ui/open-link", { url }),
    reportSize: (width, height) =>
      send({ method: "ui/notifications/size-changed", params: { width, height } }),
  };
}

function readContext(value: unknown): HostContext {
  const { theme, locale } = toObject<{ theme?: unknown; locale?: unknown }>(value);
  return {
    ...(typeof theme === "string" ? { theme } : {}),
    ...(typeof locale === "string" ? { locale } : {}),
  };
}

/** Reads an unknown value as an object whose properties are all optional and unknown. */
function toObject<Shape extends object>(value: unknown): Partial<Shape> {
  return typeof value === "object" && value !== null ? (value as Partial<Shape>) : {};
}
