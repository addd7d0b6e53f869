import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Whether a request has a valid signature of version 4.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSigned(
  { headers, method }: IncomingMessage,
  url: URL,
  { key, secret, region }: { key: string; secret: string; region: string },
  now: Date,
): boolean {
  const [, id, day = "", place, names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const time = String(headers["x-amz-date"]);
  const isRecent = Math.abs(now.getTime() - parseTime(time)) < MAX_SKEW_MS;
  const signed = names.split(";");
  if (id !== key || place !== region || !time.startsWith(day) || !isRecent) return false;
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name))) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
  const request = [
    method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash("sha256").update(request).digest("hex");
  const signingKey = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(sign, `AWS4${secret}`);
  const expected = sign(signingKey, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`);
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

const MAX_SKEW_MS = 15 * 60_000;

function sign(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

/** Parses `20261129T120000Z`. */
function parseTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
