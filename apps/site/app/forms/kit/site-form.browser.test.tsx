import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { axeViolations } from "../../../test/axe-violations.ts";
import { fakeRequests, type SentRequest } from "../../../test/fake-request.ts";
import { watchFilled } from "../../shell/fields/filled-marker.ts";
import { SelectField } from "../../shell/fields/select-field.tsx";
import { LongTextField, TextField } from "../../shell/fields/text-field.tsx";
import { ReachedForm } from "./reached-form.tsx";
import { rememberServerForms } from "./restore-typed-values.ts";
import { SiteForm, type SiteFormProps } from "./site-form.tsx";
import { UploadList } from "./upload-list.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "../../shell/ui/ui.css";

const LIMITS = { count: 12, bytes: 15_000_000, totalBytes: 100_000_000 };

const Contact = ({ children, ...props }: Partial<SiteFormProps>) => (
  <SiteForm id="contact" action="/contact?bien=12" token="jeton-1" aria-label="Nous contacter" {...props}>
    <TextField label="Nom" name="nom" />
    <LongTextField label="Message" name="message" />
    {children}
    <button type="submit" name="suite" value="envoyer">
      Envoyer
    </button>
  </SiteForm>
);

const WithPhotos = (props: Partial<SiteFormProps>) => (
  <Contact hasFiles {...props}>
    <UploadList label="Photos" name="photos" limits={LIMITS} />
  </Contact>
);

const form = () => document.querySelector("form") as HTMLFormElement;
const nom = () => page.getByRole("textbox", { name: "Nom" });
const summary = () => page.getByRole("region", { name: /à corriger|n’a pas abouti/ });

/** Sees what a browser would send, and stops it. */
function watchSubmits(): FormData[] {
  const sent: FormData[] = [];
  const listen = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    sent.push(new FormData(event.target as HTMLFormElement, submitter));
  };
  window.addEventListener("submit", listen, { signal: ended.signal });
  return sent;
}

let ended = new AbortController();
beforeEach(() => {
  ended = new AbortController();
});
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("fields have the site's own letters, ground and edges, and no browser's [S1-008] [S2-018]", async () => {
  await render(
    <Contact>
      <SelectField label="Sujet" name="sujet" options={[{ value: "achat", label: "Achat" }]} />
    </Contact>,
  );
  const look = (element: Element | null) => {
    if (element === null) return null;
    const style = getComputedStyle(element);
    const { fontFamily, fontSize, color, backgroundColor, borderTopStyle, borderTopWidth } = style;
    const { borderTopColor, borderTopLeftRadius } = style;
    return [
      [fontFamily, fontSize, color, backgroundColor],
      [borderTopStyle, borderTopWidth, borderTopColor, borderTopLeftRadius],
    ];
  };
  const wanted = document.createElement("div");
  wanted.style.cssText = `color: var(--ink); background: var(--paper);
    border: 1px solid var(--line-control); border-radius: var(--radius-control)`;
  form().after(wanted);
  onTestFinished(() => wanted.remove());
  for (const field of ["[name=nom]", "[name=message]", ".dropdown-button"]) {
    // The dropdown and its style come in files of their own.
    await expect.poll(() => [field, look(form().querySelector(field))]).toEqual([field, look(wanted)]);
  }
});

