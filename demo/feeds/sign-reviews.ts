import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createReviewer, signReview } from "../../packages/place-import/src/feeds/reviews/signed-review.ts";
import { feedPlaces } from "./feed-places.ts";

/**
 * Signs the demo's reviews again and writes `avis.jsonl` beside this file:
 *
 *     node demo/feeds/sign-reviews.ts <demo.osm>
 *
 * A signature differs each time, so the file is committed instead of built.
 */
async function main([osm]: readonly string[]): Promise<void> {
  if (osm === undefined)
    throw new Error("No map to take positions from; call it as: node demo/feeds/sign-reviews.ts <demo.osm>");
  const place = feedPlaces(await readFile(osm, "utf8"));
  const authors = new Map(
    await Promise.all(AUTHORS.map(async (name) => [name, await createReviewer()] as const)),
  );
  const tokens: string[] = [];
  for (const { author, of, rating, opinion, day, metadata } of REVIEWS) {
    const { latitude, longitude } = place(of);
    const query = new URLSearchParams({ q: of, u: "25" });
    tokens.push(
      await signReview(authors.get(author)!, {
        iat: Date.parse(`${day}T12:00:00Z`) / 1_000,
        sub: `geo:${latitude},${longitude}?${query}`,
        ...(rating === undefined ? {} : { rating }),
        ...(opinion === undefined ? {} : { opinion }),
        metadata: { nickname: author, is_generated: true, language: "fr", ...metadata },
      }),
    );
  }
  // An answer to a review is no review of a place.
  const signature = tokens[0]!.split(".")[2]!;
  tokens.push(
    await signReview(authors.get("Ilyes")!, {
      iat: 1_780_000_000,
      sub: `urn:maresi:${signature}`,
      rating: 100,
    }),
  );
  await writeFile(join(import.meta.dirname, "avis.jsonl"), tokens.map((token) => `${token}\n`).join(""));
}

interface DemoReview {
  author: (typeof AUTHORS)[number];
  of: string;
  rating?: number;
  opinion?: string;
  day: string;
  metadata?: Record<string, unknown>;
}

const AUTHORS = ["Maïwenn", "Ilyes", "Rosalind"] as const;

const REVIEWS: readonly DemoReview[] = [
  {
    author: "Maïwenn",
    of: "Station Vaudrimont",
    rating: 75,
    opinion: "Accueil aimable, et le gonfleur marche.",
    day: "2026-06-03",
  },
  { author: "Ilyes", of: "Station Vaudrimont", rating: 25, day: "2026-07-12" },
  // The author thought again: only the second counts.
  { author: "Maïwenn", of: "Bornes de la place d'Armes", rating: 0, opinion: "En panne.", day: "2026-05-20" },
  {
    author: "Maïwenn",
    of: "Bornes de la place d'Armes",
    rating: 100,
    opinion: "Réparées en deux jours, merci.",
    day: "2026-05-23",
  },
  {
    author: "Rosalind",
    of: "Station du Mesnil",
    rating: 50,
    opinion: "Handy on the way to the coast, closed on Sundays though.",
    day: "2026-08-02",
    metadata: {
      language: "en",
      translations: { fr: "Pratique en allant vers la côte, mais fermée le dimanche." },
    },
  },
  {
    author: "Ilyes",
    of: "Station du Mesnil",
    opinion: "Pensez à prendre un ticket pour le lavage.",
    day: "2026-09-14",
  },
];

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
