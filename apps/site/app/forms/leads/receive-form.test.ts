import { StoreError } from "@lieudit/database";
import type { LeadReceipt, NewLead, PutResult } from "@lieudit/leads";
import type { Submission } from "@lieudit/leads/forms";
import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import { createRateLimiter } from "@lieudit/limits";
import type { Listing } from "@lieudit/listing-model";
import { anEstate, aVehicle } from "@lieudit/listing-model/testing";
import { describe, expect, test, vi } from "vitest";
import { createPageTokens } from "../../shell/http/page-token.ts";
import { withinMs } from "../../shell/services/store-timeout.ts";
import type { FormServices } from "./form-services.ts";
import { type ReturnedForm, receiveForm } from "./receive-form.ts";

const VISIT = "v".repeat(22);
const now = () => new Date("2026-11-20T08:00:00Z");
const tokens = createPageTokens(Buffer.alloc(32, "s"), now);

const KEPT: PutResult = { outcome: "kept", reference: "ABCDEFGHJK", awaited: null };

const CAR = aVehicle({
  agence: "garage-du-phare",
  contact: { email: "phare@exemple.fr", telephone: "+33261910020" },
});

interface SendOptions {
  score?: number;
  kind?: string;
  refused?: Submission["refused"];
  /** The earlier submission with this token. */
  before?: LeadReceipt | null;
  /** The listing that it is about. */
  id?: string;
  listing?: Listing;
  leadsEmail?: string | null;
}

/** A store that keeps every lead, in `kept`. */
function aStore() {
  const kept: NewLead[] = [];
  const put = async (lead: NewLead) => {
    kept.push(lead);
    return KEPT;
  };
  return { kept, put };
}

/** Sends a contact form to a site with a working store. */
async function send(
  put: (lead: NewLead) => Promise<PutResult>,
  perHour = 10,
  sent: Record<string, string> = {},
  {
    score = 1,
    kind = "contact",
    refused = [],
    before = null,
    id,
    listing = CAR,
    leadsEmail = null,
  }: SendOptions = {},
) {
  const definition = FORM_DEFINITIONS.find((found) => found.kind === kind);
  if (definition === undefined) throw new Error(`there is a form ${kind}`);
  const token = tokens.issue(VISIT, definition.path);
  const given = { jeton: token, nom: "Léa", courriel: "lea@exemple.fr", message: "Bonjour", ...sent };
  const [keepFiles, dropFiles] = [vi.fn(), vi.fn()];
  let count = 0;
  const agency = { nom: "Garage du Phare" };
  // Only the services that the contact form uses.
  const services = {
    publicUrl: "http://localhost",
    pageTokens: tokens,
    formLimiter: createRateLimiter({
      max: perHour,
      counter: () => (++count > perHour ? null : count),
    }),
    clock: now,
    isClockFixed: true,
    cookies: { isSecure: false },
    leadsEmail,
    uploadQuotaBytes: 1,
    content: { operator: { name: "Lieudit Aubremer", email: "agence@exemple.fr", phone: "+33261910010" } },
    listings: { get: async () => ({ state: "shown", listing, agency }) },
    leads: {
      put,
      known: async () => before,
      fileByteCount: async () => 0,
    },
    botJudge: { siteKey: "k", judge: async () => score },
  } as unknown as FormServices;
  const url = new URL(`http://localhost${definition.path}`);
  const request = new Request(url, {
    method: "POST",
    headers: { cookie: `visite=${VISIT}`, origin: "http://localhost" },
  });
  const fields = new Map(Object.entries(given));
  const submission: Submission = { fields, files: [], refused, keepFiles, dropFiles };
  const inTime = <T>(work: Promise<T>) => withinMs(60_000, work);
  const received = { request, url, id, submission, sender: "a", inTime };
  const attempts = Array.from({ length: 2 }, () => receiveForm(definition, received, services));
  const [first, second] = await Promise.all(attempts);
  return { first, second, token, keepFiles, dropFiles };
}

/** A form that came back, with its status. */
function returned(answer: unknown): { form: ReturnedForm; status: number; headers: Headers } {
  const { data, init } = answer as { data: ReturnedForm; init: ResponseInit };
  return { form: data, status: init.status ?? 200, headers: new Headers(init.headers) };
}

test("a form that is kept leads to its thanks, with the email for its recipient", async () => {
  const { kept, put } = aStore();
  const { first, keepFiles } = await send(put);
  expect(first).toMatchObject({ status: 303 });
  expect((first as Response).headers.get("location")).toBe("/merci/contact?numero=ABCDEFGHJK");
  expect(kept[0]?.mails("ABCDEFGHJK")).toMatchObject([
    { to: "agence@exemple.fr", replyTo: "lea@exemple.fr" },
    { to: "lea@exemple.fr", replyTo: "agence@exemple.fr", subject: "Demande de contact bien reçue" },
  ]);
  expect(keepFiles).toHaveBeenCalled();
});

