import { join } from "node:path";
import { type DeskStore, openDeskStore } from "@lieudit/desk";
import type { Person } from "@lieudit/desk/roles";
import { type LeadStore, type NewLead, openLeadStore } from "@lieudit/leads";
import { DEALER, ESTATE_AGENCY, HOUSE_ID } from "./fixture-listings.ts";
import { FIXTURE_NOW } from "./fixture-places.ts";
import type { RunningSite } from "./running-site.ts";

/** Accounts and leads of the fixture's agencies, with a session of each person. */
export interface DeskFixture {
  desk: DeskStore;
  leads: LeadStore;
  people: Readonly<Record<"operator" | "manager" | "member", Person>>;
  /** Value of the session cookie of each person. */
  sessions: Readonly<Record<"operator" | "manager" | "member", string>>;
  /** References of a lead of the estate agency, of the dealer, and of the operator, and of a report. */
  references: Readonly<Record<"estate" | "dealer" | "operator" | "report", string>>;
  close: () => Promise<void>;
}

/** Writes people and leads into the stores of a running site. Manager and member are of the estate agency. */
export async function writeDeskFixture({
  dataDir,
  stores,
}: Pick<RunningSite, "dataDir" | "stores">): Promise<DeskFixture> {
  const now = () => new Date(FIXTURE_NOW);
  const desk = await openDeskStore({ folder: join(dataDir, "desk"), now, ...stores });
  const leads = await openLeadStore({ folder: join(dataDir, "leads"), now, ...stores });
  const agency = ESTATE_AGENCY;
  const people = {
    operator: await desk.addPerson({
      email: "dominique@site.example",
      name: "Dominique",
      role: "operator",
      agency: null,
    }),
    manager: await desk.addPerson({
      email: "camille@roches.example",
      name: "Camille Roux",
      role: "manager",
      agency,
    }),
    member: await desk.addPerson({
      email: "alix@roches.example",
      name: "Alix Morel",
      role: "member",
      agency,
    }),
  };
  const sessions = {
    operator: await desk.openSession(people.operator.id, "Test"),
    manager: await desk.openSession(people.manager.id, "Test"),
    member: await desk.openSession(people.member.id, "Test"),
  };
  const references = {
    estate: await putLead(leads, "desk-1", { agency, kind: "visite" }),
    dealer: await putLead(leads, "desk-2", { agency: DEALER, kind: "essai" }),
    operator: await putLead(leads, "desk-3", { agency: null }),
    report: await putLead(leads, "desk-4", {
      agency: null,
      kind: "signalement",
      listing: { id: HOUSE_ID, reference: "R-1", title: "Maison signalée", path: "/bien/x" },
    }),
  };
  return {
    desk,
    leads,
    people,
    sessions,
    references,
    close: async () => {
      await Promise.all([desk.close(), leads.close()]);
    },
  };
}

/** Stores a lead of Jeanne and returns its reference. */
export async function putLead(
  store: LeadStore,
  key: string,
  changes: Partial<NewLead> = {},
): Promise<string> {
  const result = await store.put({
    key,
    kind: "contact",
    listing: null,
    agency: ESTATE_AGENCY,
    answers: [
      { name: "nom", label: "Nom et prénom", value: "Jeanne Marchand" },
      { name: "courriel", label: "Courriel", value: "jeanne@exemple.fr" },
      { name: "message", label: "Précisions", value: `Bonjour,\n<b>${key}</b>` },
    ],
    callConsent: null,
    score: 1,
    files: [],
    mails: () => [],
    ...changes,
  });
  if (!("reference" in result)) throw new Error(`The lead ${key} was not stored.`);
  return result.reference;
}
