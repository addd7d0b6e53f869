import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SkipReport } from "@lieudit/intake";
import { openFeedFile } from "@lieudit/intake/files";
import { openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readManifest } from "@lieudit/place-index/store";
import { aPlaceRecord } from "@lieudit/test-kit";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { importFeed } from "../../import-feed.ts";
import { importPlaces } from "../../import-places.ts";
import { listHiddenReviews, moderateReview } from "../../moderate-review.ts";
import { dataBlob, headerBlob } from "../../osm/pbf-writer.ts";
import { parseGeoSubject } from "./geo-subject.ts";
import type { MangroveReview } from "./mangrove-review.ts";
import { addReviews } from "./rated-record.ts";
import { readReviews } from "./read-reviews.ts";
import { createReviewer, type Reviewer, signReview } from "./signed-review.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
const IAT = Date.parse("2026-04-01T10:00:00Z") / 1_000;
const SUB = "geo:43.24,6.81?q=Le%20Fournil&u=30";
let folder = "";
let ana: Reviewer;
let bob: Reviewer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-reviews-"));
  [ana, bob] = await Promise.all([createReviewer(), createReviewer()]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(...lines: string[]) {
  const path = join(folder, "reviews.jsonl");
  await writeFile(path, lines.join("\n"));
  const skips = new SkipReport();
  const reviews = await readReviews(await openFeedFile(path), NOW, skips);
  return { reviews, reasons: skips.list().map(({ reason }) => reason) };
}

describe("tokens", () => {
  test("is read with everything that a place can use", async () => {
    const metadata = {
      nickname: "Ana",
      is_generated: true,
      language: "es",
      translations: { fr: "Très bon pain.", "<b>": "x", en: 7 },
      client_id: "https://example.org",
    };
    const token = await signReview(ana, {
      iat: IAT,
      sub: SUB,
      rating: 75,
      opinion: "Muy buen pan.",
      metadata,
    });
    const { reviews, reasons } = await read(token);
    expect(reviews).toEqual([
      {
        signature: token.split(".")[2],
        issuer: expect.stringMatching(/^[\w-]{43}$/),
        subject: {
          name: "Le Fournil",
          location: { latitude: 43.24, longitude: 6.81 },
          uncertaintyMetres: 30,
        },
        stars: 4,
        text: "Muy buen pan.",
        nickname: "Ana",
        isGenerated: true,
        languageCode: "es",
        translations: { fr: "Très bon pain." },
        publishTime: "2026-04-01T10:00:00Z",
      },
    ]);
    expect(reasons).toEqual([]);
  });

  test("is read alone, in an API row and in an API response", async () => {
    const [a, b] = [
      await signReview(ana, { iat: IAT, sub: SUB, rating: 1 }),
      await signReview(bob, { iat: IAT, sub: SUB, rating: 2 }),
    ];
    expect((await read(JSON.stringify({ jwt: a, kid: "x" }), "", b)).reviews).toHaveLength(2);
    expect((await read(JSON.stringify({ reviews: [{ jwt: a }, { jwt: b }] }))).reviews).toHaveLength(2);
  });

  test.each([
    [0, 1],
    [25, 2],
    [50, 3],
    [60, 3.4],
    [100, 5],
  ])("a rating of %d is %d stars", async (rating, stars) => {
    const { reviews } = await read(await signReview(ana, { iat: IAT, sub: SUB, rating }));
    expect(reviews[0]?.stars).toBe(stars);
  });

  test("the newest review of an author and a place is used, in any order", async () => {
    const old = await signReview(ana, { iat: IAT - 9, sub: SUB, rating: 100 });
    const fresh = await signReview(ana, { iat: IAT, sub: SUB, rating: 50 });
    const other = await signReview(bob, { iat: IAT - 9, sub: SUB, rating: 25 });
    for (const lines of [
      [old, fresh, other],
      [fresh, other, old],
    ]) {
      const { reviews } = await read(...lines);
      expect(reviews.map(({ stars }) => stars).sort()).toEqual([2, 3]);
    }
  });
});

describe("other content", () => {
  test.each<[Record<string, unknown>, string]>([
    [{ sub: "urn:maresi:abc" }, "another review as their subject"],
    [{ sub: "https://example.org" }, "a subject that is not a place"],
    [{ sub: "geo:43.24,6.81" }, "a subject that is not a place"],
    [{ sub: 7 }, "no subject"],
    [{ rating: 101 }, "a rating out of range"],
    [{ rating: -1 }, "a rating out of range"],
    [{ rating: 3.5 }, "a rating out of range"],
    [{ rating: "5" }, "a rating out of range"],
    [{ rating: undefined }, "neither a rating nor an opinion"],
    [{ opinion: "x".repeat(1_001) }, "an opinion of more than 1000 characters"],
    [{ opinion: ["x"] }, "an opinion that is not text"],
    [{ iat: 9e9 }, "a time that is invalid or in the future"],
    [{ iat: "now" }, "a time that is invalid or in the future"],
    [{ iat: 1e300 }, "a time that is invalid or in the future"],
  ])("%o: reviews with %s", async (payload, reason) => {
    const good = await signReview(bob, { iat: IAT, sub: SUB, rating: 50 });
    const refused = await signReview(ana, { iat: IAT, sub: SUB, rating: 50, ...payload });
    const { reviews, reasons } = await read(good, refused);
    expect(reviews.map(({ signature }) => signature)).toEqual([good.split(".")[2]]);
    expect(reasons).toEqual([`reviews with ${reason}`]);
    await expect(read(refused)).rejects.toThrow(`none is one: reviews with ${reason}: 1)`);
  });

  test("a changed payload, another key, no signature, other algorithms", async () => {
    const token = await signReview(ana, { iat: IAT, sub: SUB, rating: 50 });
    const [header, , signature] = token.split(".") as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ iat: IAT, sub: SUB, rating: 100 })).toString("base64url");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const shared = Buffer.from(JSON.stringify({ alg: "HS256", jwk: { kty: "oct", k: "AAAA" } })).toString(
      "base64url",
    );
    const byBob = (await signReview(bob, { iat: IAT, sub: SUB, rating: 50 })).split(".")[2];
    const good = await signReview(bob, { iat: IAT, sub: SUB, rating: 50 });
    const { reviews, reasons } = await read(
      good,
      `${header}.${forged}.${signature}`,
      token.replace(signature, byBob!),
      `${unsigned}.${forged}.${"A".repeat(86)}`,
      `${shared}.${forged}.${"A".repeat(86)}`,
      `${header}.${forged}.x`,
    );
    expect(reviews.map((review) => review.signature)).toEqual([good.split(".")[2]]);
    expect(reasons).toEqual([
      "reviews with a key that is not P-256",
      "reviews with a signature that is wrong",
      "reviews with an invalid token",
    ]);
  });

  test("lines of other kinds are counted, and a file of them is rejected", async () => {
    const token = await signReview(ana, { iat: IAT, sub: SUB, rating: 50 });
    expect((await read(token, "{", "<html>", '{"x": 1}')).reasons).toEqual([
      "lines that are neither a token nor JSON",
      "lines of JSON without a review",
    ]);
    await expect(read(token.replace(/[^.]+$/, "x"), '{"x": 1}', "", "foo", "<html>")).rejects.toThrow(
      "reviews.jsonl holds no review that is verified (of its 4 lines none is one: lines that are neither a token nor JSON: 2; reviews with an invalid token: 1; lines of JSON without a review: 1). Nothing was changed; give a file with a signed review (a JWT) a line.",
    );
  });

  test("hostile texts are neutralised", async () => {
    const opinion = "<script>alert(1)</script>\u202e abc\u0000 \ud800 ";
    const metadata = {
      nickname: "a very very very long nickname \u202e",
      translations: { __proto__: "x", fr: "\u0007" },
    };
    const { reviews } = await read(await signReview(ana, { iat: IAT, sub: SUB, opinion, metadata }));
    expect(reviews[0]).toMatchObject({
      text: "<script>alert(1)</script> abc",
      nickname: "a very very very lon",
    });
    expect(reviews[0]).not.toHaveProperty("translations");
  });
});