describe("sending", () => {
  test("it is sent by its own method to its own action [S7-034] [S7-035]", async () => {
    await render(<Contact />);
    expect(form().method).toBe("post");
    expect(form().getAttribute("action")).toBe("/contact?bien=12");
    const sent = watchSubmits();
    await nom().fill("Camille");
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ nom: "Camille", suite: "envoyer" });
  });

  test("a form of another method and action is sent by that method to that action [S7-034] [S7-035]", async () => {
    await render(<Contact method="get" action="/recherche" />);
    const sent: HTMLFormElement[] = [];
    const listen = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      sent.push(event.target as HTMLFormElement);
    };
    window.addEventListener("submit", listen, { signal: ended.signal });
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(["get"]);
    expect(sent.map(({ action }) => new URL(action).pathname)).toEqual(["/recherche"]);
  });

  test("with the page's security token when the page carries one, and without one when it carries none [S7-037] [S7-038]", async () => {
    const { rerender } = await render(<Contact />);
    expect(new FormData(form()).get("jeton")).toBe("jeton-1");
    await rerender(<Contact token={null} />);
    expect(new FormData(form()).has("jeton")).toBe(false);
  });

  test("with files it is sent as a multipart upload, by the server's HTML too [S7-036]", async () => {
    expect(renderToString(<WithPhotos />)).toContain('encType="multipart/form-data"');
    expect(renderToString(<Contact />)).not.toContain("encType");
    const sent: SentRequest[] = [];
    vi.stubGlobal("XMLHttpRequest", fakeRequests(sent));
    await render(<WithPhotos />);
    expect(form().enctype).toBe("multipart/form-data");
    await choose("salon.jpg");
    await page.getByRole("button", { name: "Envoyer" }).click();
    const { method, address, body } = sent[0] as SentRequest;
    expect([method, new URL(address).pathname + new URL(address).search]).toEqual([
      "post",
      "/contact?bien=12",
    ]);
    expect(body).toBeInstanceOf(FormData);
    expect([(body as FormData).getAll("photos").length, body.get("jeton"), body.get("suite")]).toEqual([
      1,
      "jeton-1",
      "envoyer",
    ]);
  });

  test("a second press while it is on its way sends nothing", async () => {
    await render(<Contact />);
    const sent = watchSubmits();
    const send = page.getByRole("button", { name: "Envoyer" });
    await send.click();
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    await send.click();
    window.dispatchEvent(new Event("pageshow"));
    await send.click();
    await expect.poll(() => sent.length).toBe(2);
  });
});

describe("where the site cannot be reached", () => {
  test("nothing is sent, what was typed stays, and what to do is said; the next time it goes", async () => {
    let isCut = true;
    vi.stubGlobal("fetch", () => (isCut ? Promise.reject(new TypeError("cut")) : Promise.resolve()));
    await render(<Contact />);
    const sent = watchSubmits();
    await nom().fill("Camille");
    const send = page.getByRole("button", { name: "Envoyer" });
    await send.click();
    await expect.element(summary()).toHaveFocus();
    await expect.element(page.getByText("Votre saisie est toujours là", { exact: false })).toBeVisible();
    expect([sent.length, new FormData(form()).get("nom")]).toEqual([0, "Camille"]);
    isCut = false;
    await send.click();
    await expect.poll(() => sent.length).toBe(1);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ nom: "Camille", suite: "envoyer" });
  });

  test("a browser that knows that it is offline asks nobody", async () => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await render(<Contact />);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect.element(summary()).toHaveFocus();
    expect(asked).not.toHaveBeenCalled();
  });

  test("a visitor on a slow line sees a message and sends once", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.stubGlobal("fetch", () => promise);
    await render(<Contact />);
    const sent = watchSubmits();
    const send = page.getByRole("button", { name: "Envoyer" });
    await send.click();
    await expect.element(page.getByText("Envoi en cours…")).toBeVisible();
    await send.click();
    resolve();
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(page.getByText("Envoi en cours…")).toBeVisible();
    window.dispatchEvent(new Event("pageshow"));
    await expect.poll(() => page.getByText("Envoi en cours…").elements().length).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test("a short form says it below its button", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("cut")));
    const screen = await render(
      <ReachedForm action="/recherche">
        <input name="q" aria-label="Chercher" />
        <button type="submit">Chercher</button>
      </ReachedForm>,
    );
    const sent = watchSubmits();
    await page.getByRole("textbox").fill("maison");
    await page.getByRole("button").click();
    const said = () => document.querySelector("[role=alert]")?.textContent;
    await expect.poll(said).toContain("Le site ne répond pas");
    expect([sent.length, new FormData(form()).get("q")]).toEqual([0, "maison"]);
    expect(await axeViolations(screen.container)).toEqual([]);
    vi.stubGlobal("fetch", () => Promise.resolve());
    await page.getByRole("button").click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.get("q")).toBe("maison");
  });
});

