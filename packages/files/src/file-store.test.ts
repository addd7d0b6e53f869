import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FileStore, listAll, readOpened } from "./file-store.ts";
import { parseFilesUrl } from "./files-url.ts";
import { openFileStore } from "./open-file-store.ts";
import { S3Store } from "./s3-store.ts";

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-files-"));
  s3.objects.clear();
  s3.requests.length = 0;
  s3.faults.length = 0;
  s3.skewMs = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openInS3 = () => openFileStore(join(folder, "leads"), s3.url);
const [KEY, BYTES] = ["files/ab/abcd.jpg", Buffer.from("0123456789")];

const listKeys = async (files: FileStore, prefix: string) =>
  (await listAll(files, prefix)).map(({ key }) => key);

describe.each([
  ["a folder", () => openFileStore(join(folder, "leads"), undefined)],
  ["object storage", openInS3],
])("files in %s", (_name, openFiles) => {
  test("a file is stored, replaced, read whole or in part, and deleted", async () => {
    const files = openFiles();
    expect([await files.read(KEY), await files.open(KEY), await files.stat(KEY)]).toEqual([null, null, null]);
    await files.put(KEY, Buffer.from("old"));
    await files.put(KEY, BYTES);
    expect(await files.read(KEY)).toEqual(BYTES);
    expect(String(await files.read(KEY, { first: 2, last: 4 }))).toBe("234");
    expect(String(await files.read(KEY, { first: 8, last: 99 }))).toBe("89");
    expect(String(await files.read(KEY, { first: 10, last: 99 }))).toBe("");
    expect((await files.stat(KEY))?.byteCount).toBe(BYTES.length);
    await files.delete(KEY);
    await files.delete(KEY);
    expect(await files.read(KEY)).toBeNull();
  });

  test("a file of this machine is moved, and read by a path", async () => {
    const files = openFiles();
    const path = join(folder, "draft");
    writeFileSync(path, BYTES);
    await files.putFile(KEY, path);
    expect(existsSync(path)).toBe(false);
    expect(await files.withLocalFile(KEY, async (copy) => existsSync(copy))).toBe(true);
    expect(await files.withLocalFile("files/none", async () => true)).toBeNull();
  });

  test("lists more files than a page has, in order, of one folder", async () => {
    const files = openFiles();
    const keys = Array.from({ length: 8 }, (_, index) => `photos/a${index}/x.webp`);
    for (const key of keys.toReversed()) await files.put(key, BYTES);
    await files.put("photos-other/x.webp", BYTES);
    expect(await listKeys(files, "photos/")).toEqual(keys);
    expect(await listKeys(files, "none/")).toEqual([]);
  });

  test("what others put there is not listed", async () => {
    const files = openFiles();
    await files.put("photos/a.webp", BYTES);
    mkdirSync(join(folder, "leads/photos/@eaDir"), { recursive: true });
    writeFileSync(join(folder, "leads/photos/@eaDir/x"), "");
    // Consoles make such an object for a new folder.
    s3.objects.set("leads/photos/", { bytes: Buffer.alloc(0), modified: new Date(), type: "" });
    expect(await listKeys(files, "photos/")).toEqual(["photos/a.webp"]);
    s3.objects.clear();
  });

  test("a missing file cannot be touched", async () => {
    expect(await openFiles().touch("photos/gone.jpg")).toBe(false);
  });

  test("a touched file is new", async () => {
    const files = openFiles();
    await files.put(KEY, BYTES);
    const longAgo = new Date("2020-01-01");
    const object = s3.objects.get(`leads/${KEY}`);
    if (object === undefined) utimesSync(join(folder, "leads", KEY), longAgo, longAgo);
    else object.modified = longAgo;
    expect((await files.stat(KEY))?.modified).toEqual(longAgo);
    await files.touch(KEY);
    expect((await files.stat(KEY))?.modified.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await files.read(KEY)).toEqual(BYTES);
  });

  test.each(["", "../x", "a/../b", "/a", "a//b", ".hidden", "a b", "a\\b"])(
    "rejects %j as a key",
    async (key) => {
      await expect(openFiles().put(key, BYTES)).rejects.toThrow("is not a key");
    },
  );
});

