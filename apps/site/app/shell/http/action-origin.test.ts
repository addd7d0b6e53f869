import { describe, expect, test } from "vitest";
import { withActionOrigin } from "./action-origin.ts";
import { isFromThisSite } from "./same-site.ts";

const PUBLIC_URL = "https://www.exemple.fr";

/** A form as it arrives behind a proxy that ends TLS. */
function aPost(headers: Record<string, string>): Request {
  return new Request("http://127.0.0.1:3000/contact?a=1", { method: "POST", headers, body: "x=1" });
}

describe("a request that changes something", () => {
  test("of this site gets the address that the browser has", async () => {
    const seen = withActionOrigin(aPost({ origin: PUBLIC_URL }), PUBLIC_URL, false);
    expect(seen.url).toBe("https://www.exemple.fr/contact?a=1");
    expect(await seen.text()).toBe("x=1");
  });

  test("of a page of this site that tells nobody where it is passes the router too", () => {
    const seen = withActionOrigin(
      aPost({ origin: "null", "sec-fetch-site": "same-origin" }),
      PUBLIC_URL,
      false,
    );
    expect(seen.headers.get("origin")).toBeNull();
    expect(isFromThisSite(seen, PUBLIC_URL)).toBe(true);
  });

  test("of another site stays as it is, so that the router refuses it", () => {
    const seen = withActionOrigin(aPost({ origin: "https://mal.exemple" }), PUBLIC_URL, false);
    expect(seen.url).toBe("http://127.0.0.1:3000/contact?a=1");
    expect(seen.headers.get("origin")).toBe("https://mal.exemple");
  });

  test("that is a form of another site comes to the page, which knows where it is from", () => {
    for (const headers of [{ origin: "https://mal.exemple" }, { origin: "null" }, {}]) {
      const seen = withActionOrigin(aPost(headers), PUBLIC_URL, true);
      expect(seen.headers.get("origin")).toBeNull();
      expect(isFromThisSite(seen, PUBLIC_URL)).toBe(false);
    }
  });
});