describe("photos on their way", () => {
  test("the page tells how far they are, and can stop them", async () => {
    const sent = await sendPhotos();
    sent[0]?.progress(0.456);
    await expect
      .element(page.getByRole("progressbar", { name: /Envoi en cours/ }))
      .toHaveAttribute("value", "0.456");
    await expect.element(page.getByText(/^Envoi en cours.*45/)).toBeVisible();
    await page.getByRole("button", { name: "Annuler l’envoi" }).click();
    await expect.poll(() => page.getByRole("progressbar").elements().length).toBe(0);
    expect(summary().elements()).toHaveLength(0);
    await page.getByRole("button", { name: "Envoyer" }).click();
    expect(sent).toHaveLength(2);
  });

  test("errors from the server are displayed; text, photos and the new token stay for the next time", async () => {
    const sent = await sendPhotos();
    const refused = renderToString(
      <WithPhotos token="jeton-2" errors={[{ name: "nom", message: "Indiquez votre nom." }]} />,
    );
    sent[0]?.answer({ status: 422, text: `<!doctype html><main>${refused}</main>` });
    await expect.element(summary()).toHaveFocus();
    await page.getByRole("link", { name: "Indiquez votre nom." }).click();
    await expect.element(nom()).toHaveFocus();
    const again = new FormData(form());
    expect([again.get("jeton"), (again.get("photos") as File).name]).toEqual(["jeton-2", "salon.jpg"]);
  });

  test.each([
    [413, "<p data-refusal>Votre envoi dépasse 100 Mo.</p>", "Votre envoi dépasse 100 Mo."],
    [500, "<h1>Une erreur est survenue</h1>", "L’envoi n’a pas pu être traité"],
  ])("an answer %i that knows nothing of the form loses nothing of it", async (status, text, said) => {
    const sent = await sendPhotos();
    sent[0]?.answer({ status, text });
    await expect.element(summary()).toHaveFocus();
    await expect.element(page.getByText(said, { exact: false })).toBeVisible();
    expect((new FormData(form()).get("photos") as File).name).toBe("salon.jpg");
    await page.getByRole("button", { name: "Envoyer" }).click();
    expect(sent).toHaveLength(2);
  });

  test("a connection that is lost loses nothing of what was typed", async () => {
    const sent = await sendPhotos();
    sent[0]?.fail();
    await expect.element(page.getByText("L’envoi n’est pas arrivé", { exact: false })).toBeVisible();
    expect((new FormData(form()).get("photos") as File).name).toBe("salon.jpg");
    await page.getByRole("button", { name: "Envoyer" }).click();
    expect(sent).toHaveLength(2);
  });

  async function sendPhotos(): Promise<SentRequest[]> {
    const sent: SentRequest[] = [];
    vi.stubGlobal("XMLHttpRequest", fakeRequests(sent));
    await render(<WithPhotos />);
    await choose("salon.jpg");
    await page.getByRole("button", { name: "Envoyer" }).click();
    return sent;
  }
});

