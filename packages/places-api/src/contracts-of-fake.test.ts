import {
  contractCases,
  contractDifferences,
  contractFake,
  contractRequest,
  withContext,
} from "@lieudit/test-kit/contracts";
import { expect, test } from "vitest";
import { placeFromRecord } from "./place/place-from-record.ts";

test.each(contractCases())("the fake server keeps $name", async (contract) => {
  const { status, headers, body } = contract;
  const fakeAt = (now?: Date) => contractFake(contract, placeFromRecord, now).fetch;
  const answer = await fakeAt()(contractRequest(await withContext(contract, fakeAt)));
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  for (const [name, value] of Object.entries(headers ?? {})) expect(answer.headers.get(name)).toBe(value);
  if (body !== undefined) expect(contractDifferences(JSON.parse(text), body)).toEqual([]);
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
])("%j is not what %j asks for", (actual, expected) => {
  expect(contractDifferences(actual, expected)).toHaveLength(1);
});

test("a case asks for its own fields and says nothing of others", () => {
  expect(contractDifferences({ a: [{ b: 1, c: 2 }], d: 3 }, { a: [{ b: 1 }] })).toEqual([]);
});
