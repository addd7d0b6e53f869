import type { DeskStore } from "../store/desk-store.ts";
import type { NewPerson } from "../store/people.ts";

/** Accounts of the demo, of two of its agencies and an operator. Their addresses receive no email. */
const DEMO_PEOPLE: readonly NewPerson[] = [
  {
    email: "camille@agence-de-la-dune.example",
    name: "Camille Le Goff",
    role: "manager",
    agency: "agence-de-la-dune",
  },
  {
    email: "sacha@garage-du-faubourg.example",
    name: "Sacha Morvan",
    role: "manager",
    agency: "garage-du-faubourg",
  },
  { email: "exploitation@lieudit.example", name: "Dominique, exploitation", role: "operator", agency: null },
];

/** Adds the accounts that are missing, and records which agencies are the demo's. */
export async function addDemoPeople(store: DeskStore, agencies: readonly string[]): Promise<string> {
  const known = new Set((await store.listPeople()).map(({ email }) => email));
  const missing = DEMO_PEOPLE.filter(({ email }) => !known.has(email));
  for (const person of missing) await store.addPerson({ ...person, isDemo: true });
  await store.recordDemoAgencies(agencies);
  return `Comptes d’essai : ${missing.length} ajoutés, ${DEMO_PEOPLE.length - missing.length} déjà là.\n`;
}
