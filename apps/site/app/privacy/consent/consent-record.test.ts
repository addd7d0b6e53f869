import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CONSENT_CATEGORIES,
  decide,
  decideAll,
  readConsentRecord,
  UNDECIDED,
  writeConsentRecord,
} from "./consent-record.ts";

const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe("the record", () => {
  test("is one JSON object with the six fields, null while nothing is chosen [S3-001] [S3-002] [S3-003] [S3-004] [S3-005] [S3-006] [S3-007] [S3-010]", () => {
    const value: unknown = JSON.parse(decodeURIComponent(writeConsentRecord(UNDECIDED)));
    expect(value).toEqual({
      i18n: null,
      selection_vehicles: null,
      selection_estate: null,
      analytics: null,
      social: null,
      video: null,
    });
    for (const name of ["i18n", "selection_vehicles", "selection_estate", "analytics", "social", "video"]) {
      expect(value).toHaveProperty(name);
    }
    expect(Object.values(value ?? {})).toEqual(Array(6).fill(null));
  });

  test("starts undecided in every category", () => {
    for (const category of CONSENT_CATEGORIES) expect(UNDECIDED[category]).toBeNull();
  });

  test("accepting all makes every category true, refusing all makes every one false [S3-008] [S3-009]", () => {
    for (const category of CONSENT_CATEGORIES) {
      expect(decideAll(true)[category]).toBe(true);
      expect(decideAll(false)[category]).toBe(false);
    }
    for (const isAccepted of [true, false]) {
      const stored: unknown = JSON.parse(decodeURIComponent(writeConsentRecord(decideAll(isAccepted))));
      expect(Object.values(stored ?? {})).toEqual(Array(6).fill(isAccepted));
    }
  });

  test("one choice leaves the other categories as they were", () => {
    expect(decide(UNDECIDED, "video", true)).toEqual({ ...UNDECIDED, video: true });
    expect(decide(decideAll(true), "social", false)).toEqual({ ...decideAll(true), social: false });
  });

  test("what is written reads back the same", () => {
    const record = decide(decide(UNDECIDED, "analytics", false), "i18n", true);
    expect(readConsentRecord(writeConsentRecord(record))).toEqual(record);
  });
});

describe("a cookie that somebody changed", () => {
  test.each([
    [undefined],
    [""],
    ["%"],
    ["%E0%A4%A"],
    ["{"],
    [cookie(null)],
    [cookie(true)],
    [cookie("true")],
    [cookie([true, true])],
    [cookie({ i18n: true }) + "x".repeat(1000)],
  ])("%s reads as if there were none", (value) => {
    expect(readConsentRecord(value)).toBeNull();
  });

  test.each([["true"], [1], [{}], [[true]], ["on"]])("the value %j is no acceptance", (choice) => {
    expect(readConsentRecord(cookie({ ...UNDECIDED, video: choice }))).toEqual(UNDECIDED);
  });

  test("unknown and inherited names are dropped", () => {
    const value = encodeURIComponent(
      '{"__proto__":{"video":true},"constructor":true,"i18n":true,"more":true}',
    );
    expect(readConsentRecord(value)).toEqual({ ...UNDECIDED, i18n: true });
  });

  test("10,000 mutated cookies: no exception, and true only where the text says so", () => {
    const value = writeConsentRecord(decideAll(false));
    const mutation = fc.array(
      fc.record({ at: fc.nat(value.length), cut: fc.nat(12), put: fc.string({ maxLength: 12 }) }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(mutation, (edits) => {
        const mutated = edits.reduce(
          (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
          value,
        );
        const record = readConsentRecord(mutated);
        const isAnyAccepted = record !== null && Object.values(record).includes(true);
        if (isAnyAccepted) expect(decodeURIComponent(mutated)).toContain("true");
        if (record !== null) expect(Object.keys(record)).toEqual([...CONSENT_CATEGORIES]);
      }),
      { numRuns: 10_000, seed: 5 },
    );
  });
});
