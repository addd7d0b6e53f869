import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConsentProvider, useConsent } from "./consent-context.tsx";
import { decideAll, writeConsentRecord } from "./consent-record.ts";

const NAME = "consentement-essai";

/** What another tab writes, and the reader's way back to this one. */
function comeBackTo(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets, and anybody can
  document.cookie = `${NAME}=${cookie}; path=/`;
  window.dispatchEvent(new Event("focus"));
}

function Choices() {
  const { record } = useConsent();
  return <output>{record === null ? "no choice" : String(record.video)}</output>;
}

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is taken away again
  document.cookie = `${NAME}=; path=/; max-age=0`;
});

test("choices made in another tab are followed; a cookie that cannot be read changes nothing and complains of nothing", async () => {
  const errors: unknown[] = [];
  const note = (event: ErrorEvent) => errors.push(event.message);
  window.addEventListener("error", note);
  await render(
    <ConsentProvider record={decideAll(false)} cookieName={NAME} outside={undefined}>
      <Choices />
    </ConsentProvider>,
  );
  const shown = page.getByRole("status");
  await expect.element(shown).toHaveTextContent("false");
  for (const garbled of ["%7Bvideo", "%E0%A4%A", "oui"]) comeBackTo(garbled);
  await expect.element(shown).toHaveTextContent("false");
  comeBackTo(writeConsentRecord(decideAll(true)));
  await expect.element(shown).toHaveTextContent("true");
  window.removeEventListener("error", note);
  expect(errors).toEqual([]);
});
