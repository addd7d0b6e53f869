import { expect, test, vi } from "vitest";
import { decideAll, UNDECIDED } from "./consent-record.ts";
import { keepProof } from "./keep-proof.ts";

test("a proof says what was chosen on which texts, and nothing else", async () => {
  const kept: unknown[] = [];
  const leads = { putProof: async (proof: unknown) => void kept.push(proof) };
  expect(await keepProof({ category: "all", isAccepted: true }, decideAll(true), leads)).toBe(true);
  expect(await keepProof({ category: "video", isAccepted: false }, UNDECIDED, leads)).toBe(true);
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
  expect(await keepProof({ category: "all", isAccepted: false }, decideAll(false), leads)).toBe(true);
  expect(await keepProof({ category: "all", isAccepted: true }, decideAll(true), leads)).toBe(false);
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
