import { expect, test } from "vitest";
import type { Candidate } from "../ranking/score-place.ts";
import type { IndexReader, TermMatch } from "./index-reader.ts";
import { createStreetList, findMisspeltStreets, StreetLists } from "./street-lists.ts";

const aStreet = (name: string, town = "valbrune"): Candidate => ({
  rank: 1,
  kind: "street",
  location: { latitude: 43, longitude: 6 },
  popularity: 0,
  country: "FR",
  primaryType: "route",
  types: ["route"],
  names: [name.split(" ")],
  context: [],
  locality: town === "" ? [] : town.split(" "),
});

test("a misspelt street is found by its name and town together", () => {
  const list = createStreetList([aStreet("rue haute"), aStreet("rue hante"), aStreet("rue de la gare")]);
  const find = (typed: string) => findMisspeltStreets(list, typed).map(({ name }) => name.join(" "));
  expect(find("ruedelagaervalbrune")).toEqual(["rue de la gare"]);
  expect(find("ruehautevalbrunne")).toEqual(["rue haute"]);
  expect(find("ruehaevalbrune")).toEqual([]);
  expect(find("ruehatevalbrune")).toEqual(["rue haute", "rue hante"]);
});

test("streets of one name differ by their towns, and those without a town are not listed", () => {
  const [first, second] = [aStreet("rue haute"), aStreet("rue haute", "la roque")];
  const { byKey } = createStreetList([first, second, aStreet("rue haute", ""), aStreet("rue haute")]);
  expect([...byKey].map(([key, { place }]) => [key, place])).toEqual([
    ["ruehautevalbrune", first],
    ["ruehauteroque", second],
  ]);
});

test("lists of the last postcodes stay in memory, and a postcode with too many streets has none", async () => {
  const reads: string[] = [];
  const index = {
    async matching({ all }: TermMatch, _after: number, limit: number) {
      const postcode = all[0]![0]!;
      reads.push(postcode);
      return Array.from({ length: postcode === "@99999" ? limit : 4_000 }, (_, at) => aStreet(`rue ${at}`));
    },
  } as unknown as IndexReader;
  const lists = new StreetLists();
  for (let postcode = 10_000; postcode < 10_007; postcode++) await lists.read(index, String(postcode));
  await lists.read(index, "10000");
  expect(reads).toHaveLength(7);
  await lists.read(index, "10007");
  await lists.read(index, "10000");
  expect(reads).toHaveLength(8);
  await lists.read(index, "10001");
  expect(reads.at(-1)).toBe("@10001");
  expect(await lists.read(index, "99999")).toBeNull();
  // Calls that read a postcode at the same time count it once.
  await Promise.all(Array.from({ length: 32 }, () => lists.read(index, "20000")));
  const before = reads.length;
  await lists.read(index, "10001");
  expect(reads).toHaveLength(before);
});
