import type { NewConsentProof } from "@lieudit/leads";
import { expect, test, vi } from "vitest";
import {
  decide,
  decideAll,
  readConsentRecord,
  UNDECIDED,
  writeConsentRecord,
} from "../../privacy/consent/consent-record.ts";
import { NO_OUTSIDE_SERVICES } from "../../shell/services/outside-services.ts";
import type { SiteServices } from "../../shell/services/services.ts";
import { putAside } from "./put-aside.ts";

const COOKIES = { consentName: "consentement", consentLife: { JOUR: 365 }, path: "/", isSecure: false };

function servicesKeeping(proofs: NewConsentProof[] | null) {
  const putProof = async (proof: NewConsentProof) => {
    if (proofs === null) throw new Error("the disk is full");
    proofs.push(proof);
  };
  // The services that a form uses.
  return { cookies: COOKIES, leads: { putProof }, outside: NO_OUTSIDE_SERVICES } as unknown as SiteServices;
}

const asking = (cookie = "") => new Request("http://localhost/ma-selection", { headers: { cookie } });
const kept = (record: Parameters<typeof writeConsentRecord>[0]) =>
  `consentement=${writeConsentRecord(record)}`;
const added = { id: "v1", kind: "vehicle", isTakenOut: false } as const;

test("putting aside agrees to its own category, with a proof", async () => {
  const proofs: NewConsentProof[] = [];
  const lines = await putAside(
    added,
    asking(kept(decide(UNDECIDED, "video", false))),
    servicesKeeping(proofs),
  );
  expect(proofs).toMatchObject([{ action: "accepter selection_vehicles" }]);
  const [consent = "", selection] = lines ?? [];
  expect(readConsentRecord(/^consentement=([^;]*)/.exec(consent)?.[1])).toEqual(
    decide(decide(UNDECIDED, "video", false), "selection_vehicles", true),
  );
  expect(selection).toMatch(/^selection_vehicules=v1; Max-Age=31536000;/);
});

test("what was agreed before is neither proven nor prolonged again", async () => {
  const proofs: NewConsentProof[] = [];
  const cookie = `${kept(decideAll(true))}; selection_vehicules=v2`;
  expect(await putAside(added, asking(cookie), servicesKeeping(proofs))).toEqual([
    expect.stringMatching(/^selection_vehicules=v1,v2;/),
  ]);
  expect(
    await putAside({ ...added, id: "v2", isTakenOut: true }, asking(cookie), servicesKeeping(proofs)),
  ).toEqual([expect.stringMatching(/^selection_vehicules=; Max-Age=0;/)]);
  expect(proofs).toEqual([]);
});

test.each([[""], [kept(UNDECIDED)], [kept(decideAll(false))]])(
  "with %j, taking out agrees to nothing",
  async (cookie) => {
    const proofs: NewConsentProof[] = [];
    expect(await putAside({ ...added, isTakenOut: true }, asking(cookie), servicesKeeping(proofs))).toEqual(
      [],
    );
    expect(proofs).toEqual([]);
  },
);

test("an agreement that cannot be proven is none", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await putAside(added, asking(), servicesKeeping(null))).toBeNull();
  error.mockRestore();
});
