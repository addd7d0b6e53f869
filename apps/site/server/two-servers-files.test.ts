import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileStore } from "@lieudit/files";
import { type LeadStore, openLeadStore } from "@lieudit/leads";
import { importFile, type ListingStore, openListingStore } from "@lieudit/listing-store";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reencodePhotos } from "./lead-work/run-lead-work.ts";
import { createListingPictures } from "./listing-pictures.ts";
import { createFormIntake } from "./uploads/form-intake.ts";

/** A server with its own, empty data folder. */
interface Server {
  dataDir: string;
  leads: LeadStore;
  listings: ListingStore;
}

describe.skipIf(!isPostgresInstalled())("two servers over one database and one object storage", () => {
  let database: PostgresServer;
  let s3: S3Server;
  let servers: [Server, Server];

  async function openServer(): Promise<Server> {
    const dataDir = mkdtempSync(join(tmpdir(), "lieudit-server-"));
    const place = { databaseUrl: database.url, connectTimeoutMs: 30_000, queryTimeoutMs: 30_000 };
    return {
      dataDir,
      leads: await openLeadStore({ folder: join(dataDir, "leads"), filesUrl: s3.url, ...place }),
      listings: await openListingStore({ folder: join(dataDir, "listings"), ...place }),
    };
  }

  beforeAll(async () => {
    [database, s3] = await Promise.all([startPostgres(), startS3()]);
    servers = [await openServer(), await openServer()];
  }, 60_000);

  afterAll(async () => {
    for (const { dataDir, leads, listings } of servers) {
      await Promise.all([leads.close(), listings.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    }
    await Promise.all([database.remove(), s3.close()]);
  });

  test("a photo that one received is re-encoded by the other, and read by both", async () => {
    const [one, other] = servers;
    const intake = createFormIntake({ quarantine: join(one.dataDir, "leads/quarantine"), filesUrl: s3.url });
    const form = new FormData();
    const photo = await sharp(GREEN).jpeg().toBuffer();
    form.append("photos", new Blob([new Uint8Array(photo)]), "a.jpg");
    const request = new Request("http://localhost/estimer", { method: "POST", body: form });
    await intake.take(request, "someone", async (_asked, { files, keepFiles }) => {
      await one.leads.put({ ...LEAD, files });
      keepFiles();
      return new Response("merci");
    });
    const openFiles = ({ dataDir }: Server) => openFileStore(join(dataDir, "leads"), s3.url);
    const work = {
      listings: { news: () => Promise.reject(new Error("not asked")) },
      brand: { name: "Lieudit", url: "http://localhost" },
      alertsFrequency: { HEURE: 12 },
      sendMail: async () => {},
      now: () => new Date(),
      log: () => {},
      signal: new AbortController().signal,
    };
    const run = (server: Server) =>
      reencodePhotos({
        ...work,
        leads: server.leads,
        folder: join(server.dataDir, "leads"),
        files: openFiles(server),
      });
    await Promise.all([run(other), run(one)]);
    const [file] = (await one.leads.list())[0]!.files;
    expect(file).toMatchObject({ state: "ready" });
    for (const server of servers) {
      const bytes = await openFiles(server).read(file!.path!);
      expect((await sharp(bytes!).metadata()).width).toBe(60);
      expect(existsSync(join(server.dataDir, "leads", file!.path!))).toBe(false);
    }
    await other.leads.purge({ kinds: ["reprise"] });
    expect([...s3.objects.keys()].filter((key) => key.startsWith("leads/"))).toEqual([]);
  });

  test("a photo of a listing that one imported is shown by both", async () => {
    const [one] = servers;
    await sharp(GREEN).jpeg().toFile(join(one.dataDir, "a1.jpg"));
    await one.listings.putAgency(AGENCY);
    const file = join(one.dataDir, "annonces.csv");
    writeFileSync(
      file,
      `${Array.from({ length: 328 }, (_, index) => `"${ESTATE[index + 1] ?? ""}"`).join("!#")}\r\n`,
    );
    const report = await importFile({
      store: one.listings,
      folder: join(one.dataDir, "listings"),
      filesUrl: s3.url,
      file,
      agence: undefined,
      allowPrivateHosts: false,
    });
    expect(report.refused).toEqual([]);
    for (const { dataDir, listings } of servers) {
      const [photo] = await listings.photoFiles();
      const answer = createListingPictures({
        listings,
        files: openFileStore(join(dataDir, "listings"), s3.url),
        folder: join(dataDir, "listings/pictures"),
      });
      const response = await answer(new Request(`http://localhost/img/${photo!.id}/320.webp`));
      expect(response?.status).toBe(200);
      expect(existsSync(join(dataDir, "listings/photos"))).toBe(false);
    }
  });
});

const GREEN = { create: { width: 60, height: 40, channels: 3, background: "#080" } } as const;

/** Cells of a Poliris file, by rank. */
const ESTATE: Readonly<Record<number, string>> = {
  1: "agence-du-quai",
  2: "A1",
  3: "Vente",
  4: "Appartement",
  5: "76990",
  6: "Aubremer",
  11: "150000.00",
  16: "62.5",
  18: "3",
  19: "2",
  20: "Appartement au port",
  85: "a1.jpg",
};

const AGENCY = {
  slug: "agence-du-quai",
  kind: "agence",
  nom: "Agence du Quai",
  adresse: { commune: "Aubremer", codePostal: "76990", departement: "76" },
} as const;

const LEAD = {
  key: "k1",
  kind: "reprise",
  listing: null,
  agency: null,
  answers: [],
  callConsent: null,
  score: 1,
  mails: () => [],
} as const;
