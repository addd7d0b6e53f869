import { afterEach, expect, test, vi } from "vitest";
import { getWorkerAddress } from "./worker-address.ts";

const ADDRESS = "https://page.example/map-worker.mjs";

/** A page whose Trusted Types know no policy of ours, and that takes plain addresses or not. */
function strictPage({ takesStrings }: { takesStrings: boolean }): unknown[] {
  const started: unknown[] = [];
  vi.stubGlobal("location", new URL("https://page.example/carte"));
  vi.stubGlobal("trustedTypes", {
    createPolicy(name: string) {
      throw new TypeError(`Policy "${name}" disallowed.`);
    },
  });
  vi.stubGlobal(
    "Worker",
    class {
      constructor(address: unknown) {
        if (!takesStrings) throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
        started.push(address);
      }
      terminate() {
        started.push("ended");
      }
    },
  );
  return started;
}

afterEach(() => vi.unstubAllGlobals());

test("a page that takes neither the policy nor a plain address has no worker", () => {
  strictPage({ takesStrings: false });
  expect(getWorkerAddress(ADDRESS)).toBeNull();
});

test("a page that refuses the policy but takes plain addresses has its worker, and none is left running", () => {
  const started = strictPage({ takesStrings: true });
  expect(getWorkerAddress(ADDRESS)).toBe(ADDRESS);
  expect(started).toEqual([ADDRESS, "ended"]);
});
