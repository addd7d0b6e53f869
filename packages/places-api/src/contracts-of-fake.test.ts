import {
  createContractFake,
  createContractRequest,
  findDifferences,
  readContractCases,
  withContext,
} from "@lieudit/test-kit/contracts";
import { expect, test } from "vitest";
import { toPlace } from "./place/place-from-record.ts";

test.each(readContractCases())("the fake server keeps $name", async (contract) => {
  const { status, headers, body } = contract;
  const fakeAt = (now?: Date) => createContractFake(contract, toPlace, now).fetch;
  const answer = await fakeAt()(createContractRequest(await withContext(contract, fakeAt)));
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  for (const [name, value] of Object.entries(headers ?? {})) expect(answer.headers.get(name)).toBe(value);
  if (body !== undefined) expect(findDifferences(JSON.parse(text), body)).toEqual([]);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: "1" }],
  [{}, { a: 1 }],
  [{ a: 1 }, { a: { $absent: true } }],
  [{}, { a: { $any: true } }],
  [{ a: "bc" }, { a: { $starts: "c" } }],
  [{ a: [1] }, { a: [1, 2] }],
  [{ a: [1] }, { a: [2] }],
  [{ a: [1] }, { a: { $count: 2 } }],
  [{ a: [{ b: 1 }] }, { a: { $has: { b: 2 } } }],
  [{ a: null }, { a: { b: 1 } }],
])("reports that %j does not match %j", (actual, expected) => {
  expect(findDifferences(actual, expected)).toHaveLength(1);
});

test("ignores fields that a case does not name", () => {
  expect(findDifferences({ a: [{ b: 1, c: 2 }], d: 3 }, { a: [{ b: 1 }] })).toEqual([]);
});
