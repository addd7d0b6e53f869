import { StoreError } from "@lieudit/database";
import type { ListingStore } from "@lieudit/listing-store";
import { expect, test } from "vitest";
import { storeForPages } from "./store-for-pages.ts";

/** A store for tests that only call `count`. */
class Store {
  readonly #answers: (number | Error)[];
  constructor(...answers: (number | Error)[]) {
    this.#answers = answers;
  }
  async count(): Promise<number> {
    const answer = this.#answers.shift() ?? 0;
    if (answer instanceof Error) throw answer;
    return answer;
  }
}

const away = () => new StoreError("UNAVAILABLE", "La base des annonces ne répond pas.");

function forPages(store: Store, now?: () => number) {
  const lines: string[] = [];
  const listings = storeForPages(store as unknown as ListingStore, (line) => lines.push(line), now);
  return { listings, lines };
}

test("answers pass as they are", async () => {
  const { listings } = forPages(new Store(24));
  expect(await listings.count()).toBe(24);
});

test("a database that is away is status 503, and told once a minute", async () => {
  let now = 0;
  const { listings, lines } = forPages(new Store(away(), away(), away(), 7), () => now);
  await expect(listings.count()).rejects.toMatchObject({ status: 503 });
  await expect(listings.count()).rejects.toMatchObject({ status: 503 });
  expect(lines).toEqual(["La base des annonces ne répond pas."]);
  now = 60_000;
  await expect(listings.count()).rejects.toMatchObject({ status: 503 });
  expect(lines).toHaveLength(2);
  expect(await listings.count()).toBe(7);
});

test("any other fault stays what it is", async () => {
  const refused = new StoreError("INVALID", "Aucune annonce de ce nom.");
  const { listings, lines } = forPages(new Store(new TypeError("a fault of ours"), refused));
  await expect(listings.count()).rejects.toThrow(TypeError);
  await expect(listings.count()).rejects.toBe(refused);
  expect(lines).toEqual([]);
});
