import type { Person } from "@lieudit/desk/roles";
import { expect, test } from "vitest";
import { createDemoCheck } from "./demo-check.ts";

const PERSON: Person = {
  id: "p1",
  email: "camille@dune.example",
  name: "Camille",
  role: "manager",
  agency: "dune",
  created: "2026-11-20T08:00:00.000Z",
  invited: null,
  joined: null,
  disabled: null,
  isDemo: true,
};

interface Situation {
  host?: string;
  publicUrl?: string;
  people?: Person[];
  sources?: string[] | null;
  agencies?: string[];
  url?: string;
  headers?: Record<string, string>;
}

function check({
  host = "127.0.0.1",
  publicUrl = "http://localhost:3000",
  people = [PERSON],
  sources = ["demo", "demo-avis"],
  agencies = ["dune"],
  url = "http://localhost:3000/espace/connexion",
  headers = {},
}: Situation): Promise<boolean> {
  // The check reads the names of sources only.
  const described = sources === null ? null : ({ sources: sources.map((name) => ({ name })) } as never);
  const isDemoOnly = createDemoCheck(
    { host, publicUrl },
    {
      desk: { listPeople: async () => people, hasDemoAgencies: async (slugs) => slugs.join() === "dune" },
      listings: { agencies: async () => agencies.map((slug) => ({ slug })) as never },
      describePlaces: async () => described,
    },
  );
  return isDemoOnly(new Request(url, { headers }));
}

test("the demo accounts are open on this machine while the demo is the only data", async () => {
  expect(await check({})).toBe(true);
  expect(await check({ url: "http://127.0.0.1:3000/espace/connexion" })).toBe(true);
});

test.each<[string, Situation]>([
  ["the server listens on every network", { host: "0.0.0.0" }],
  ["the site has a public address", { publicUrl: "https://annonces.exemple.fr" }],
  ["the request names another host", { url: "http://192.168.1.5:3000/espace" }],
  ["a host only begins like this machine", { url: "http://localhost.exemple.fr/espace" }],
  ["a proxy forwards the request", { headers: { "x-forwarded-for": "203.0.113.7" } }],
  ["a proxy forwards the request by the standard header", { headers: { forwarded: "for=203.0.113.7" } }],
  ["there are no accounts", { people: [] }],
  ["a real person has an account", { people: [PERSON, { ...PERSON, id: "p2", isDemo: false }] }],
  ["other places were imported", { sources: ["demo", "monaco"] }],
  ["the places are unknown", { sources: null }],
  ["another agency publishes", { agencies: ["dune", "port"] }],
])("the demo accounts are closed if %s", async (_title, situation) => {
  expect(await check(situation)).toBe(false);
});
