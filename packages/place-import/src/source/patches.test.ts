import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileStore } from "@lieudit/files";
import { PhotoWriter, removeUnusedPhotos } from "@lieudit/intake/photos";
import type { PlaceRecord } from "@lieudit/place-model";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readPatches } from "./patches.ts";

let folder = "";
let photosFolder = "";
let storeFolder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "patches-"));
  photosFolder = join(folder, "photos");
  storeFolder = join(folder, "store");
  await mkdir(photosFolder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cafe: PlaceRecord = {
  id: "osm-n-0000000001",
  kind: "poi",
  source: "test",
  osm: "node/1",
  names: { default: "Café", byLanguage: { fr: "Café" }, others: ["Bar"] },
  types: ["cafe"],
  primaryType: "cafe",
  typeNames: {},
  location: { latitude: 43.7, longitude: 7.4 },
  address: { countryCode: "FR", formatted: "1 Rue A" },
  popularity: 0.5,
  timeZone: "Europe/Paris",
  attributions: [],
  facts: { outdoorSeating: true, takeout: true },
};

async function patched(lines: (object | string)[], record = cafe) {
  const path = join(folder, "facts.jsonl");
  await writeFile(
    path,
    lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  );
  const photos = new PhotoWriter(openFileStore(storeFolder, undefined));
  const patches = await readPatches(path, { photosFolder, photos });
  const result = await patches.apply(record);
  return { result, patches, problems: patches.problems(), photos };
}

describe("facts are merged into the record of their element", () => {
  test("merges objects deeply, replaces arrays, removes null", async () => {
    const { result, patches } = await patched([
      {
        osm: "node/1",
        set: {
          names: { byLanguage: { en: "Coffee" }, others: ["Bistrot"] },
          facts: { rating: 4.5, takeout: null },
          businessStatus: "CLOSED_TEMPORARILY",
          editorialSummary: { fr: "Vue sur mer." },
        },
      },
    ]);
    expect(result.names).toEqual({
      default: "Café",
      byLanguage: { fr: "Café", en: "Coffee" },
      others: ["Bistrot"],
    });
    expect(result.facts).toEqual({ outdoorSeating: true, rating: 4.5 });
    expect(result.businessStatus).toBe("CLOSED_TEMPORARILY");
    expect(patches.appliedCount).toBe(1);
    expect(cafe.facts).toEqual({ outdoorSeating: true, takeout: true });
  });

  test("several lines of one element are applied in order", async () => {
    const { result } = await patched([
      { osm: "node/1", set: { brand: "A" } },
      "",
      { osm: "node/1", set: { brand: "B" } },
    ]);
    expect(result.brand).toBe("B");
  });

  test("hours with only a tag get their week", async () => {
    const { result } = await patched([{ osm: "node/1", set: { hours: { tag: "Mo 09:00-12:00" } } }]);
    expect(result.hours).toMatchObject({
      tag: "Mo 09:00-12:00",
      isWeekly: true,
      periods: [{ open: { day: 1, hour: 9, minute: 0 }, close: { day: 1, hour: 12, minute: 0 } }],
    });
  });

  test("unreadable hours are kept as written and reported", async () => {
    const { result, problems } = await patched([{ osm: "node/1", set: { hours: { tag: "souvent" } } }]);
    expect(result.hours).toMatchObject({ tag: "souvent" });
    expect(problems).toEqual(['patch line 1: the hours "souvent" give no week; they are kept as written']);
  });

  test("hours of a kitchen too; a line with an unknown type is rejected", async () => {
    const { result, problems } = await patched([
      { osm: "node/1", set: { secondaryHours: [{ type: "KITCHEN", tag: "Mo 12:00-14:00" }] } },
      { osm: "node/1", set: { secondaryHours: [{ type: "CELLAR", tag: "Mo 12:00-14:00" }] } },
    ]);
    expect(result.secondaryHours).toMatchObject([
      { type: "KITCHEN", isWeekly: true, periods: [{ open: { day: 1, hour: 12 }, close: { hour: 14 } }] },
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^patch line 2.*"secondaryHours" has a value of the wrong kind/),
    ]);
  });

  test("an address of the same element is unchanged", async () => {
    const address: PlaceRecord = { ...cafe, kind: "address" };
    const { result, problems } = await patched([{ osm: "node/1", set: { brand: "A" } }], address);
    expect(result).toBe(address);
    expect(problems).toEqual(["patch line 1: node/1 is not a place of this import; the line is not used"]);
  });
});

