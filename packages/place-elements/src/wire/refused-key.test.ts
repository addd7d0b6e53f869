import { afterEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { WHOLE_PLACE_ID } from "../../test/whole-place.ts";
import { pageClient } from "./page-client.ts";

let site: APage | undefined;
afterEach(() => {
  site?.leave();
  vi.unstubAllGlobals();
});

const ask = async (placeId: string) => (await pageClient()).getPlace({ placeId }, ["displayName"]);

test("a page's gm_authFailure is called once when its key is refused, and for nothing else", async () => {
  const gm_authFailure = vi.fn();
  vi.stubGlobal("gm_authFailure", gm_authFailure);
  site = aPage();
  await ask(WHOLE_PLACE_ID);
  await expect(ask("places-unknown")).rejects.toMatchObject({ status: "NOT_FOUND" });
  expect(gm_authFailure).not.toHaveBeenCalled();
  site.leave();

  site = aPage({ settings: { key: "another-key" } });
  for (const _again of [1, 2]) {
    await expect(ask(WHOLE_PLACE_ID)).rejects.toMatchObject({ reason: "API_KEY_INVALID" });
  }
  const client = await pageClient();
  await expect(client.autocomplete({ input: "pain" })).rejects.toMatchObject({ reason: "API_KEY_INVALID" });
  expect(gm_authFailure.mock.calls).toEqual([[]]);
});

test("a refused key is as ever where the page has no such function", async () => {
  site = aPage({ settings: { key: "another-key" } });
  await expect(ask(WHOLE_PLACE_ID)).rejects.toMatchObject({ reason: "API_KEY_INVALID" });
});
