import { afterEach, expect, test, vi } from "vitest";
import { pageSettings, readHost, readLanguageAndRegion, setPageSettings } from "./page-settings.ts";

afterEach(() =>
  setPageSettings({
    dataHost: undefined,
    key: undefined,
    language: undefined,
    region: undefined,
    channel: undefined,
  }),
);

test.each([
  ["lieux.example", "https://lieux.example"],
  ["https://lieux.example/annuaire/", "https://lieux.example/annuaire"],
  ["//lieux.example", "//lieux.example"],
  ["localhost:3000", "http://localhost:3000"],
  ["127.0.0.1:3000/", "http://127.0.0.1:3000"],
  ["", undefined],
  [null, undefined],
])("the host %s is %s", (given, wanted) => {
  expect(readHost(given)).toBe(wanted);
});

test("a setting holds until it is reverted", () => {
  setPageSettings({ dataHost: "lieux.example/", key: "k", language: "fr", region: "FR", channel: "beta" });
  expect(pageSettings()).toEqual({
    dataHost: "https://lieux.example",
    key: "k",
    language: "fr",
    region: "FR",
    channel: "beta",
    sanitizesHtml: true,
  });
  setPageSettings({ key: undefined, channel: undefined });
  expect(pageSettings()).toMatchObject({ key: null, channel: "stable", dataHost: "https://lieux.example" });
});

test.each([
  ["fr_FR", "fr-FR"],
  ["zh_Hant_TW", "zh-Hant-TW"],
  ["EN", "en"],
])("the language %j, as other systems write it, is %j", (language, tag) => {
  setPageSettings({ language });
  expect(readLanguageAndRegion()).toEqual({ languageCode: tag });
});

test.each(["", "x", "en-", "fr-FR,fr;q=0.9", "{{ lang }}"])(
  "what is no language, %j, is the reader's",
  (language) => {
    vi.stubGlobal("navigator", { language: "br-FR" });
    setPageSettings({ language });
    expect(pageSettings().language).toBe("br-FR");
    vi.unstubAllGlobals();
  },
);

test.each(["ZZZ", "F", "F1", "fr-FR", "FR "])("the region %j is left out, with a warning", (region) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  setPageSettings({ region });
  expect(pageSettings().region).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `The region "${region}" is no code of two letters, such as "FR"; it is left out.`,
  );
  warn.mockRestore();
});
