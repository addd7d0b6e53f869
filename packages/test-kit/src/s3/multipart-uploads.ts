import { createHash, randomUUID } from "node:crypto";

/** S3 refuses to join smaller parts, except the last one. */
const MIN_PART_BYTES = 5 * 1024 ** 2;

/** A file of the object storage of tests. */
export interface StoredObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

export interface UploadRequest {
  method: string;
  key: string;
  uploadId: string | null;
  part: number;
  body: Buffer;
}

export interface UploadResponse {
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

/** Uploads in parts, as S3 has them. */
export class MultipartUploads {
  readonly #objects: Map<string, StoredObject>;
  readonly #parts = new Map<string, Map<number, Buffer>>();

  constructor(objects: Map<string, StoredObject>) {
    this.#objects = objects;
  }

  get openCount(): number {
    return this.#parts.size;
  }

  handle({ method, key, uploadId, part, body }: UploadRequest): UploadResponse {
    if (uploadId === null) {
      const id = randomUUID();
      this.#parts.set(id, new Map());
      return toResult("InitiateMultipartUpload", `<Key>${key}</Key><UploadId>${id}</UploadId>`);
    }
    const parts = this.#parts.get(uploadId);
    if (parts === undefined) return toError(404, "NoSuchUpload");
    switch (method) {
      case "PUT":
        parts.set(part, body);
        return { status: 200, headers: { etag: toTag(body) } };
      case "DELETE":
        this.#parts.delete(uploadId);
        return { status: 204 };
      default:
        return this.#join(key, uploadId, parts, String(body));
    }
  }

  #join(key: string, uploadId: string, parts: ReadonlyMap<number, Buffer>, text: string): UploadResponse {
    const named = [...text.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      bytes: parts.get(Number(/<PartNumber>(\d+)/.exec(part)?.[1])),
      tag: /<ETag>(.*?)<\/ETag>/.exec(part)?.[1]?.replaceAll("&quot;", '"'),
    }));
    if (named.some(({ bytes, tag }) => bytes === undefined || toTag(bytes) !== tag))
      return toError(400, "InvalidPart");
    const pieces = named.map(({ bytes }) => bytes!);
    if (pieces.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES))
      return toError(400, "EntityTooSmall");
    this.#objects.set(key, {
      bytes: Buffer.concat(pieces),
      type: "application/octet-stream",
      modified: new Date(),
    });
    this.#parts.delete(uploadId);
    return toResult("CompleteMultipartUpload", `<Key>${key}</Key>`);
  }
}

function toResult(name: string, text: string): UploadResponse {
  return { status: 200, text: `<?xml version="1.0"?><${name}Result>${text}</${name}Result>` };
}

function toError(status: number, code: string): UploadResponse {
  return { status, text: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` };
}

function toTag(bytes: Buffer): string {
  return `"${createHash("md5").update(bytes).digest("hex")}"`;
}