describe("the filled marker", () => {
  // The same as the layout of each page.
  const rendered = async (ui: ReactElement) => {
    await render(ui);
    onTestFinished(watchFilled(document.body));
  };

  const isMarked = (name: string) =>
    form().querySelector<HTMLElement>(`[name="${name}"]`)?.dataset.filled !== undefined;

  test("a field gets it when it holds a value, and looks so [S4-024] [S2-018] [S1-008]", async () => {
    await rendered(<Contact />);
    const before = getComputedStyle(nom().element()).borderColor;
    expect(isMarked("nom")).toBe(false);
    await nom().fill("C");
    expect(isMarked("nom")).toBe(true);
    expect(getComputedStyle(nom().element()).borderColor).not.toBe(before);
    expect(getComputedStyle(nom().element()).minHeight).toBe("44px");
  });

  test("it is cleared 300 ms after blur when the field is empty [S4-025] [S9-014]", async () => {
    await rendered(<Contact />);
    await nom().fill("C");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await nom().fill("");
    expect(isMarked("nom")).toBe(true);
    (nom().element() as HTMLElement).blur();
    vi.advanceTimersByTime(299);
    expect(isMarked("nom")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isMarked("nom")).toBe(false);
  });

  test("it stays after blur when the field holds a value [S4-026]", async () => {
    await rendered(<Contact />);
    await nom().fill("C");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    (nom().element() as HTMLElement).blur();
    vi.advanceTimersByTime(1_000);
    expect(isMarked("nom")).toBe(true);
  });

  test("values that were there before, came from the browser, or are brought back count too", async () => {
    await rendered(
      <Contact>
        <SelectField label="Sujet" name="sujet" options={[{ value: "achat", label: "Achat" }]} />
        <TextField label="Ville" name="ville" defaultValue="Aubremer" />
      </Contact>,
    );
    expect([isMarked("ville"), isMarked("sujet"), isMarked("message")]).toEqual([true, true, false]);
    const message = form().querySelector("textarea") as HTMLTextAreaElement;
    message.value = "Bonjour";
    message.dispatchEvent(new Event("animationstart", { bubbles: true }));
    expect(isMarked("message")).toBe(true);
    message.value = "";
    window.dispatchEvent(new Event("pageshow"));
    expect(isMarked("message")).toBe(false);
    form().reset();
    await expect.poll(() => isMarked("ville")).toBe(true);
  });
});

test("a form that was left for another page is filled in again on the way back, and nowhere else", async () => {
  const here = history.state;
  onTestFinished(() => history.replaceState(here, ""));
  const value = () => new FormData(form()).get("nom");
  history.replaceState({ key: "one", idx: 1 }, "");
  const { unmount } = await render(<Contact />);
  await nom().fill("Camille");
  await unmount();
  history.replaceState({ key: "two", idx: 2 }, "");
  const other = await render(<Contact />);
  expect(value()).toBe("");
  await other.unmount();
  history.replaceState({ key: "one", idx: 1 }, "");
  await render(<Contact token="jeton-2" />);
  await expect.poll(value).toBe("Camille");
  // What the page itself needs is of the page.
  expect(new FormData(form()).get("jeton")).toBe("jeton-2");
});

test("what was typed before hydration stays, also where its form has to be drawn again", async () => {
  const fields = (
    <Contact hasFiles>
      <SelectField
        label="Sujet"
        name="sujet"
        options={["achat", "vente"].map((value) => ({ value, label: value }))}
      />
      <UploadList label="Photos" name="photos" limits={LIMITS} />
      <label>
        <input type="checkbox" name="accord" value="oui" /> Oui
      </label>
    </Contact>
  );
  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(fields);
  rememberServerForms();
  const drawn = form();
  const field = (name: string) => drawn.elements.namedItem(name) as HTMLInputElement;
  field("nom").value = "Léa";
  field("message").value = "Bonjour";
  field("sujet").value = "vente";
  field("accord").checked = true;
  await choose("salon.jpg");
  // As extensions do that fill in names and passwords.
  field("nom").after(document.createElement("div"));
  const client = hydrateRoot(root, fields, { onRecoverableError: () => {} });
  onTestFinished(() => {
    client.unmount();
    root.remove();
  });
  await expect.poll(form).not.toBe(drawn);
  await expect.poll(() => document.querySelectorAll(".upload").length).toBe(1);
  const { photos, ...sent } = Object.fromEntries(new FormData(form()));
  expect(sent).toEqual({ jeton: "jeton-1", nom: "Léa", message: "Bonjour", sujet: "vente", accord: "oui" });
  expect((photos as File).name).toBe("salon.jpg");
});

test("what is wrong stands above the form, has the focus, and leads to the fields", async () => {
  const screen = await render(
    <Contact
      errors={[
        { name: "message", message: "Écrivez un message." },
        { name: "", message: "Page trop ancienne." },
      ]}
    />,
  );
  await expect.element(summary()).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: /2.points à corriger/ })).toBeVisible();
  expect(await axeViolations(screen.container)).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveFocus();
});

async function choose(...names: string[]) {
  const files = names.map((name) => new File(["photo"], name, { type: "image/jpeg" }));
  await userEvent.upload(page.getByLabelText("Photos"), files);
}
