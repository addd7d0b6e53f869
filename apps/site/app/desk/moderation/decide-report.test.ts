import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDeskStore } from "@lieudit/desk";
import { type NewLead, openLeadStore } from "@lieudit/leads";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { openListingStore } from "@lieudit/listing-store";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DeskRequest } from "../access/require-person.ts";
import { decideReport } from "./decide-report.ts";
import { listDecisions } from "./decisions.ts";
import { findReportSubject } from "./report-subject.ts";

const AGENCE = "agence-du-quai";
const PHOTOS = ["a", "b"].map((id) => ({ id, alt: id, widthPx: 4, heightPx: 3 }));

let folder: string;
let known: Pick<DeskRequest, "person" | "services">;
let hidden: { reviews: string[]; photos: string[] };
let listing: { id: string; reference: string; title: string; path: string };
let end: () => Promise<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "moderation-"));
  const [desk, leads, listings] = await Promise.all([
    openDeskStore({ folder }),
    openLeadStore({ folder }),
    openListingStore({ folder }),
  ]);
  end = () => Promise.all([desk.close(), leads.close(), listings.close()]);
  await listings.putAgency(anAgency({ email: "quai@agence.example" }));
  const { inserted } = await listings.importPortfolio({
    agence: AGENCE,
    flux: "poliris",
    listings: [anEstateDraft({ photos: PHOTOS })],
  });
  const { titre: title = "", reference = "" } = (await listings.listOfAgency(AGENCE))[0] ?? {};
  listing = { id: inserted[0] ?? "", reference, title, path: "/bien/x" };
  const camille = {
    email: "camille@quai.example",
    name: "Camille",
    role: "manager",
    agency: AGENCE,
  } as const;
  await desk.addPerson(camille);
  await desk.addPerson({ ...camille, email: "alix@quai.example", role: "member" });
  const person = await desk.addPerson({
    email: "dominique@site.example",
    name: "Dominique",
    role: "operator",
    agency: null,
  });
  hidden = { reviews: [], photos: [] };
  const services = {
    desk,
    leads,
    listings,
    content: { operator: { name: "Lieudit", email: "contact@site.example" } },
    publicUrl: "https://site.example",
    readHiddenContent: async () => hidden,
    hideContent: async (kind: keyof typeof hidden, key: string, isHidden: boolean) => {
      hidden[kind] = isHidden ? [key] : [];
    },
  };
  // What deciding needs.
  known = { person, services: services as unknown as DeskRequest["services"] };
});
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true, force: true });
});

async function report(key: string, facts: Partial<NewLead> = {}): Promise<string> {
  const result = await known.services.leads.put({
    key,
    kind: "signalement",
    listing,
    agency: null,
    answers: [
      { name: "motif", label: "Motif", value: key },
      { name: "courriel", label: "Courriel", value: `${key}@exemple.fr` },
    ],
    callConsent: null,
    score: 1,
    files: [],
    mails: () => [],
    ...facts,
  });
  return "reference" in result ? result.reference : "";
}

async function decide(
  reference: string,
  decision: "garder" | "retirer" | "photos" | "retablir",
  photos = ["a"],
) {
  const lead = await known.services.leads.get(reference);
  if (lead === null) throw new Error("the report is stored");
  const subject = await findReportSubject(known, lead);
  expect(listDecisions(subject)).toContain(decision);
  await decideReport(known, lead, subject, { decision, photos, reason: "Photo copiée." });
}

async function takeMails(): Promise<string[]> {
  const recipients: string[] = [];
  for (;;) {
    const mail = await known.services.leads.claimMail();
    if (mail === null) return recipients.toSorted();
    recipients.push(mail.to);
    expect(mail.text).toContain("Photo copiée.");
    await known.services.leads.recordMailSent(mail.id);
  }
}

test("a removed listing is gone, its agency and all who reported it get an email, and their reports are closed", async () => {
  const [first, second] = [await report("un"), await report("deux")];
  await decide(first, "retirer");
  const { leads, listings, desk } = known.services;
  expect(await listings.get(listing.id)).toEqual({ state: "gone", kind: "estate" });
  for (const reference of [first, second]) expect((await leads.getWork(reference)).work.state).toBe("closed");
  expect((await leads.getWork(first)).notes.at(-1)?.text).toBe("Retiré : Photo copiée.");
  expect(await takeMails()).toEqual([
    "camille@quai.example",
    "deux@exemple.fr",
    "quai@agence.example",
    "un@exemple.fr",
  ]);
  const { entries } = await desk.listAudit({ agency: AGENCE, count: 1 });
  expect(entries[0]).toMatchObject({
    actor: "Dominique",
    action: "modération",
    after: { motif: "Photo copiée." },
  });
  await decide(first, "retablir");
  expect(await listings.get(listing.id)).toMatchObject({ state: "ended" });
});

test("a decision leaves a report open that only mentions the content", async () => {
  const other = { ...listing, id: "other", reference: "R9" };
  const mention = await report("deux", {
    listing: other,
    answers: [{ name: "motif", label: "Motif", value: `Comme l’annonce ${listing.id}` }],
  });
  await decide(await report("un"), "garder");
  expect((await known.services.leads.getWork(mention)).work.state).toBe("new");
});

test("only the chosen photos are removed, and a listing that is kept stays as it is", async () => {
  await decide(await report("un"), "photos");
  const found = await known.services.listings.get(listing.id);
  expect(found).toMatchObject({ state: "shown", listing: { photos: [{ id: "b" }] } });
  await takeMails();
  await decide(await report("deux"), "garder");
  // The agency has nothing to do.
  expect(await takeMails()).toEqual(["deux@exemple.fr"]);
});

test.each([
  [
    "signalement-avis",
    "reviews",
    { name: "avis_masquer", value: "npm run import -- --hide-review sig-1" },
    "sig-1",
  ],
  ["signalement-lieu", "photos", { name: "lieu_photo", value: "photo-1" }, "photo-1"],
] as const)(
  "a report of kind %s hides what it names, and shows it again",
  async (kind, name, answer, key) => {
    const place = {
      name: kind === "signalement-avis" ? "avis_lieu" : "lieu",
      label: "",
      value: "Café (du Port) (n123)",
    };
    const answers = [place, { ...answer, label: "" }];
    const reference = await report("un", { kind, listing: null, answers });
    await decide(reference, "retirer");
    expect(hidden[name]).toEqual([key]);
    const lead = await known.services.leads.get(reference);
    const subject = lead === null ? null : await findReportSubject(known, lead);
    expect(subject).toMatchObject({ kind: name, key, placeId: "n123" });
    expect(listDecisions(subject)).toEqual(["retablir", "garder"]);
    await decide(reference, "retablir");
    expect(hidden[name]).toEqual([]);
  },
);

test("an error of a place can only be closed", async () => {
  const answers = [{ name: "lieu", label: "Lieu", value: "n123" }];
  const reference = await report("un", { kind: "signalement-lieu", listing: null, answers });
  await decide(reference, "garder");
  expect((await known.services.leads.getWork(reference)).work.state).toBe("closed");
});
