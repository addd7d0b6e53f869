import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Lead } from "../store/lead.ts";
import { openLeadStore } from "../store/open-lead-store.ts";
import { toCsv, toLeadRows } from "./lead-csv.ts";
import { formatLead, formatLeadLines } from "./lead-text.ts";
import { LEADS_HELP, parseLeadsCommandLine } from "./leads-command-line.ts";

function aStoredLead(changes: Partial<Lead> = {}): Lead {
  return {
    reference: "ABCDEFGHJK",
    kind: "contact",
    created: "2026-11-20T08:00:00.000Z",
    expires: "2029-11-20T08:00:00.000Z",
    listing: null,
    agency: null,
    answers: [],
    callConsent: null,
    score: 1,
    confirmation: null,
    files: [],
    ...changes,
  };
}

const answer = (value: string, name = "message") => ({ name, label: "Message", value });

test.each(["=1+1", "+33", "-2", "@SUM(A1)", "\t=1", "\r=1"])("%j is no formula in a spreadsheet", (value) => {
  const csv = toCsv([[value]]);
  expect(csv.replace(/^\ufeff"?/, "").startsWith("'")).toBe(true);
});

test("a CSV keeps untrusted text in its cell, and has the columns of several forms", () => {
  const rows = toLeadRows(
    [
      aStoredLead({ answers: [answer('Dites "oui" ;\nmerci')] }),
      aStoredLead({ answers: [answer("12/12/2026", "du")], callConsent: "J’accepte" }),
    ],
    () => "",
  );
  expect(toCsv(rows).split("\r\n")[1]).toContain(';"Dites ""oui"" ;\nmerci";;');
  expect(rows[2]?.slice(-5)).toEqual(["1", "", "", "12/12/2026", ""]);
});

test("untrusted text cannot control the terminal or add lines to a list", () => {
  const hostile = "a\u001b[2J\nfaux numéro\u202e\u0007";
  const lead = aStoredLead({ answers: [answer(hostile, "nom"), answer(hostile)] });
  for (const text of [formatLeadLines([lead]), formatLead(lead)])
    expect(text).not.toMatch(/[\p{Cf}]|[^\P{Cc}\n\t]/u);
  expect(formatLeadLines([lead]).trimEnd().split("\n")).toHaveLength(1);
  expect(formatLead(lead)).toContain("\n  faux numéro");
});

const surroundings = { env: {}, workingFolder: "/w", defaultDataDir: "/data" };
const parse = (...args: string[]) => parseLeadsCommandLine({ args, ...surroundings });

test.each([
  [["purge", "--sorte", "contact"], /--avant/],
  [["purge", "--avant", "hier"], /n’est pas un jour/],
  [["purge", "K7Q2M9XD4T", "--avant", "2026-11-20"], /pas les deux/],
  [["purge", "--courriel", "lea@exemple.fr", "--sorte", "contact"], /rien d’autre/],
  [["purge", "--courriel", "lea"], /n’est pas une adresse/],
  [["list", "K7Q2M9XD4T"], /ne prend pas « K7Q2M9XD4T »/],
  [["purge-proofs", "2026-11-20"], /ne prend pas/],
  [["purge-proofs", "--avant", "demain"], /n’est pas un jour/],
  [["purge-proofs", "--courriel", "lea@exemple.fr"], /« purge-proofs » ne prend pas --courriel/],
  [["proofs", "--vers", "p.csv", "--avant", "2026-11-20"], /« proofs » ne prend pas --avant/],
  [["alerts", "--depuis", "2026-11-20"], /« alerts » ne prend pas --depuis/],
  [["show", "K7Q2M9XD4T", "K7Q2M9XD4U"], /ne prend pas « K7Q2M9XD4U »/],
  [["export", "K7Q2M9XD4T", "--courriel", "lea@exemple.fr", "--vers", "d"], /pas les deux/],
  [["export"], /--vers/],
  [["show"], /numéro/],
  [["list", "--sorte", "spam"], /Choisissez une sorte/],
  [["dump"], /n’est pas connu/],
  [["toString", "--avant", "2026-11-20"], /n’est pas connu/],
  [["list", "--tout"], /--help/],
])("rejects %j with what to write instead", (args, sentence) => {
  expect(() => parse(...args)).toThrow(sentence);
});

test("the list, the details and the CSV show that a lead is unconfirmed", () => {
  const email = "lea@exemple.fr";
  const waiting = aStoredLead({ confirmation: { email, wasAsked: true, confirmed: null } });
  const confirmed = aStoredLead({
    confirmation: { email, wasAsked: true, confirmed: "2026-11-20T09:00:00.000Z" },
  });
  const unasked = aStoredLead({ confirmation: { email, wasAsked: false, confirmed: null } });
  expect(formatLeadLines([waiting, confirmed, aStoredLead()]).split("\n")).toEqual([
    expect.stringMatching(/\tà confirmer$/),
    expect.stringMatching(/\tconfirmée$/),
    expect.stringMatching(/\t-$/),
    "",
  ]);
  expect(formatLead(waiting)).toContain("Confirmation : demandée à lea@exemple.fr, pas encore reçue");
  expect(formatLead(unasked)).not.toContain("demandée à");
  expect(formatLead(unasked)).toContain(
    "Confirmation : attendue de lea@exemple.fr, sans nouveau message : cette adresse en avait déjà reçu 5",
  );
  expect(formatLead(confirmed)).toContain("Confirmation : reçue de lea@exemple.fr le 2026-11-20T09:00");
  expect(toLeadRows([waiting], () => "")[1]).toContain("à confirmer");
});

test("the help lists the retention of each kind", () => {
  for (const line of [
    "demandes (LEADS_RETENTION) : 3\u00a0ans",
    "signalements (REPORTS_RETENTION) : 1\u00a0an",
    "13 mois",
  ]) {
    expect(LEADS_HELP).toContain(line);
  }
});

test("days and hours are French, in winter and in summer", () => {
  expect(formatLeadLines([aStoredLead()])).toContain("\t2026-11-20 09:00\t");
  expect(formatLeadLines([aStoredLead({ created: "2026-07-20T22:30:00.000Z" })])).toContain(
    "\t2026-07-21 00:30\t",
  );
  for (const [day, before] of [
    ["2026-07-21", "2026-07-20T22:00:00.000Z"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ] as const) {
    expect(parse("purge", "--avant", day)).toMatchObject({ query: { before: new Date(before) } });
  }
});

test("a purge without a day deletes expired leads only", () => {
  expect(parse("purge")).toMatchObject({ do: "purge", query: "expired", dataDir: "/data" });
  expect(parse("purge", "--avant", "2026-11-20", "--sorte", "essai", "--sorte", "visite")).toMatchObject({
    query: { before: new Date("2026-11-20T00:00:00+01:00"), kinds: ["essai", "visite"] },
  });
});

describe("the command", () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "leads-command-"));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const leads = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), ...args, "--data-dir", dataDir], {
      encoding: "utf8",
    });

  test("lists, shows, exports with photos, and purges", async () => {
    const folder = join(dataDir, "leads");
    const store = await openLeadStore({ folder });
    const file = { id: "f", name: "IMG_1.HEIC", byteCount: 3, digest: "ab" };
    const put = await store.put({
      key: "k",
      kind: "estimation",
      listing: null,
      agency: null,
      answers: [answer("Camille", "nom")],
      callConsent: null,
      score: 0.2,
      files: [file],
      mails: () => [],
    });
    if (put.outcome === "reused") throw new Error("nothing came before");
    const { reference } = put;
    mkdirSync(join(folder, "files", "ab"), { recursive: true });
    writeFileSync(join(folder, "files", "ab", "x.jpg"), "abc");
    await store.settleFile("f", { path: "files/ab/x.jpg" });
    await store.putProof({ version: "1", action: "tout refuser", categories: { video: false } });
    await store.close();

    expect(leads("list").stdout).toMatch(new RegExp(`^${reference}\\t.*Camille\\t1\u00a0photo\\n`));
    expect(leads("show", reference.toLowerCase()).stdout).toContain("Photo : IMG_1.HEIC – files/ab/x.jpg");
    expect(leads("show", "NOBODY")).toMatchObject({ status: 1, stderr: expect.stringContaining("NOBODY") });
    const to = join(dataDir, "sortie");
    expect(leads("export", "--vers", to)).toMatchObject({ status: 0 });
    expect(readFileSync(join(to, "demandes.csv"), "utf8")).toContain(`${reference}-1.jpg`);
    expect(readFileSync(join(to, `${reference}-1.jpg`), "utf8")).toBe("abc");
    expect(leads("proofs", "--vers", join(dataDir, "preuves.csv")).status).toBe(0);
    expect(readFileSync(join(dataDir, "preuves.csv"), "utf8")).toContain(";tout refuser;refusé");
    expect(leads("purge", "--avant", "2999-01-01").stdout).toMatch(/^1\u00a0demande effacée/);
    expect(existsSync(join(folder, "files", "ab", "x.jpg"))).toBe(false);
    expect(leads("list").stdout).toMatch(/^Aucune demande\./);
    expect(leads("oops").status).toBe(2);
  });

  test("exports and erases the leads of one person only, by reference or address", async () => {
    const store = await openLeadStore({ folder: join(dataDir, "leads") });
    const send = async (key: string, email: string) => {
      const put = await store.put({
        key,
        kind: "contact",
        listing: null,
        agency: null,
        answers: [answer(email, "courriel"), answer(key)],
        callConsent: null,
        score: 1,
        files: [],
        mails: () => [],
      });
      if (put.outcome === "reused") throw new Error("nothing came before");
      return put.reference;
    };
    const first = await send("a", "lea@exemple.fr");
    await send("b", "lea@exemple.fr");
    const other = await send("c", "zoe@exemple.fr");
    const mail = { to: "", replyTo: null, subject: "", text: "", html: "", unsubscribeUrl: null };
    for (const email of ["lea@exemple.fr", "zoe@exemple.fr"]) {
      const alert = { key: email, email, search: "/vehicules", label: "Véhicules", around: null };
      await store.putAlert({ ...alert, isDoubtful: false, mail: () => mail });
    }
    await store.close();

    expect(leads("list", "--courriel", "Lea@exemple.fr").stdout.match(/\tcontact\t/g)).toHaveLength(2);
    expect(leads("alerts", "--courriel", "Lea@exemple.fr").stdout.trim().split("\n")).toHaveLength(1);
    expect(leads("purge", first, "OTHER")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("OTHER"),
    });
    expect(leads("purge", first.toLowerCase()).stdout).toMatch(/^1\u00a0demande effacée/);
    expect(leads("purge", "--courriel", "lea@exemple.fr").stdout).toMatch(
      /^1\u00a0demande effacée.*1\u00a0alerte\.\n$/,
    );
    expect(leads("list").stdout).toMatch(new RegExp(`^${other}\\t[^\\n]*\\nCourrier`));
    expect(leads("alerts").stdout).toMatch(/^[^\n]*zoe@exemple\.fr[^\n]*\n$/);
  });
});