test.each([
  ["geo:43.24,6.81?q=Caf%C3%A9&u=12", { name: "Café", uncertaintyMetres: 12 }],
  ["geo:43.24,6.81?q=Café", { name: "Café", uncertaintyMetres: 30 }],
  ["geo:43.24,6.81;crs=wgs84?u=9&q=A+B", { name: "A B", uncertaintyMetres: 9 }],
  ["geo:43.24,6.81?q=A&u=1e9", { uncertaintyMetres: 500 }],
  ["geo:43.24,6.81?q=A&u=-5", { uncertaintyMetres: 30 }],
])("%s is of %o", (subject, expected) => expect(parseGeoSubject(subject)).toMatchObject(expected));
test.each([
  "geo:91,6?q=A",
  "geo:4,181?q=A",
  "geo:,?q=A",
  "geo:43.24,6.81?q=",
  "geo:1e5,2?q=A",
  `geo:1,2?q=${"A".repeat(3_000)}`,
])("%.40s is not a place", (subject) => expect(parseGeoSubject(subject)).toBeUndefined());

describe("the rating of a place", () => {
  const review = (stars: number | undefined, text?: string): MangroveReview => ({
    signature: `s${stars}${text}`,
    issuer: "i",
    subject: { name: "A", location: { latitude: 0, longitude: 0 }, uncertaintyMetres: 1 },
    ...(stars === undefined ? {} : { stars }),
    ...(text === undefined ? {} : { text }),
    publishTime: "2026-01-01T00:00:00Z",
  });

  test("is the mean of all stars, with or without text", () => {
    const { facts, reviews } = addReviews(aPlaceRecord(), [
      review(5),
      review(4, "Bien"),
      review(undefined, "Mot"),
    ]);
    expect(facts).toMatchObject({ rating: 4.5, userRatingCount: 2 });
    expect(reviews?.map(({ key }) => key)).toEqual(["s4Bien", "sundefinedMot", "s5undefined"]);
  });

  test("includes the stars of an operator's facts", () => {
    const record = aPlaceRecord({ facts: { rating: 4, userRatingCount: 9 } });
    expect(addReviews(record, [review(1)]).facts).toMatchObject({ rating: 3.7, userRatingCount: 10 });
  });

  test("text alone gives no rating", () => {
    expect(addReviews(aPlaceRecord(), [review(undefined, "Mot")]).facts).toEqual({});
  });
});

