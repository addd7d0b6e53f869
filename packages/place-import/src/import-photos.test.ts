import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { PlaceRecord } from "@lieudit/place-model";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importPlaces } from "./import-places.ts";

/** A photo with a position, a camera and an orientation in its metadata. */
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "teal" } })
    .withExif({
      IFD0: { Make: "Caméra" },
      IFD3: { GPSLatitude: "43/1 18/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

let folder = "";
let server: Server;
/** `host:port` of the server. */
let host = "";
let requests: { path: string; agent: string; open: number }[] = [];
let answer: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-photos-"));
  requests = [];
  answer = () => false;
  let open = 0;
  server = createServer((request, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    const path = request.url ?? "";
    requests.push({ path, agent: request.headers["user-agent"] ?? "", open });
    if (!answer(request, response, path)) asCommons(path, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Responds like Commons, with `imageinfo` and the copies that it names. */
function asCommons(path: string, response: ServerResponse): void {
  if (!path.startsWith("/w/api.php")) {
    response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
    return;
  }
  const titles = (new URL(path, `http://${host}`).searchParams.get("titles") ?? "").split("|");
  const pages = titles.map((title) => {
    if (title.includes("Absente")) return { title, missing: true };
    const licence = title.includes("Secrète") ? {} : { LicenseShortName: { value: "CC BY-SA 4.0" } };
    return {
      title,
      imageinfo: [
        {
          mime: title.endsWith(".svg") ? "image/svg+xml" : "image/jpeg",
          thumburl: title.includes("Ailleurs")
            ? "http://127.0.0.1:1/x.jpg"
            : `http://${host}/1600px-${encodeURIComponent(title)}`,
          descriptionurl: `https://commons.wikimedia.org/wiki/${encodeURIComponent(title)}`,
          extmetadata: { Artist: { value: '<a href="//x">Anna&amp;Léo</a><script>x</script>' }, ...licence },
        },
      ],
    };
  });
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ query: { pages } }));
}

async function imported(
  tags: Record<string, string>[],
  { moreHosts = [host], commonsApi = `http://${host}/w/api.php`, allowPrivateHosts = true } = {},
) {
  const file = join(folder, "bourg.osm");
  const nodes = tags.map((more, index) => {
    const all = Object.entries({ amenity: "cafe", name: `Café ${index + 1}`, ...more });
    const children = all.map(([k, v]) => `<tag k="${k}" v="${v}"/>`);
    return `<node id="${index + 1}" lat="43.3" lon="6.${index + 1}">${children.join("")}</node>`;
  });
  await writeFile(file, `<osm version="0.6">${nodes.join("")}</osm>`);
  const report = await importPlaces({
    files: [file],
    dataDir: folder,
    graceMs: 0,
    allowPrivateHosts,
    fetchPhotos: { moreHosts, commonsApi, contact: "https://lieudit.example", pauseMs: 0 },
  });
  const name = (await readdir(join(folder, "places/sources"))).find((one) => one.endsWith(".ndjson.gz"));
  const text = gunzipSync(await readFile(join(folder, "places/sources", name as string))).toString();
  const records = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as PlaceRecord);
  const photos = Object.fromEntries(
    records.filter(({ kind }) => kind === "poi").map((one) => [one.names.default, one.photos]),
  );
  return {
    report,
    photos,
    skipped: report.skipped.map(({ reason, examples }) => `${reason}: ${examples[0] ?? ""}`).join("\n"),
  };
}

describe("photos that tags name", () => {
  test("are stored with author and licence, upright, without their position and camera", async () => {
    const { report, photos } = await imported([{ wikimedia_commons: "File:Port.jpg" }, {}]);
    expect(report.fetchedPhotoCount).toBe(1);
    expect(photos).toEqual({
      "Café 1": [
        {
          key: expect.stringMatching(/^[0-9a-f]{64}$/),
          // 40 by 20, lying on its side.
          widthPx: 20,
          heightPx: 40,
          authorAttributions: [
            {
              displayName: "Anna&Léo, CC BY-SA 4.0",
              uri: "https://commons.wikimedia.org/wiki/File%3APort.jpg",
            },
          ],
        },
      ],
      "Café 2": undefined,
    });
    const key = photos["Café 1"]?.[0]?.key as string;
    const stored = await readFile(join(folder, "places/photos", key.slice(0, 2), `${key}.jpg`));
    const { exif, xmp, iptc, orientation } = await sharp(stored).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.includes("Cam")).toBe(false);
  });

  test("are requested in batches, one request at a time, with a user agent and a contact", async () => {
    const tags = Array.from({ length: 60 }, (_, index) => ({ wikimedia_commons: `File:Vue ${index}.jpg` }));
    const { report } = await imported(tags);
    expect(report.fetchedPhotoCount).toBe(60);
    expect(requests.filter(({ path }) => path.startsWith("/w/api.php"))).toHaveLength(2);
    expect(Math.max(...requests.map(({ open }) => open))).toBeLessThanOrEqual(2);
    expect(new Set(requests.map(({ agent }) => agent))).toEqual(
      new Set(["lieudit-import/0.1 (photos of places; https://lieudit.example)"]),
    );
  });

  test("are not requested again", async () => {
    await imported([{ wikimedia_commons: "File:Port.jpg" }, { wikimedia_commons: "File:Absente.jpg" }]);
    const before = requests.length;
    const { report } = await imported([
      { wikimedia_commons: "File:Port.jpg" },
      { wikimedia_commons: "File:Absente.jpg" },
    ]);
    expect([report.fetchedPhotoCount, requests.length]).toEqual([1, before]);
  });

  test.each([
    ["File:Absente.jpg", "node/1: Commons has no such file"],
    ["File:Plan.svg", "node/1: it is not a JPEG, PNG or WebP"],
    ["File:Secrète.jpg", "node/1: Commons names no licence for it"],
    ["File:Ailleurs.jpg", "photos of 127.0.0.1:1, which is not among the allowed hosts"],
    ["https://www.flickr.com/photos/1", "photos of www.flickr.com, which is not among the allowed hosts"],
  ])("%s is skipped, and the report says why", async (image, why) => {
    const { photos, skipped } = await imported([{ image }, { image: "File:Port.jpg" }]);
    expect(skipped).toContain(why);
    expect([photos["Café 1"], photos["Café 2"]?.length]).toEqual([undefined, 1]);
  });

  test("a redirect to another host is not followed", async () => {
    answer = (_request, response, path) => {
      if (!path.includes("1600px")) return false;
      response.writeHead(302, { location: "http://localhost:1/inside" }).end();
      return true;
    };
    expect((await imported([{ image: "File:Port.jpg" }])).skipped).toContain(
      "localhost:1 is not an allowed host",
    );
  });

  test("private addresses are not requested, even of an allowed host", async () => {
    const { skipped } = await imported([{ image: `http://${host}/a.jpg` }], { allowPrivateHosts: false });
    expect(skipped).toContain("is an address of this machine or of a private network");
    expect(requests).toEqual([]);
  });

  test("a busy server is retried after its Retry-After", async () => {
    let refusals = 0;
    answer = (_request, response, path) => {
      if (!path.includes("1600px") || refusals++ > 0) return false;
      response.writeHead(429, { "retry-after": "1" }).end();
      return true;
    };
    const { report } = await imported([{ image: "File:Port.jpg" }]);
    expect([report.fetchedPhotoCount, refusals]).toEqual([1, 2]);
  });

  test("an unreachable server ends the fetching, not the import", async () => {
    answer = (_request, response) => {
      response.writeHead(503, { "retry-after": "86400" }).end();
      return true;
    };
    const tags = Array.from({ length: 6 }, (_, index) => ({ image: `http://${host}/${index}.jpg` }));
    const { report, skipped } = await imported(tags);
    expect(report.source.placeCount).toBeGreaterThanOrEqual(6);
    expect(skipped).toContain("photos skipped because their server fails");
    expect(requests).toHaveLength(3);
  });

  test.each<[string, (response: ServerResponse) => unknown, string]>([
    ["text for an image", (response) => response.end("<html>"), "it is not a JPEG, PNG or WebP"],
    ["an image that is cut off", (response) => response.end(photo.subarray(0, 200)), "it cannot be decoded"],
    ["404", (response) => response.writeHead(404).end(), "answers 404"],
  ])("%s is skipped", async (_name, faulty, why) => {
    answer = (_request, response, path) => {
      if (!path.includes("1600px")) return false;
      faulty(response);
      return true;
    };
    expect((await imported([{ image: "File:Port.jpg" }])).skipped).toContain(why);
  });

  test("an invalid API response is skipped", async () => {
    answer = (_request, response, path) => {
      if (!path.startsWith("/w/api.php")) return false;
      response.end('{"error":{"code":"maxlag"}}');
      return true;
    };
    const { report, skipped } = await imported([{ image: "File:Port.jpg" }]);
    expect(report.fetchedPhotoCount).toBe(0);
    expect(skipped).toContain("Commons answers with something else than files");
  });
});