describe("a folder", () => {
  test("a file that is half written is not listed, and removed a day after its writer ended", async () => {
    const files = openFileStore(join(folder, "leads"), undefined);
    mkdirSync(join(folder, "leads/files"), { recursive: true });
    const drafts = ["new", "old"].map((name) => `${name}.jpg.1-01234567-89ab-cdef-0123-456789abcdef`);
    for (const draft of drafts) writeFileSync(join(folder, "leads/files", draft), "");
    utimesSync(join(folder, "leads/files", drafts[1]!), new Date(0), new Date(0));
    expect(await listKeys(files, "files/")).toEqual([]);
    expect(readdirSync(join(folder, "leads/files"))).toEqual([drafts[0]]);
  });
});

describe("object storage", () => {
  test("overloads and dropped connections are tried again", async () => {
    const files = openInS3();
    s3.fail("slow-down");
    s3.fail("drop");
    await files.put(KEY, BYTES);
    s3.fail("drop-late");
    await files.put(KEY, BYTES);
    s3.fail("drop", { method: "GET" });
    expect(await files.read(KEY)).toEqual(BYTES);
    s3.fail("drop", { method: "GET" });
    const copied = await files.withLocalFile(KEY, async (path) => files.putFile("copy", path));
    expect(copied).toBeUndefined();
    expect(await files.read("copy")).toEqual(BYTES);
  });

  test("a dropped connection ends a stream with an error", async () => {
    const files = openInS3();
    await files.put(KEY, BYTES);
    s3.fail("drop", { method: "GET" });
    const opened = await files.open(KEY);
    await expect(readOpened(opened!)).rejects.toThrow();
  });

  test("a storage that stays offline is UNAVAILABLE, and a file that was not stored stays on this machine", async () => {
    const files = openInS3();
    const path = join(folder, "draft");
    writeFileSync(path, BYTES);
    s3.fail("slow-down", { count: 3 });
    await expect(files.putFile(KEY, path)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(existsSync(path)).toBe(true);
    s3.isOnline = false;
    for (const work of [
      () => files.read(KEY),
      () => files.stat(KEY),
      () => files.delete(KEY),
      () => listKeys(files, "files/"),
    ])
      await expect(work()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    s3.isOnline = true;
    expect(await files.read(KEY)).toBeNull();
  });

  test("a storage that does not respond in time is UNAVAILABLE", async () => {
    const files = new S3Store(parseFilesUrl(s3.url)!, 50);
    s3.fail("late", { count: 6, lateMs: 300, method: "GET" });
    await expect(files.read(KEY)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  test("a wrong secret and a wrong bucket are REFUSED at once, without the secret in the message", async () => {
    for (const url of [s3.url.replace("secret", "wrong-secret"), s3.url.replace("/lieudit?", "/other?")]) {
      s3.requests.length = 0;
      const reading = openFileStore(join(folder, "leads"), url).read(KEY);
      await expect(reading).rejects.toMatchObject({ code: "REFUSED" });
      await reading.catch(({ message }: Error) => expect(message).not.toMatch(/secret/));
      expect(s3.requests).toHaveLength(1);
    }
  });

  test("the areas of a bucket are apart, and types of content are set", async () => {
    await openInS3().put(KEY, BYTES);
    await openFileStore(join(folder, "listings"), s3.url.replace("?", "/site-a?")).put(
      "photos/b.webp",
      BYTES,
    );
    expect([...s3.objects].map(([key, { type }]) => [key, type])).toEqual([
      [`leads/${KEY}`, "image/jpeg"],
      ["site-a/listings/photos/b.webp", "image/webp"],
    ]);
  });
});

test.each([-86_400_000, 86_400_000])("a clock that is %d ms off does not matter", async (skewMs) => {
  const store = openFileStore(folder, s3.url);
  s3.skewMs = skewMs;
  await store.put("a", Buffer.from("abc"));
  s3.skewMs = -skewMs;
  expect(await store.read("a")).toEqual(Buffer.from("abc"));
});

describe("the object storage of tests", () => {
  test("rejects a request without a signature, and an upload that must be new", async () => {
    const [, endpoint = ""] = /@(.*)\?/.exec(s3.url) ?? [];
    expect((await fetch(`http://${endpoint}/a`, { method: "PUT", body: "x" })).status).toBe(403);
    const { credentials, ...place } = parseFilesUrl(s3.url)!;
    const client = new S3Client({
      ...place,
      credentials: credentials!,
      region: "eu-west-3",
      forcePathStyle: true,
    });
    const put = () =>
      client.send(new PutObjectCommand({ Bucket: place.bucket, Key: "a", Body: "x", IfNoneMatch: "*" }));
    await put();
    await expect(put()).rejects.toMatchObject({ name: "PreconditionFailed" });
    client.destroy();
  });
});
