import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openFileStore } from "@lieudit/files";
import { UPLOAD_LIMITS } from "@lieudit/leads/forms";
import { startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFormIntake } from "./form-intake.ts";
import { PHOTOS, Quarantine } from "./quarantine.ts";
import { readSubmission } from "./read-submission.ts";

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100, 7)]);
/** No wait: a client that has sent less than a byte for each second so far is too slow at once. */
const IMPATIENT = { graceMs: 0, bytesPerSecond: 1e9, longestMs: 0, stalledMs: 0 };

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "quarantine-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/estimer", { method: "POST", body, headers, duplex: "half" } as RequestInit);
const openQuarantine = (place = folder, filesUrl?: string) =>
  new Quarantine(place, PHOTOS, openFileStore(dirname(place), filesUrl));
const read = (sent: Request, patience?: typeof IMPATIENT) =>
  readSubmission(sent, openQuarantine(), patience && (() => patience));

function aForm(files: readonly (readonly [string, Uint8Array])[] = []): FormData {
  const form = new FormData();
  form.set("nom", "Léa");
  for (const [name, bytes] of files) form.append("photos", new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** A body that comes in pieces, and after them never ends. */
function unending(...pieces: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

describe("a form", () => {
  test("with files brings its fields, and its files whole under names of ours", async () => {
    const { fields, files, refused } = await read(request(aForm([["été à la mer.jpg", JPEG]])));
    expect(Object.fromEntries(fields)).toEqual({ nom: "Léa" });
    expect(refused).toEqual([]);
    expect(files).toMatchObject([{ name: "été à la mer.jpg", byteCount: JPEG.length }]);
    expect(files[0]?.id).toMatch(new RegExp(`^${process.pid}-[0-9a-f]{32}$`));
    expect(readFileSync(join(folder, files[0]?.id ?? ""))).toEqual(JPEG);
  });

  test("without files is read too, and a field for files that was left empty is none", async () => {
    const plain = await read(request(new URLSearchParams({ nom: "Léa & co", __proto__x: "1" })));
    expect(plain.fields.get("nom")).toBe("Léa & co");
    const { files, refused } = await read(request(aForm([["", Buffer.alloc(0)]])));
    expect({ files, refused }).toEqual({ files: [], refused: [] });
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ["../../etc/passwd.jpg", "passwd.jpg"],
    ["C:\\Photos\\moi.jpg", "moi.jpg"],
    ["a\u202egpj.exe", "agpj.exe"],
    ["x".repeat(500), "x".repeat(120)],
  ])("with the file name %j has a file of this folder alone", async (name, shown) => {
    const { files } = await read(request(aForm([[name, JPEG]])));
    expect(files[0]?.name).toBe(shown);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.each([
    ["a drawing", "<svg onload=alert(1)>"],
    ["a page", "<!doctype html><script>"],
    ["a GIF", "GIF89a\x01\x00\x01\x00"],
    ["a PDF that starts like a photo's name", "%PDF-1.7 JFIF"],
    ["nothing", ""],
  ])("with %s is rejected as a photo and not kept", async (_what, text) => {
    const { files, refused } = await read(request(aForm([["p.jpg", Buffer.from(text, "latin1")]])));
    expect({ files, refused }).toEqual({ files: [], refused: [{ name: "p.jpg", problem: "type" }] });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("with a file that is too large, and with one too many, says which", async () => {
    const large = Buffer.concat([JPEG, Buffer.alloc(UPLOAD_LIMITS.fileBytes)]);
    expect((await read(request(aForm([["grand.jpg", large]])))).refused).toEqual([
      { name: "grand.jpg", problem: "size" },
    ]);
    const many = Array.from({ length: 14 }, (_, index) => [`${index}.jpg`, JPEG] as const);
    const { files, refused } = await read(request(aForm(many)));
    expect(files.map(({ name }) => name)).toEqual(many.slice(0, 12).map(([name]) => name));
    expect(refused).toEqual([
      { name: "12.jpg", problem: "count" },
      { name: "13.jpg", problem: "count" },
    ]);
  });
});

describe("a form is refused", () => {
  const MULTIPART = { "content-type": "multipart/form-data; boundary=b" };

  test("at once when it says that it is too large", async () => {
    const sent = request(unending(), { ...MULTIPART, "content-length": "10000000000" });
    await expect(read(sent)).rejects.toMatchObject({
      status: 413,
      message: expect.stringMatching(/dépasse 100 Mo/),
    });
  });

  test("when more comes than it may have, whatever it said", async () => {
    const field = `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"x".repeat(30_000)}`;
    await expect(read(request(unending(field, "\r\n--b--"), MULTIPART))).rejects.toMatchObject({
      status: 413,
    });
    const text = new URLSearchParams({ a: "x".repeat(UPLOAD_LIMITS.textBytes) });
    await expect(read(request(text))).rejects.toMatchObject({ status: 413 });
  });

  test("when it comes too slowly, also in the middle of a file", async () => {
    const start = '--b\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n\xff';
    const refused = read(request(unending(start), MULTIPART), IMPATIENT);
    await expect(refused).rejects.toMatchObject({
      status: 408,
      message: expect.stringMatching(/trop de temps/),
    });
  });

  test.each([
    [
      "that ends in the middle of a file",
      '--b\r\ncontent-disposition: form-data; name="p"; filename="a.jpg"\r\n\r\nabc',
    ],
    ["that ends in its heading", "--b\r\ncontent-dispo"],
    ["that is no form", "hello"],
  ])("%s", async (_what, body) => {
    await expect(read(request(body, MULTIPART))).rejects.toMatchObject({ status: 400 });
  });

  test.each([["multipart/form-data"], ["application/json"], ["text/plain"]])(
    "of the type %s",
    async (type) => {
      await expect(read(request("{}", { "content-type": type }))).rejects.toMatchObject({ status: 400 });
    },
  );

  test("with thousands of fields", async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="f"\r\n\r\nx\r\n';
    await expect(read(request(`${part.repeat(3000)}--b--\r\n`, MULTIPART))).rejects.toMatchObject({
      status: 400,
    });
  });

  test("without keeping what it has read of it", async () => {
    let pieces = 0;
    let collected = 0;
    const registry = new FinalizationRegistry(() => {
      collected += 1;
    });
    const start = '--b\r\ncontent-disposition: form-data; name="p"; filename="a.jpg"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      async pull(controller) {
        // Garbage is collected between two turns.
        await new Promise((resolve) => setImmediate(resolve));
        if (pieces % 100 === 99) collectGarbage();
        const piece = new Uint8Array(100_000);
        registry.register(piece, null);
        pieces += 1;
        controller.enqueue(piece);
      },
    });
    await expect(read(request(body, MULTIPART))).rejects.toMatchObject({ status: 413 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(pieces).toBeGreaterThan(900);
    expect(collected).toBeGreaterThan(pieces / 2);
  });
});

describe("when the disk takes no file", () => {
  test("all that was typed is read, and the photo is reported as lost", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const place = join(folder, "file");
    writeFileSync(place, "");
    const form = aForm([["a.jpg", JPEG]]);
    form.set("message", "Après la photo");
    const { fields, files, refused } = await readSubmission(request(form), openQuarantine(place));
    expect(Object.fromEntries(fields)).toEqual({ nom: "Léa", message: "Après la photo" });
    expect({ files, refused }).toEqual({ files: [], refused: [{ name: "a.jpg", problem: "disk" }] });
    expect(error).toHaveBeenCalledWith(
      expect.stringMatching(/^A photo of a form could not be kept: E[A-Z]+/),
    );
    error.mockRestore();
  });

  test("a photo is only received once it is in the object storage", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const s3 = await startS3();
    const send = async () => {
      const quarantine = openQuarantine(folder, s3.url);
      return { quarantine, ...(await readSubmission(request(aForm([["a.jpg", JPEG]])), quarantine)) };
    };
    s3.fail("slow-down", { count: 3 });
    const failed = await send();
    expect(failed).toMatchObject({ files: [], refused: [{ name: "a.jpg", problem: "disk" }] });
    const { files, quarantine } = await send();
    expect([...s3.objects.keys()]).toEqual([expect.stringMatching(new RegExp(`/${files[0]?.id}$`))]);
    await Promise.all([quarantine.clear(), failed.quarantine.clear()]);
    expect([s3.objects.size, readdirSync(folder)]).toEqual([0, []]);
    error.mockRestore();
    await s3.close();
  });

  test("a form whose field for photos was left empty misses nothing", async () => {
    const place = join(folder, "file");
    writeFileSync(place, "");
    const form = aForm([["", Buffer.alloc(0)]]);
    const { files, refused } = await readSubmission(request(form), openQuarantine(place));
    expect({ files, refused }).toEqual({ files: [], refused: [] });
  });
});

describe("the intake", () => {
  test("removes files that no row names, and leaves those that one does", async () => {
    const intake = createFormIntake({ quarantine: folder });
    const send = (keeps: boolean) =>
      intake.take(request(aForm([["a.jpg", JPEG]])), "sender", async (asked, { keepFiles }) => {
        expect(asked.body).toBeNull();
        if (keeps) keepFiles();
        return new Response();
      });
    await send(false);
    expect(readdirSync(folder)).toHaveLength(0);
    await send(true);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test("removes them where a row was thought of and there is an older one", async () => {
    const intake = createFormIntake({ quarantine: folder });
    await intake.take(
      request(aForm([["a.jpg", JPEG]])),
      "sender",
      async (_asked, { keepFiles, dropFiles }) => {
        keepFiles();
        dropFiles();
        return new Response();
      },
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test("removes them when the pages fail, and when the form breaks off", async () => {
    const intake = createFormIntake({ quarantine: folder });
    const failing = intake.take(request(aForm([["a.jpg", JPEG]])), "sender", async () => {
      throw new Error("the pages fail");
    });
    await expect(failing).rejects.toThrow("the pages fail");
    const broken = request(
      `--b\r\ncontent-disposition: form-data; name="p"; filename="a.jpg"\r\n\r\n${JPEG.toString("latin1")}`,
      { "content-type": "multipart/form-data; boundary=b" },
    );
    await expect(intake.take(broken, "sender", async () => new Response())).rejects.toMatchObject({
      status: 400,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("refuses more at a time than it can hold, and takes again when one is done", async () => {
    const intake = createFormIntake({ quarantine: folder, uploads: { total: 1, perSender: 1 } });
    const slow = intake.take(
      request(unending("--b"), { "content-type": "multipart/form-data; boundary=b" }),
      "slow",
      async () => new Response(),
    );
    slow.catch(() => {});
    const next = () => intake.take(request(aForm()), "sender", async () => new Response("taken"));
    await expect(next()).rejects.toMatchObject({ status: 503 });
  });

  test.each([
    ["/contact", true],
    ["/visite/b001", true],
    ["/alertes/desabonner/x", true],
    ["/cookies", false],
    ["/contact/x", false],
  ])("takes a form sent to %s: %s", (path, isForm) => {
    const intake = createFormIntake({ quarantine: folder });
    expect(intake.isForm(new Request(`http://localhost${path}`, { method: "POST" }))).toBe(isForm);
    expect(intake.isForm(new Request(`http://localhost${path}`))).toBe(false);
  });
});
