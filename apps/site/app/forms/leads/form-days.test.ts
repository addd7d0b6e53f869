import { findForm } from "@lieudit/leads/forms";
import { expect, test } from "vitest";
import { checkStay, readLinkDays } from "./form-days.ts";

const STAY = {
  couchages: 4,
  saisons: [
    { du: "2026-11-01", au: "2026-12-18", semaineCents: 50_000 },
    { du: "2026-12-19", au: "2026-12-31", semaineCents: 80_000 },
  ],
  pris: [{ du: "2026-12-05", au: "2026-12-12" }],
};

/** Returns the days that the form of a stay takes from a link. */
function readDays(query: string): string {
  const url = new URL(`https://l.example/sejour/x?${query}`);
  return readLinkDays(findForm(url.pathname)!, url, "2026-11-20")
    .days.map(({ name, value }) => `${name} ${value}`)
    .join();
}

test.each([
  ["du=2026-12-05&au=2026-12-12", "du 05/12/2026,au 12/12/2026"],
  ["du=2026-12-05", "du 05/12/2026"],
  ["", ""],
  ["du=2026-02-31&au=2026-12-12", ""],
  ["du=2026-11-19&au=2026-12-12", ""],
  ["du=2026-12-12&au=2026-12-05", ""],
  ["du=2027-11-20&au=2027-11-27", ""],
])("a link with %j fills in %j", (query, days) => expect(readDays(query)).toBe(days));

test("a link whose days the form refuses is blamed once", () => {
  const url = new URL("https://l.example/sejour/x?du=2026-12-12&au=2026-12-05");
  const { problems } = readLinkDays(findForm(url.pathname)!, url, "2026-11-20");
  expect(problems).toMatchObject([{ name: "au", message: expect.stringMatching(/^Les dates de ce lien/) }]);
});

test.each([
  [4, []],
  [5, [{ name: "personnes", message: "Le logement accueille 4 personnes au plus." }]],
])("a let that sleeps four, for %i people", (count, errors) => {
  const answers = [{ name: "personnes", label: "Nombre de personnes", value: String(count) }];
  expect(checkStay(STAY, answers)).toMatchObject(errors);
});

test.each([
  ["05/12/2026", "12/12/2026", "déjà prises"],
  ["11/12/2026", "20/12/2026", "déjà prises"],
  ["12/12/2026", "26/12/2026", null],
  ["28/11/2026", "05/12/2026", null],
  ["30/12/2026", "06/01/2027", null],
  ["30/12/2026", "07/01/2027", "pas proposé"],
  ["31/10/2026", "03/11/2026", "pas proposé"],
])("a stay from %s to %s: %s", (du, au, problem) => {
  const answers = [
    { name: "du", label: "Arrivée", value: du },
    { name: "au", label: "Départ", value: au },
  ];
  const [error] = checkStay(STAY, answers);
  if (problem === null) expect(error).toBeUndefined();
  else expect(error).toMatchObject({ name: "du", message: expect.stringContaining(problem) });
  expect(checkStay({ ...STAY, saisons: [], pris: [] }, answers)).toEqual([]);
  expect(checkStay(null, answers)).toEqual([]);
});
