import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { decide, decideAll, UNDECIDED } from "../../privacy/consent/consent-record.ts";
import { followConsent } from "../../privacy/selection/device-memory.ts";
import { keepNote, MAX_NOTE_CHARACTERS, readNotes } from "../../privacy/selection/notes.ts";
import { forgetSeen, MAX_SEEN, readSeen, rememberSeen } from "./seen-ids.ts";

const ACCEPTED = decideAll(true);
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  forgetSeen(UNDECIDED);
  vi.unstubAllGlobals();
});

test("listings are remembered by kind, the newest first, each once, up to a limit", () => {
  for (const id of ["a", "b", "a"]) rememberSeen("vehicle", id, ACCEPTED);
  expect(readSeen("vehicle", ACCEPTED)).toEqual(["a", "b"]);
  expect(readSeen("estate", ACCEPTED)).toEqual([]);
  for (let count = 0; count < 20; count++) rememberSeen("vehicle", `v${count}`, ACCEPTED);
  expect(readSeen("vehicle", ACCEPTED)).toHaveLength(MAX_SEEN);
  expect(readSeen("vehicle", ACCEPTED)[0]).toBe("v19");
  forgetSeen(ACCEPTED);
  expect(readSeen("vehicle", ACCEPTED)).toEqual([]);
});

test("without consent nothing reaches the device, and what was kept is deleted", () => {
  rememberSeen("estate", "e1", decideAll(false));
  keepNote("estate", "e1", "calme", UNDECIDED);
  expect([...kept]).toEqual([]);
  expect(readSeen("estate", decideAll(false))).toEqual(["e1"]);
  expect(readNotes("estate", UNDECIDED).get("e1")).toBe("calme");
  for (const kind of ["vehicle", "estate"] as const) rememberSeen(kind, "x1", ACCEPTED);
  followConsent(decide(ACCEPTED, "selection_estate", false));
  expect([...kept.keys()]).toEqual(["vus_vehicle"]);
});

test("what the page held comes to the device once that is accepted, beside what another tab kept", () => {
  for (const id of ["e1", "e2"]) rememberSeen("estate", id, null);
  keepNote("estate", "e1", "calme", null);
  keepNote("vehicle", "v1", "pneus", null);
  kept.set("vus_estate", '["e3","e1"]');
  kept.set("notes_estate", '[["e3","cher"],["e1","loin"]]');
  followConsent(decide(UNDECIDED, "selection_estate", true));
  expect([...kept.keys()]).toEqual(["vus_estate", "notes_estate"]);
  expect(readSeen("estate", ACCEPTED)).toEqual(["e2", "e1", "e3"]);
  expect(Object.fromEntries(readNotes("estate", ACCEPTED))).toEqual({ e1: "calme", e3: "cher" });
  // Another tab deletes a note for good.
  kept.set("notes_estate", "[]");
  followConsent(ACCEPTED);
  expect([...readNotes("estate", ACCEPTED)]).toEqual([]);
});

test("a note is kept with a limit of length, changed, and deleted when it is empty", () => {
  keepNote("vehicle", "v1", "pneus à voir", ACCEPTED);
  keepNote("vehicle", "v2", "x".repeat(900), ACCEPTED);
  keepNote("vehicle", "v1", "pneus <b>neufs</b>", ACCEPTED);
  expect(readNotes("vehicle", ACCEPTED).get("v1")).toBe("pneus <b>neufs</b>");
  expect(readNotes("vehicle", ACCEPTED).get("v2")).toHaveLength(MAX_NOTE_CHARACTERS);
  keepNote("vehicle", "v1", " \n", ACCEPTED);
  expect([...readNotes("vehicle", ACCEPTED).keys()]).toEqual(["v2"]);
});

test.each(["{", "7", '{"a":1}', '[["a"],7,null]'])("damaged storage %j is read as nothing", (text) => {
  kept.set("notes_estate", text);
  kept.set("vus_vehicle", text.replace("7", '"<x>"'));
  forgetSeen(UNDECIDED);
  expect([...readNotes("estate", ACCEPTED).keys()].filter((id) => id !== "e1")).toEqual([]);
  expect(readSeen("vehicle", ACCEPTED).filter((id) => /[^\w-]/.test(id))).toEqual([]);
});
