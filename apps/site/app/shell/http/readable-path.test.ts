import { expect, test } from "vitest";
import { withReadablePath } from "./readable-path.ts";

test.each([
  ["/lieux?q=%E0%A4%A", "/lieux?q=%E0%A4%A"],
  ["/lieu/caf%C3%A9", "/lieu/caf%C3%A9"],
  ["/%", "/%25"],
  ["/confirmer/%E0%A4%A/%41", "/confirmer/%25E0%25A4%25A/%2541"],
])("%s is asked for as %s", async (asked, seen) => {
  const request = new Request(`http://localhost${asked}`, { method: "POST", body: "a=1" });
  const { pathname, search } = new URL(withReadablePath(request).url);
  expect(pathname + search).toBe(seen);
  expect(await withReadablePath(request).text()).toBe("a=1");
});