test("a stay in taken days comes back, and one in free days is kept", async () => {
  const { kept, put } = aStore();
  const pris = [{ du: "2026-12-05", au: "2026-12-12" }];
  const listing = anEstate({ transaction: "saisonnier", sejour: { couchages: 4, saisons: [], pris } });
  const options = { kind: "sejour", id: listing.id, listing };
  const taken = await send(put, 10, { du: "11/12/2026", au: "15/12/2026", personnes: "2" }, options);
  expect(returned(taken.first)).toMatchObject({ status: 422, form: { errors: [{ label: "Période" }] } });
  expect(kept).toEqual([]);
  const free = await send(put, 10, { du: "12/12/2026", au: "15/12/2026", personnes: "2" }, options);
  expect(free.first).toMatchObject({ status: 303 });
  // The thanks and the email both lead to the asked days, for a calendar.
  const days = "du=2026-12-12&au=2026-12-15";
  const annonce = `numero=ABCDEFGHJK&annonce=${listing.id}`;
  expect((free.first as Response).headers.get("location")).toBe(`/merci/sejour?${annonce}&${days}`);
  expect(kept[0]?.mails("ABCDEFGHJK")[1]?.text).toContain(
    `http://localhost/merci/sejour/agenda.ics?${annonce}&${days}`,
  );
});

test("a form about a listing that was kept before is not counted again", async () => {
  const known: PutResult = { outcome: "known", reference: "ABCDEFGHJK", awaited: null };
  const { first } = await send(async () => known, 10, {}, { id: "abc" });
  expect(first).toMatchObject({ status: 303 });
  expect((first as Response).headers.get("x-figure")).toBeNull();
});

test("a report of a listing is no lead of its seller, but says which listing it is about", async () => {
  const { kept, put } = aStore();
  const motif = "Soupçon d’escroquerie";
  const reported = await send(put, 10, { motif }, { kind: "signalement", id: "abc" });
  const written = await send(put, 10, {}, { id: "abc" });
  const [report, , message] = kept;
  expect((reported.first as Response).headers.get("x-figure")).toBeNull();
  expect((written.first as Response).headers.get("x-figure")).toBe(`contact ${message?.listing?.id}`);
  expect(report).toMatchObject({ agency: null, listing: { title: message?.listing?.title } });
  expect(report?.mails("X")[0]).toMatchObject({ to: "agence@exemple.fr" });
  expect(message).toMatchObject({ agency: "garage-du-phare" });
  expect(message?.mails("X")[0]).toMatchObject({ to: "phare@exemple.fr" });
});

test("the sender gets an email that names agency, listing, phone and delay, and nothing that was typed", async () => {
  const { kept, put } = aStore();
  await send(put, 10, { message: "Achetez ici https://exemple.invalid" }, { id: "abc" });
  const [lead] = kept;
  const receipt = lead!.mails("ABCDEFGHJK")[1]!;
  expect(receipt.to).toBe("lea@exemple.fr");
  expect(receipt.replyTo).toBe("phare@exemple.fr");
  expect(receipt.text).toContain("Garage du Phare");
  expect(receipt.text).toContain(lead!.listing!.title);
  expect(receipt.text.replace(/\s/g, " ")).toContain("02 61 91 00 20");
  expect(receipt.text).toContain("sous un jour ouvré");
  expect(receipt.text).toContain("ABCDEFGHJK");
  expect(receipt.text).not.toContain("exemple.invalid");
  expect(receipt.text).toMatch(/\n-- \n/);
});

test("a reply to the receipt of a message to the operator goes to the public address", async () => {
  const { kept, put } = aStore();
  await send(put, 10, {}, { leadsEmail: "boite-privee@exemple.fr" });
  const [letter, receipt] = kept[0]?.mails("ABCDEFGHJK") ?? [];
  expect(letter?.to).toBe("boite-privee@exemple.fr");
  expect(receipt?.replyTo).toBe("agence@exemple.fr");
});

test("a store that takes nothing gives the form back with all that was typed, to be sent again as the same", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { first, token, keepFiles } = await send(() =>
    Promise.reject(new StoreError("UNAVAILABLE", "the disk is full")),
  );
  const { form, status, headers } = returned(first);
  expect(status).toBe(503);
  expect(headers.get("retry-after")).toBe("5");
  expect(form).toMatchObject({ problem: "unavailable", token, values: { nom: "Léa", message: "Bonjour" } });
  // It may have been kept all the same, and then its files belong to it.
  expect(keepFiles).toHaveBeenCalled();
  expect(String(error.mock.calls)).not.toContain("lea@exemple.fr");
  error.mockRestore();
});

test("a form whose listing the database does not tell comes back too", async () => {
  const { first } = await send(() => Promise.reject(new Response(null, { status: 503 })));
  expect(returned(first)).toMatchObject({
    status: 503,
    form: { problem: "unavailable", values: { nom: "Léa" } },
  });
});