describe("an unusable line is one line of the report, and the others are used", () => {
  const good = { osm: "node/1", set: { brand: "Good" } };
  test.each<[name: string, line: object | string, problem: RegExp]>([
    ["no JSON", "{", /it is not JSON/],
    ["no object", "[1]", /it is not an object/],
    ["no element", { osm: "place/1", set: {} }, /`osm` is not an element such as "node\/123"/],
    ["no set", { osm: "node/1" }, /`set` is not an object/],
    ["an id", { osm: "node/1", set: { id: "other" } }, /the field "id" cannot be set/],
    ["a misspelt field", { osm: "node/1", set: { brnad: "x" } }, /the field "brnad" cannot be set/],
    ["an inherited name", { osm: "node/1", set: { toString: "x" } }, /the field "toString" cannot be set/],
    [
      "a prototype",
      '{"osm":"node/1","set":{"__proto__":{"polluted":true}}}',
      /the field "__proto__" cannot be set/,
    ],
    ["names removed", { osm: "node/1", set: { names: null } }, /"names" cannot be removed/],
    [
      "the name on the ground removed",
      { osm: "node/1", set: { names: { default: null } } },
      /"names\.default" cannot be removed/,
    ],
    [
      "the country removed",
      { osm: "node/1", set: { address: { countryCode: null } } },
      /"address\.countryCode" cannot be removed/,
    ],
    [
      "the address in one line removed",
      { osm: "node/1", set: { address: { formatted: null } } },
      /"address\.formatted" cannot be removed/,
    ],
    ["a country in words", { osm: "node/1", set: { address: { countryCode: "France" } } }, /"address" has/],
    [
      "a number without end",
      '{"osm":"node/1","set":{"facts":{"rating":1e999}}}',
      /"facts\.rating" is null, which is not a finite number/,
    ],
    [
      "a count that no reader holds",
      { osm: "node/1", set: { facts: { userRatingCount: 1e12 } } },
      /"facts\.userRatingCount" is 1000000000000, which is not a whole number of at most 2147483647/,
    ],
    [
      "money of nowhere",
      { osm: "node/1", set: { facts: { priceRange: { startPrice: { currencyCode: "EUROS" } } } } },
      /"facts\.priceRange\.startPrice\.currencyCode" is "EUROS", which is not three letters/,
    ],
    [
      "a colour in words",
      { osm: "node/1", set: { facts: { iconBackgroundColor: "red" } } },
      /"facts\.iconBackgroundColor" is "red", which is not a colour/,
    ],
    [
      "a price of yesterday",
      {
        osm: "node/1",
        set: { facts: { fuelOptions: { fuelPrices: [{ type: "DIESEL", updateTime: "yesterday" }] } } },
      },
      /updateTime" is "yesterday", which is not a moment/,
    ],
    [
      "a wrong kind",
      { osm: "node/1", set: { names: { default: 7 } } },
      /"names" has a value of the wrong kind/,
    ],
    [
      "an address of misspelt parts",
      { osm: "node/1", set: { address: { zip: "98000" } } },
      /"address" has a/,
    ],
    [
      "an alert with the names that scripts use",
      { osm: "node/1", set: { consumerAlert: { details: { aboutLinkTitle: "Plus" } } } },
      /"consumerAlert\.details" has no "aboutLinkTitle"/,
    ],
    ["names of a misspelt kind", { osm: "node/1", set: { names: { fr: "X" } } }, /"names" has a value of/],
    ["rating 6", { osm: "node/1", set: { facts: { rating: 6 } } }, /"facts\.rating" is 6, outside 1 to 5/],
    ["a misspelt fact", { osm: "node/1", set: { facts: { takeaway: true } } }, /"facts" has no "takeaway"/],
    [
      "a fact that is inherited",
      { osm: "node/1", set: { facts: { toString: true } } },
      /"facts" has no "toString"/,
    ],
    [
      "a misspelt fact further down",
      { osm: "node/1", set: { facts: { paymentOptions: { acceptsNFC: true } } } },
      /"facts\.paymentOptions" has no "acceptsNFC"/,
    ],
    [
      "a price level without its prefix",
      { osm: "node/1", set: { facts: { priceLevel: "MODERATE" } } },
      /"facts\.priceLevel" is "MODERATE", which is not one of PRICE_LEVEL_FREE, /,
    ],
    [
      "a flag in words",
      { osm: "node/1", set: { facts: { dineIn: "yes" } } },
      /"facts\.dineIn" is "yes", which is not true or false/,
    ],
    [
      "units that are no text, as they are on the wire",
      { osm: "node/1", set: { facts: { priceRange: { startPrice: { currencyCode: "EUR", units: 10 } } } } },
      /"facts\.priceRange\.startPrice\.units" is 10, which is not a whole number in quotes/,
    ],
    [
      "a price range that ends below its start",
      {
        osm: "node/1",
        set: { facts: { priceRange: { startPrice: { units: "30" }, endPrice: { units: "9", nanos: 5e8 } } } },
      },
      /"facts\.priceRange" ends below its start/,
    ],
    [
      "a fuel of no kind",
      { osm: "node/1", set: { facts: { fuelOptions: { fuelPrices: [{ type: "GAZOLE" }] } } } },
      /"facts\.fuelOptions\.fuelPrices\[0\]\.type" is "GAZOLE", which is not one of DIESEL, /,
    ],
    ["a status of no kind", { osm: "node/1", set: { businessStatus: "SHUT" } }, /"businessStatus" has/],
    ["latitude 91", { osm: "node/1", set: { location: { latitude: 91, longitude: 0 } } }, /"location" has/],
    ["a time zone of nowhere", { osm: "node/1", set: { timeZone: "Mars/Base" } }, /"timeZone" has/],
    [
      "a review without a date",
      { osm: "node/1", set: { reviews: [{ key: "1", author: { displayName: "A" }, rating: 4 }] } },
      /"reviews" has/,
    ],
    [
      "a script as a link",
      { osm: "node/1", set: { facts: { websiteUri: "javascript:alert(1)" } } },
      /"websiteUri" is not an http or https address/,
    ],
    [
      "1 MB of text",
      { osm: "node/1", set: { brand: "x".repeat(1_000_000) } },
      /"brand" is longer than 20000 characters/,
    ],
    [
      "3 MB on a line",
      { osm: "node/1", set: { brand: "x".repeat(3_000_000) } },
      /it is longer than 2000000 characters/,
    ],
    [
      "100 levels",
      `{"osm":"node/1","set":{"hours":{"tag":"24/7","periods":[${'{"a":'.repeat(100)}1${"}".repeat(100)}]}}}`,
      /nested more than 12 deep/,
    ],
    ["another element", { osm: "way/9", set: {} }, /way\/9 is not a place of this import/],
  ])("%s", async (_name, line, problem) => {
    const { result, problems } = await patched([line, good]);
    expect(result).toEqual({ ...cafe, brand: "Good" });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^patch line 1: /);
    expect(problems[0]).toMatch(problem);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("a review may have no rating, only text", async () => {
    const review = { key: "1", author: { displayName: "A" }, publishTime: "2026-01-02T00:00:00Z" };
    const { result, problems } = await patched([{ osm: "node/1", set: { reviews: [review] } }]);
    expect(problems).toEqual([]);
    expect(result.reviews).toEqual([review]);
  });

  test("a nested prototype is dropped", async () => {
    const { result } = await patched(['{"osm":"node/1","set":{"facts":{"__proto__":{"polluted":true}}}}']);
    expect(Object.getPrototypeOf(result.facts)).toBe(Object.prototype);
    expect("polluted" in result.facts).toBe(false);
  });

  test("a missing patch file makes the import fail", async () => {
    const photos = new PhotoWriter(openFileStore(storeFolder, undefined));
    await expect(readPatches(join(folder, "none.jsonl"), { photos })).rejects.toMatchObject({
      code: "UNREADABLE",
      message: expect.stringContaining("none.jsonl cannot be read: the file does not exist"),
    });
  });
});

describe("photos", () => {
  const author = { displayName: "Studio Fictif" };
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#3a6" } });
  const withPhoto = (file: string) => [
    { osm: "node/1", set: { photos: [{ file, authorAttributions: [author] }] } },
  ];
  const stored = async () =>
    (await readdir(storeFolder, { recursive: true })).filter((name) => name.length > 2);

  test("are stored by content, with their upright size", async () => {
    const bytes = await picture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await writeFile(join(photosFolder, "a.jpg"), bytes);
    await writeFile(join(photosFolder, "b.jpeg"), bytes);
    const { result } = await patched([
      {
        osm: "node/1",
        set: { photos: [{ file: "a.jpg", authorAttributions: [author] }, { file: "b.jpeg" }] },
      },
    ]);
    expect(
      result.photos?.map(({ widthPx, heightPx, authorAttributions }) => [
        widthPx,
        heightPx,
        authorAttributions,
      ]),
    ).toEqual([
      [40, 60, [author]],
      [40, 60, []],
    ]);
    const key = result.photos![0]!.key;
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await stored()).toEqual([join(key.slice(0, 2), `${key}.jpg`)]);
  });

  test.each(["png", "webp"] as const)("may be %s", async (format) => {
    await writeFile(join(photosFolder, "a.jpg"), await picture(10, 10)[format]().toBuffer());
    const { problems } = await patched(withPhoto("a.jpg"));
    expect(problems).toEqual([]);
    expect((await stored())[0]).toMatch(new RegExp(`\\.${format}$`));
  });

  test.each<[name: string, file: string, make: () => Promise<Buffer> | Buffer, problem: RegExp]>([
    [
      "SVG",
      "a.svg",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      /SVG drawings are not accepted/,
    ],
    [
      "SVG by another name",
      "a.jpg",
      () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      /not a JPEG, PNG or WebP/,
    ],
    ["HTML", "a.png", () => Buffer.from("<script>alert(1)</script>"), /not a JPEG, PNG or WebP/],
    ["a GIF", "a.gif", () => picture(4, 4).gif().toBuffer(), /not a JPEG, PNG or WebP/],
    [
      "cut off",
      "a.jpg",
      async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 2_000),
      /cannot be decoded/,
    ],
    [
      "a bomb",
      "a.png",
      () => picture(9_000, 9_000).png().toBuffer(),
      /cannot be decoded \(Input image exceeds pixel limit/,
    ],
  ])("%s is skipped", async (_name, file, make, problem) => {
    await writeFile(join(photosFolder, file), await make());
    const { result, problems } = await patched(withPhoto(file));
    expect(result.photos).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(await readdir(storeFolder).catch(() => [])).toEqual([]);
  });

  test.each(["../secret.jpg", "/etc/hostname", "missing.jpg", "link.jpg", "."])(
    "a path that is missing or leaves the folder is skipped: %s",
    async (file) => {
      await writeFile(join(folder, "secret.jpg"), await picture(4, 4).jpeg().toBuffer());
      await symlink(join(folder, "secret.jpg"), join(photosFolder, "link.jpg"));
      const { result, problems } = await patched(withPhoto(file));
      expect(result.photos).toEqual([]);
      expect(problems[0]).toMatch(/is outside the photo folder|does not exist/);
    },
  );

  test("photos of a failed import are removed, existing ones are kept, unused ones are removed", async () => {
    await writeFile(join(photosFolder, "a.jpg"), await picture(5, 5).jpeg().toBuffer());
    await writeFile(join(photosFolder, "b.jpg"), await picture(6, 6).jpeg().toBuffer());
    const first = await patched(withPhoto("a.jpg"));
    const second = await patched(withPhoto("b.jpg"));
    const again = await patched(withPhoto("a.jpg"));
    await second.photos.removeAdded();
    await again.photos.removeAdded();
    const key = first.result.photos![0]!.key;
    expect(await stored()).toEqual([join(key.slice(0, 2), `${key}.jpg`)]);
    await removeUnusedPhotos(storeFolder, new Set([key]));
    expect(await stored()).toHaveLength(1);
    await removeUnusedPhotos(storeFolder, new Set());
    expect(await stored()).toHaveLength(0);
  });
});
