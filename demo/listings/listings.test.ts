import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { EstateListing, Listing, VehicleListing } from "@lieudit/listing-model";
import {
  CLIMATE_SCALE,
  ENERGY_SCALE,
  legalGaps,
  listingBadges,
  parseAgency,
  parseListing,
  problemText,
} from "@lieudit/listing-model";
import { describe, expect, test } from "vitest";
import { DEMO_CLOCK } from "../facts/clock.ts";
import { buildListings } from "./build.ts";
import { demoListings } from "./demo-listings.ts";
import { demoRegion } from "./demo-region.ts";
import { arrangePictures, getListingPictures, getModel, PICTURES_FOLDER } from "./listing-pictures.ts";

const { agencies, listings } = demoListings(DEMO_CLOCK);
const vehicles = listings.filter((one): one is VehicleListing => one.kind === "vehicle");
const estates = listings.filter((one): one is EstateListing => one.kind === "estate");

describe("the demo's listings", () => {
  test("are taken by the parser without a fault or a warning", () => {
    const faults = listings.flatMap((listing) => {
      const parsed = parseListing(JSON.parse(JSON.stringify(listing)));
      const said = parsed.ok ? parsed.warnings : parsed.problems;
      return said.map(({ champ, message }) => `${listing.titre}: ${champ} ${message}`);
    });
    expect(faults).toEqual([]);
    expect(
      agencies.flatMap((agency) => {
        const parsed = parseAgency(JSON.parse(JSON.stringify(agency)));
        return parsed.ok ? parsed.warnings : parsed.problems;
      }),
    ).toEqual([]);
  });

  test("say all that the law asks of an advertisement", () => {
    expect(
      listings.flatMap((listing) => legalGaps(listing).map((gap) => `${listing.titre}: ${problemText(gap)}`)),
    ).toEqual([]);
  });

  test("are enough, and each has its own id, reference and texts", () => {
    expect(vehicles.length).toBeGreaterThanOrEqual(120);
    expect(estates.length).toBeGreaterThanOrEqual(120);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    expect(new Set(listings.map(({ agence, reference }) => `${agence} ${reference}`)).size).toBe(
      listings.length,
    );
    expect(new Set(listings.map(({ description }) => description)).size).toBe(listings.length);
  });

  test("have no sentence of ten words or more that stands in more than five of them", () => {
    const counts = new Map<string, number>();
    for (const { description } of listings) {
      const sentences = description.split(/(?<=[.!?])\s+/).filter((one) => one.split(/\s+/).length >= 10);
      for (const sentence of new Set(sentences)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 5)).toEqual([]);
  });

  test("give the way to the beach once", () => {
    const way = /(?:[Pp]lage|La mer) est à|minutes de la plage|la plage à/g;
    const twice = estates.filter(({ description }) => (description.match(way) ?? []).length > 1);
    expect(twice.map(({ reference }) => reference)).toEqual([]);
  });

  test("have six pictures or more, none twice in a listing, and a first one of their own", () => {
    const pictures = listings.map(({ reference }) => getListingPictures(reference).map(({ file }) => file));
    expect(pictures.filter((files) => new Set(files).size < Math.max(6, files.length))).toEqual([]);
    expect(new Set(pictures.map(([first]) => first)).size).toBe(listings.length);
  });

  test("never show one model of the drawings twice in a row of a list", () => {
    const leads = arrangePictures(listings);
    const newest = listings.toSorted((one, other) => other.dates.publie.localeCompare(one.dates.publie));
    for (const kind of ["estate", "vehicle"]) {
      const models = newest
        .filter((listing) => listing.kind === kind)
        .map(({ reference }) => getModel(leads.get(reference)?.[0]?.file ?? ""));
      const repeated = models.filter((model, at) => models.slice(Math.max(0, at - 2), at).includes(model));
      expect(repeated).toEqual([]);
    }
  });

  test("say in words what each of their pictures shows", () => {
    const pictures = listings.flatMap(({ reference }) => getListingPictures(reference));
    expect(pictures.filter(({ alt }) => alt === undefined || alt.trim() === "")).toEqual([]);
  });

  test("show every file of the demo's pictures, which are WebP of at most 20 MB in all", async () => {
    const entries = await readdir(PICTURES_FOLDER, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(".webp"))
      .map((entry) => relative(PICTURES_FOLDER, join(entry.parentPath, entry.name)));
    const shown = new Set(
      listings.flatMap(({ reference }) => getListingPictures(reference).map(({ file }) => file)),
    );
    expect(files.filter((file) => !file.startsWith("places") && !shown.has(file))).toEqual([]);
    expect([...shown].filter((file) => !files.includes(file))).toEqual([]);
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(PICTURES_FOLDER, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000_000);
    // Larger ones would be made again in smaller sizes.
    expect(Math.max(...sizes)).toBeLessThanOrEqual(48 * 1024);
  });

  test("show every kind, status, energy class and payer", () => {
    const seen = (values: readonly (string | undefined)[]) => [...new Set(values)].sort();
    expect(seen(estates.map(({ type }) => type))).toHaveLength(8);
    expect(seen(estates.map(({ transaction }) => transaction))).toEqual([
      "location",
      "saisonnier",
      "vente",
      "viager",
    ]);
    expect(seen(estates.flatMap(({ energie }) => energie?.dpeClasse ?? []))).toEqual(
      ["A", "B", "C", "D", "E", "F", "G", "non soumis", "vierge"].sort(),
    );
    expect(seen(estates.flatMap(({ vente }) => vente?.honorairesChargeDe ?? []))).toEqual([
      "acquereur",
      "partage",
      "vendeur",
    ]);
    expect(seen(listings.map(({ status }) => status))).toEqual(
      ["loue", "publie", "reserve", "retire", "sous_compromis", "vendu"].sort(),
    );
    expect(seen(vehicles.map(({ categorie }) => categorie))).toEqual(
      ["camping-cars", "motos", "utilitaires", "voitures"].sort(),
    );
    expect(seen(vehicles.map(({ condition }) => condition))).toEqual(
      ["0 km", "demonstration", "neuf", "occasion"].sort(),
    );
  });

  test("praise no school to people on holiday", () => {
    const stays = estates.filter(({ transaction }) => transaction === "saisonnier");
    expect(stays.length).toBeGreaterThan(5);
    expect(
      stays
        .map(({ description }) => description)
        .filter((text) => /école(?! de voile)|maternelle|collège|lycée|scolaire|hôpital/.test(text)),
    ).toEqual([]);
  });

  test("have a single room in their address where they have one", () => {
    const single = estates.filter(({ pieces, slug }) => pieces === 1 && /piece/.test(slug));
    expect(single.length).toBeGreaterThan(0);
    for (const { slug } of single) expect(slug).toMatch(/-1-piece-/);
  });

  test("are spread over all communes", () => {
    expect(new Set(estates.map(({ adresse }) => adresse.commune)).size).toBe(12);
    expect(new Set(vehicles.map(({ adresse }) => adresse.commune)).size).toBeGreaterThanOrEqual(4);
  });

  test("have new ones and cut prices, seen from the clock", () => {
    const codes = listings.flatMap((listing) =>
      listingBadges(listing, new Date(DEMO_CLOCK)).map(({ code }) => code),
    );
    expect(codes.filter((code) => code === "nouveau").length).toBeGreaterThanOrEqual(10);
    expect(codes.filter((code) => code === "baisse").length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...listings.map(({ dates }) => Date.parse(dates.maj)))).toBeLessThanOrEqual(
      Date.parse(DEMO_CLOCK),
    );
  });

  test.each(
    estates
      .filter(({ energie }) => energie?.dpeKwhM2An !== undefined)
      .map((one) => [one.titre, one] as const),
  )("%s has the class that its figures give", (_title, { energie }) => {
    const getStep = (scale: typeof ENERGY_SCALE, value: number | undefined) =>
      scale.findIndex(({ to }) => to === null || (value ?? 0) <= to);
    const worse = Math.max(
      getStep(ENERGY_SCALE, energie?.dpeKwhM2An),
      getStep(CLIMATE_SCALE, energie?.gesKgCo2M2An),
    );
    expect(ENERGY_SCALE[worse]?.letter).toBe(energie?.dpeClasse);
  });

  test("lie in streets of the region, and belong to agencies that are its places", () => {
    const streets = new Set(
      demoRegion().houses.map(({ commune, street }) =>
        // As it is printed.
        `${commune.name} ${street}`.replaceAll("'", "’"),
      ),
    );
    const lost = estates.filter(
      ({ adresse: { rue, commune } }) =>
        rue !== undefined && !streets.has(`${commune} ${rue.replace(/^\d+( bis| ter)? /, "")}`),
    );
    expect(lost.map(({ adresse }) => adresse.rue)).toEqual([]);
    expect(agencies.filter(({ placeId }) => placeId === undefined)).toEqual([]);
    const slugs = new Set(agencies.map(({ slug }) => slug));
    expect(listings.filter(({ agence }) => !slugs.has(agence))).toEqual([]);
  });

  test("are written as lines, the same bytes for the same clock", async () => {
    const folder = await mkdtemp(join(tmpdir(), "lieudit-listings-"));
    try {
      await buildListings(join(folder, "a"), DEMO_CLOCK);
      const text = await readFile(join(folder, "a", "annonces.jsonl"), "utf8");
      const lines = text.trimEnd().split("\n");
      const written = lines.map((line) => JSON.parse(line) as Listing & { fichiers: { fichier: string }[] });
      const fields = written.map(({ fichiers: _, ...listing }) => JSON.stringify(listing));
      expect(fields).toEqual(demoListings(DEMO_CLOCK).listings.map((one: Listing) => JSON.stringify(one)));
      const missing = written.flatMap(({ fichiers }) =>
        fichiers.filter(({ fichier }) => !existsSync(join(folder, "a", fichier))),
      );
      expect(missing).toEqual([]);
      expect((await readFile(join(folder, "a", "agences.jsonl"), "utf8")).trimEnd().split("\n")).toHaveLength(
        agencies.length,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
