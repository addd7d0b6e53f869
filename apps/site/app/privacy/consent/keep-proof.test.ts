import { expect, test, vi } from "vitest";
import { NO_OUTSIDE_SERVICES as outside } from "../../shell/services/outside-services.ts";
import { decideAll, UNDECIDED } from "./consent-record.ts";
import { keepProof } from "./keep-proof.ts";

test("a proof says what was chosen on which texts, and nothing else", async () => {
  const kept: unknown[] = [];
  const leads = { putProof: async (proof: unknown) => void kept.push(proof) };
  expect(await keepProof({ category: "all", isAccepted: true }, decideAll(true), { leads, outside })).toBe(
    true,
  );
  expect(await keepProof({ category: "video", isAccepted: false }, UNDECIDED, { leads, outside })).toBe(true);
  expect(kept).toEqual([
    { version: expect.stringMatching(/^\d{4}-\d{2}$/), action: "accepter tout", categories: decideAll(true) },
    { version: expect.any(String), action: "refuser video", categories: UNDECIDED },
  ]);
});

test("without a proof a refusal counts and an agreement does not", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const leads = {
    putProof: async () => {
      throw new Error("the disk is full");
    },
  };
  expect(await keepProof({ category: "all", isAccepted: false }, decideAll(false), { leads, outside })).toBe(
    true,
  );
  expect(await keepProof({ category: "all", isAccepted: true }, decideAll(true), { leads, outside })).toBe(
    false,
  );
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

test("who was asked about reCAPTCHA too has proven that", async () => {
  const kept: { version: string }[] = [];
  const leads = { putProof: async (proof: { version: string }) => void kept.push(proof) };
  const withGoogle = { ...outside, recaptcha: { url: "https://www.google.com", siteKey: "k" } };
  await keepProof({ category: "social", isAccepted: true }, UNDECIDED, { leads, outside: withGoogle });
  expect(kept[0]?.version).toBe("2027-01+recaptcha");
});