test("a fault of ours is no full disk", async () => {
  await expect(send(() => Promise.reject(new TypeError("a fault")))).rejects.toThrow("a fault");
});

test("a sender of too many forms is asked to wait, and one whose token was used gets a new one", async () => {
  const { second } = await send(async () => KEPT, 1);
  expect(returned(second)).toMatchObject({ status: 429, form: { problem: "busy", values: { nom: "Léa" } } });
  const { first } = await send(async () => ({ outcome: "reused" }));
  expect(returned(first)).toMatchObject({ status: 409, form: { problem: "reused", token: null } });
});

test("mistakes come back beside their fields, and nothing is kept", async () => {
  const { first, keepFiles } = await send(() => Promise.reject(new Error("not asked")), 10, {
    courriel: "léa",
  });
  expect(returned(first)).toMatchObject({ status: 422, form: { errors: [{ name: "courriel" }] } });
  expect(keepFiles).not.toHaveBeenCalled();
});

describe("a form that looks as if a program had sent it", () => {
  const doubtful = { score: 0.2 };

  test("is kept, and waits for a yes from the address that it names", async () => {
    const kept: NewLead[] = [];
    const put = async (lead: NewLead): Promise<PutResult> => {
      kept.push(lead);
      return { ...KEPT, awaited: "asked" };
    };
    const { first } = await send(put, 10, {}, doubtful);
    expect((first as Response).headers.get("location")).toBe(
      "/merci/contact?numero=ABCDEFGHJK&confirmation=attendue",
    );
    const { confirmation } = kept[0] ?? {};
    expect(confirmation?.email).toBe("lea@exemple.fr");
    const question = confirmation?.mail("secret");
    expect(question).toMatchObject({ to: "lea@exemple.fr", replyTo: null });
    expect(question?.text).toContain("http://localhost/confirmer/secret");
  });

  test("is asked for an address where it has none, with all that was typed, and is sent then", async () => {
    const call = { telephone: "06 12 34 56 78" };
    const kept: NewLead[] = [];
    const put = async (lead: NewLead): Promise<PutResult> => {
      kept.push(lead);
      return KEPT;
    };
    const options = { ...doubtful, kind: "rappel" };
    const { first, token } = await send(put, 10, call, options);
    expect(returned(first)).toMatchObject({
      status: 422,
      form: {
        problem: "unconfirmed",
        token,
        errors: [{ name: "courriel_confirmation" }],
        values: { nom: "Léa", telephone: "06 12 34 56 78" },
      },
    });
    expect(kept).toEqual([]);
    const wrong = await send(put, 10, { ...call, courriel_confirmation: "léa" }, options);
    expect(returned(wrong.first)).toMatchObject({ form: { problem: "answers" } });
    await send(put, 10, { ...call, courriel_confirmation: "lea@exemple.fr" }, options);
    expect(kept[0]?.confirmation?.email).toBe("lea@exemple.fr");
    expect(kept[0]?.mails("X")[0]?.replyTo).toBe("lea@exemple.fr");
  });

  test("that was kept before is thanked for again", async () => {
    const before = { reference: "ABCDEFGHJK", awaited: null };
    const { first } = await send(
      async () => KEPT,
      10,
      { telephone: "06 12 34 56 78" },
      { ...doubtful, kind: "rappel", before },
    );
    expect((first as Response).headers.get("location")).toBe("/merci/rappel?numero=ABCDEFGHJK");
  });

  test("at the very bound is believed", async () => {
    const { first } = await send(
      async ({ confirmation }) => ({ ...KEPT, reference: String(confirmation) }),
      10,
      {},
      { score: 0.5 },
    );
    expect((first as Response).headers.get("location")).toContain("numero=undefined");
  });
});

test("photos of a form that came before are not kept a second time", async () => {
  const { dropFiles } = await send(async () => ({ ...KEPT, outcome: "known" }));
  expect(dropFiles).toHaveBeenCalled();
  const kept = await send(async () => KEPT);
  expect(kept.dropFiles).not.toHaveBeenCalled();
});

test("a form whose photo the disk did not take comes back with what was typed, for another time", async () => {
  const put = vi.fn();
  const { first, token } = await send(put, 10, {}, { refused: [{ name: "a.jpg", problem: "disk" }] });
  const { form, status, headers } = returned(first);
  expect({ status, wait: headers.get("retry-after") }).toEqual({ status: 503, wait: "5" });
  expect(form).toMatchObject({ problem: "unavailable", token, lostFiles: ["a.jpg"] });
  expect(form.values).toMatchObject({ nom: "Léa", message: "Bonjour" });
  expect(put).not.toHaveBeenCalled();
});

test("a file that is not a photo is not asked for again", async () => {
  const refused = [{ name: "a.svg", problem: "type" as const }];
  const { first } = await send(vi.fn(), 10, { categorie: "" }, { kind: "reprise", refused });
  expect(returned(first).form.lostFiles).toEqual([]);
});