describe("joined to places", () => {
  const dataDir = () => join(folder, "data");
  const METRE = 1 / 111_195;
  async function map(...metresNorth: number[]) {
    const path = join(folder, "town.osm.pbf");
    const elements = metresNorth.map((metres, index) => ({
      type: "node" as const,
      id: index + 1,
      latitude: 43.24 + metres * METRE,
      longitude: 6.81,
      tags: { shop: "bakery", name: "Le Fournil", "name:en": "The Bakehouse" },
    }));
    await writeFile(path, Buffer.concat([headerBlob({}), dataBlob(elements)]));
    await importPlaces({ files: [path], dataDir: dataDir(), now: () => NOW, graceMs: 0 });
  }
  async function reviews(...tokens: string[]) {
    const file = join(folder, "reviews.jsonl");
    await writeFile(file, tokens.join("\n"));
    return importFeed({ kind: "reviews", file, dataDir: dataDir(), now: () => NOW, graceMs: 0 });
  }
  async function rated(id: number) {
    const manifest = await readManifest(join(dataDir(), "places"));
    const index = await openSqlitePlaceIndex(join(dataDir(), "places", manifest!.index!));
    const { facts, reviews: found = [] } = (await index.getPlace(`osm-n-000000000${id}`))!;
    await index.close();
    return [facts.rating, facts.userRatingCount, found.length];
  }
  const token = (reviewer: Reviewer, sub: string, rating: number) =>
    signReview(reviewer, { iat: IAT, sub, rating });

  test.each([
    [59, 1],
    [61, 0],
  ])("a place with the name %d m away, both uncertain by 30 m: %d joined", async (metres, joinedCount) => {
    await map(metres);
    expect((await reviews(await token(ana, SUB, 50))).joinedCount).toBe(joinedCount);
  });

  test("the nearest of two places with the name; names in other languages match, other names do not", async () => {
    await map(0, 40);
    const english = `geo:${43.24 + 39 * METRE},6.81?q=the%20BAKEHOUSE`;
    const report = await reviews(
      await token(ana, SUB, 50),
      await token(bob, english, 100),
      await token(bob, "geo:43.24,6.81?q=Autre", 1),
    );
    expect(report).toMatchObject({ readCount: 3, joinedCount: 2 });
    expect(await rated(1)).toEqual([3, 1, 1]);
    expect(await rated(2)).toEqual([5, 1, 1]);
  });

  test("a hidden review is neither shown nor counted, also after the next import, until it is shown again", async () => {
    await map(0);
    const bad = await token(bob, SUB, 0);
    const tokens = [await token(ana, SUB, 100), bad];
    await reviews(...tokens);
    expect(await rated(1)).toEqual([3, 2, 2]);
    const signature = bad.split(".")[2]!;
    const moderated = { dataDir: dataDir(), signature, graceMs: 0 };
    expect(await moderateReview({ action: "hide", ...moderated })).toBe(true);
    expect(await moderateReview({ action: "hide", ...moderated })).toBe(false);
    expect(await listHiddenReviews(dataDir())).toEqual([signature]);
    expect(await rated(1)).toEqual([5, 1, 1]);
    await reviews(...tokens);
    expect(await rated(1)).toEqual([5, 1, 1]);
    expect(await moderateReview({ action: "show", ...moderated })).toBe(true);
    expect(await rated(1)).toEqual([3, 2, 2]);
  });

  test("an unreadable list of hidden reviews stops every publication", async () => {
    await map(0);
    await writeFile(join(dataDir(), "places/hidden-reviews.json"), "{");
    await expect(reviews(await token(ana, SUB, 50))).rejects.toMatchObject({ code: "STORE" });
  });
});
