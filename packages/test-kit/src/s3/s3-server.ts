import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { MultipartUploads, type StoredObject } from "./multipart-uploads.ts";
import { isSigned } from "./signature.ts";

/** What goes wrong with a request. */
export type S3Fault =
  /** 503 with the code SlowDown. */
  | "slow-down"
  /** The connection drops: within the body of a download, or before an upload is stored. */
  | "drop"
  /** The connection drops after an upload is stored, before the response. */
  | "drop-late"
  /** The response comes after `lateMs`. */
  | "late";

/** An object storage in memory for tests, with one bucket. */
export interface S3Server {
  /** For FILES_URL. */
  readonly url: string;
  /** By key; tests may change them. */
  readonly objects: Map<string, StoredObject>;
  /** Methods and keys of the requests, such as `GET a/b.jpg`. */
  readonly requests: string[];
  /** Lets the next requests fail, of one method or of all; some may succeed before. */
  fail(fault: S3Fault, options?: { count?: number; method?: string; lateMs?: number; after?: number }): void;
  /** Uploads in parts that neither ended nor were aborted. */
  readonly openUploadCount: number;
  /** Faults that no request has met yet. */
  readonly faults: unknown[];
  /** Whether it accepts connections; false drops each. */
  isOnline: boolean;
  /** Whether it refuses uploads. */
  isReadOnly: boolean;
  /** How far its clock is ahead of that of this process, in ms. */
  skewMs: number;
  close(): Promise<void>;
}

const [KEY, SECRET, REGION, BUCKET] = ["test-key", "test/secret+1", "eu-west-3", "lieudit"];
/** Keys in a page of a list; few, so that tests see several pages. */
const PAGE_LENGTH = 3;

/**
 * Starts a server of the S3 protocol, as far as Lieudit uses it. Like a real one it checks each
 * signature and each digest of a body.
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const faults: { fault: S3Fault; method: string | undefined; lateMs: number; after: number }[] = [];
  const uploads = new MultipartUploads(objects);
  let isOnline = true;
  let isReadOnly = false;
  let skewMs = 0;
  const readClock = () => new Date(Date.now() + skewMs);

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOnline) return void response.destroy();
    response.setHeader("date", readClock().toUTCString());
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? "/", "http://localhost");
    const [, bucket, ...parts] = url.pathname.split("/").map(decodeURIComponent);
    const key = parts.join("/");
    const { method = "GET" } = request;
    requests.push(`${method} ${key === "" ? `?${url.searchParams.get("prefix")}` : key}`);
    const at = faults.findIndex(
      (each) => (each.method === undefined || each.method === method) && each.after-- <= 0,
    );
    const [{ fault, lateMs } = { fault: null, lateMs: 0 }] = at < 0 ? [] : faults.splice(at, 1);

    if (fault === "late") await sleep(lateMs);
    if (fault === "slow-down") return sendError(response, 503, "SlowDown");
    if (fault === "drop" && method !== "GET") return void response.destroy();
    const credential = { key: KEY, secret: SECRET, region: REGION };
    if (!isSigned(request, url, credential, readClock()))
      return sendError(response, 403, "SignatureDoesNotMatch");
    const digest = request.headers["x-amz-content-sha256"];
    if (digest !== "UNSIGNED-PAYLOAD" && digest !== createHash("sha256").update(body).digest("hex"))
      return sendError(response, 400, "XAmzContentSHA256Mismatch");
    if (bucket !== BUCKET) return sendError(response, 404, "NoSuchBucket");
    if (key === "") return sendList(response, url.searchParams);

    const uploadId = url.searchParams.get("uploadId");
    if (uploadId !== null || url.searchParams.has("uploads")) {
      if (isReadOnly) return sendError(response, 403, "AccessDenied");
      const part = Number(url.searchParams.get("partNumber"));
      const { status, headers = {}, text = "" } = uploads.handle({ method, key, uploadId, part, body });
      if (fault === "drop-late") return void response.destroy();
      response.writeHead(status, { "content-type": "application/xml", ...headers });
      return void response.end(text);
    }
    const object = objects.get(key);
    switch (method) {
      case "PUT": {
        const expected = request.headers["if-match"];
        const isOther = expected !== undefined && object !== undefined && expected !== toTag(object.bytes);
        if (isOther || (request.headers["if-none-match"] === "*" && object !== undefined))
          return sendError(response, 412, "PreconditionFailed");
        if (expected !== undefined && object === undefined) return sendError(response, 404, "NoSuchKey");
        if (isReadOnly) return sendError(response, 403, "AccessDenied");
        const source = request.headers["x-amz-copy-source"];
        const copied = source === undefined ? body : objects.get(readSource(String(source)))?.bytes;
        if (copied === undefined) return sendError(response, 404, "NoSuchKey");
        const type = request.headers["content-type"] ?? "application/octet-stream";
        objects.set(key, { bytes: copied, type, modified: readClock() });
        if (fault === "drop-late") return void response.destroy();
        const tag = toTag(copied);
        response.setHeader("etag", tag);
        return void response.end(
          source && `<?xml version="1.0"?><CopyObjectResult><ETag>${tag}</ETag></CopyObjectResult>`,
        );
      }
      case "DELETE":
        objects.delete(key);
        response.statusCode = 204;
        return void response.end();
      case "HEAD":
      case "GET":
        if (object === undefined) return sendError(response, 404, "NoSuchKey");
        return sendObject(request, response, object, fault === "drop");
      default:
        return sendError(response, 405, "MethodNotAllowed");
    }
  }

  function sendList(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE_LENGTH);
    const contents = page.map((key) => {
      const { bytes, modified } = objects.get(key)!;
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
    });
    const next =
      keys.length > page.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : "<IsTruncated>false</IsTruncated>";
    response.setHeader("content-type", "application/xml");
    response.end(`<?xml version="1.0"?><ListBucketResult>${next}${contents.join("")}</ListBucketResult>`);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${BUCKET}?region=${REGION}&tls=off`,
    objects,
    requests,
    faults,
    fail(fault, { count = 1, method, lateMs = 0, after = 0 } = {}) {
      for (let left = count; left > 0; left -= 1) faults.push({ fault, method, lateMs, after });
    },
    get openUploadCount() {
      return uploads.openCount;
    },
    get isOnline() {
      return isOnline;
    },
    set isOnline(value) {
      isOnline = value;
    },
    get isReadOnly() {
      return isReadOnly;
    },
    set isReadOnly(value) {
      isReadOnly = value;
    },
    get skewMs() {
      return skewMs;
    },
    set skewMs(value) {
      skewMs = value;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function toTag(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}

function readSource(source: string): string {
  return decodeURIComponent(source).replace(/^\/?[^/]+\//, "");
}

function sendObject(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { bytes, type, modified }: StoredObject,
  drops: boolean,
): void {
  const [, first = "", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first !== "" && Number(first) >= bytes.length) {
    sendError(response, 416, "InvalidRange");
    return;
  }
  const part =
    first === "" ? bytes : bytes.subarray(Number(first), last === "" ? undefined : Number(last) + 1);
  response.writeHead(first === "" ? 200 : 206, {
    "content-type": type,
    "content-length": part.length,
    "last-modified": modified.toUTCString(),
    etag: toTag(bytes),
    ...(first !== "" && {
      "content-range": `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`,
    }),
  });
  if (drops) response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.destroy());
  else response.end(method === "HEAD" ? undefined : part);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>As a test wants it.</Message></Error>`,
  );
}
