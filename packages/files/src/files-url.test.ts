import { describe, expect, test } from "vitest";
import { parseFilesUrl } from "./files-url.ts";

describe("FILES_URL", () => {
  test("names host, bucket, prefix, region and key", () => {
    expect(parseFilesUrl("s3://key:a%2Fb@s3.exemple.fr:9000/photos/site-a/b?region=fr&tls=off")).toEqual({
      endpoint: "http://s3.exemple.fr:9000",
      bucket: "photos",
      prefix: "site-a/b/",
      region: "fr",
      credentials: { accessKeyId: "key", secretAccessKey: "a/b" },
    });
    expect(parseFilesUrl("s3://s3.exemple.fr/photos")).toEqual({
      endpoint: "https://s3.exemple.fr",
      bucket: "photos",
      prefix: "",
      region: undefined,
      credentials: undefined,
    });
    expect([parseFilesUrl(undefined), parseFilesUrl(" ")]).toEqual([undefined, undefined]);
  });

  test.each([
    "https://k:hidden@s3.exemple.fr/bucket",
    "s3:///bucket",
    "s3://k:hidden@host",
    "s3://k:hidden@host/Bucket",
    "s3://k:hidden@host/bucket/a b",
    "s3://k:hidden@host/bucket?tls=no",
    "s3://k:hidden@host/bucket?regio=fr",
    "s3://:hidden@host/bucket",
    "s3://k:hidden%@host/bucket",
  ])("rejects %s without repeating it", (value) => {
    expect(() => parseFilesUrl(value)).toThrow(/^(?!.*hidden)/);
  });
});
