import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DeskStore, openDeskStore } from "@lieudit/desk";
import { type LeadStore, openLeadStore } from "@lieudit/leads";
import { openListingStore } from "@lieudit/listing-store";
import { percentiles } from "../measure/percentiles.ts";
import { importListings, startSite, stopSite } from "./listings-growth.ts";

/** The largest agency has a tenth of the estates. */
const AGENCY = "agence-0";
const LEAD_COUNT = 5_000;
const ALERT_COUNT = 2_000;
const AUDIT_COUNT = 5_000;
const WARM_UPS = 5;
const SAMPLES = 60;
/** The goal of every page, in ms. */
const MAX_P95_MS = 100;

type Role = "operator" | "manager";

/** Pages of each role; `at` varies the page between samples, `id` is a listing and `lead` a lead of the agency. */
const PAGES: readonly [Role, string, (at: number, facts: { id: string; lead: string }) => string][] = [
  ["manager", "dashboard", () => "/espace"],
  ["manager", "listings, any page", (at) => `/espace/annonces?page=${1 + (at % 50)}`],
  ["manager", "listings, search", (at) => `/espace/annonces?q=${["maison", "bourg 3", "R-1"][at % 3]}`],
  ["manager", "editor", (_, { id }) => `/espace/annonces/${id}`],
  ["manager", "preview", (_, { id }) => `/espace/annonces/${id}/apercu`],
  ["manager", "seller's report", (_, { id }) => `/espace/annonces/${id}/rapport`],
  ["manager", "inbox, any page", (at) => `/espace/demandes?page=${1 + (at % 20)}`],
  ["manager", "inbox, search", (at) => `/espace/demandes?q=lea-${at}`],
  ["manager", "a lead", (_, { lead }) => `/espace/demandes/${lead}`],
  ["manager", "deliveries", () => "/espace/livraisons"],
  ["manager", "webhooks", () => "/espace/liaisons"],
  ["manager", "people", () => "/espace/equipe"],
  ["manager", "audit log, any page", (at) => `/espace/journal?page=${1 + at}`],
  ["operator", "agencies", () => "/espace/agences"],
  ["operator", "listings of an agency", (at) => `/espace/annonces?agence=concession-${at % 50}`],
  ["operator", "inbox of all", (at) => `/espace/demandes?page=${1 + (at % 50)}`],
  ["operator", "moderation", () => "/espace/moderation"],
  ["operator", "keys", () => "/espace/cles"],
  ["operator", "a legal text", () => "/espace/textes/cgu"],
  ["operator", "health", () => "/espace/sante"],
];

/**
 * Measures every page of the desk with `count` vehicles and `count` estates, leads, alerts and a
 * filled audit log, and returns a table.
 *
 * @param data folder to keep the imported data in; by default a temporary one
 */
export async function measureDeskPages(count: number, port: number, data?: string): Promise<string> {
  const folder = data ?? (await mkdtemp(join(tmpdir(), "desk-pages-")));
  const dataDir = join(folder, String(count));
  try {
    await importListings(count, dataDir);
    const { sessions, ...facts } = await fillDesk(dataDir);
    const site = await startSite(dataDir, port);
    try {
      const rows: string[] = [];
      for (const [role, name, toPath] of PAGES) {
        const times: number[] = [];
        for (let at = 0; at < WARM_UPS + SAMPLES; at++) {
          const start = performance.now();
          const response = await fetch(`http://localhost:${port}${toPath(at, facts)}`, {
            headers: { cookie: `espace=${sessions[role]}` },
            redirect: "manual",
          });
          await response.arrayBuffer();
          if (response.status !== 200) throw new Error(`${toPath(at, facts)} returned ${response.status}.`);
          if (at >= WARM_UPS) times.push(performance.now() - start);
        }
        const { p50, p95 } = percentiles(times);
        const isMet = p95 <= MAX_P95_MS;
        rows.push(
          `| ${role}: ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${isMet ? "met" : "MISSED"} |`,
        );
        process.stderr.write(`${rows.at(-1)}\n`);
      }
      const head = `| ms, ${2 * count} listings | p50 | p95 | goal ${MAX_P95_MS} ms |\n|---|---|---|---|\n`;
      return `${head}${rows.join("\n")}\n`;
    } finally {
      await stopSite(site);
    }
  } finally {
    if (data === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Adds people, leads, alerts and entries of the audit log. */
async function fillDesk(
  dataDir: string,
): Promise<{ sessions: Readonly<Record<Role, string>>; id: string; lead: string }> {
  const [desk, leads, listings] = await Promise.all([
    openDeskStore({ folder: join(dataDir, "desk") }),
    openLeadStore({ folder: join(dataDir, "leads") }),
    openListingStore({ folder: join(dataDir, "listings") }),
  ]);
  try {
    const [listing] = await listings.listOffered(AGENCY);
    const lead = await fillLeads(leads);
    return { sessions: await fillPeople(desk), id: listing?.id ?? "", lead };
  } finally {
    await Promise.all([desk.close(), leads.close(), listings.close()]);
  }
}

async function fillPeople(desk: DeskStore): Promise<Readonly<Record<Role, string>>> {
  // A folder that is kept has them already.
  const known = await desk.listPeople();
  const add = async (role: Role) =>
    known.find((person) => person.role === role) ??
    (await desk.addPerson({
      email: `${role}@desk.example`,
      name: role,
      role,
      agency: role === "operator" ? null : AGENCY,
    }));
  const [operator, manager] = [await add("operator"), await add("manager")];
  for (let at = known.length === 0 ? 0 : AUDIT_COUNT; at < AUDIT_COUNT; at++)
    await desk.recordAudit({ person: manager, agency: AGENCY, action: "état d’annonce", subject: `R-${at}` });
  return {
    operator: await desk.openSession(operator.id, "bench"),
    manager: await desk.openSession(manager.id, "bench"),
  };
}

/** Returns the reference of a lead of the agency. */
async function fillLeads(leads: LeadStore): Promise<string> {
  let reference = "";
  for (let at = 0; at < LEAD_COUNT; at++) {
    const result = await leads.put({
      key: `bench-${at}`,
      kind: at % 20 === 0 ? "signalement" : "contact",
      listing: null,
      agency: at % 20 === 0 ? null : at % 2 === 0 ? AGENCY : `concession-${at % 50}`,
      answers: [
        { name: "courriel", label: "Courriel", value: `lea-${at}@exemple.fr` },
        { name: "message", label: "Message", value: `Bonjour, ${"je voudrais visiter ".repeat(20)}${at}` },
      ],
      callConsent: null,
      score: 1,
      files: [],
      mails: () => [],
    });
    if ("reference" in result && at % 20 === 2) reference = result.reference;
  }
  const known = (await leads.listAlerts()).length;
  for (let at = known; at < ALERT_COUNT; at++)
    await leads.putAlert({
      key: `bench-${at}`,
      email: `lea-${at}@exemple.fr`,
      search: `/immobilier/vente/maison?prix-max=${100_000 + at * 100}&pieces=${1 + (at % 6)}`,
      label: "Maisons",
      around: null,
      isDoubtful: false,
      mail: () => ({
        to: "x@exemple.fr",
        replyTo: null,
        subject: "",
        text: "",
        html: "",
        unsubscribeUrl: null,
      }),
    });
  const change = Number.MAX_SAFE_INTEGER;
  for (const { token, confirmed } of await leads.listAlerts())
    if (confirmed === null) await leads.confirmAlert(token, change);
  return reference;
}
