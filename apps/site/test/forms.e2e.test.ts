import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { listAll, openFileStore } from "@lieudit/files";
import { FORM_DEFINITIONS, type FormDefinition, type FormField, getFields } from "@lieudit/leads/forms";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { EVENT_NAMES } from "../app/forms/leads/thanks.ts";
import { buildFormPath } from "./fixture-form-path.ts";
import { ESTATE_AGENCY, HOUSE_ID, PEUGEOT_ID } from "./fixture-listings.ts";
import { REVIEW_KEY, REVIEWED_ID } from "./fixture-places.ts";
import { readOutbox } from "./read-outbox.ts";
import { expectAccessible } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";
import { toStoreSettings } from "./two-servers.ts";

const run = promisify(execFile);
const site = siteOfFile({ FORMS_PER_HOUR: "0", TRUSTED_PROXIES: "1" });
let photo: Buffer;

beforeAll(async () => {
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#808" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Léa" }, IFD3: { GPSLatitude: "43/1 0/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer();
});

/** Runs the operator's command and returns its output. */
async function leads(...args: string[]): Promise<string> {
  const command = join(import.meta.dirname, "../../../packages/leads/src/command/main.ts");
  const { stdout } = await run(process.execPath, [command, ...args, "--data-dir", site.dataDir], {
    env: { ...process.env, ...toStoreSettings(site.stores) },
  });
  return stdout;
}

const ANSWERS: Partial<Record<FormField["type"], string>> = {
  email: "lea@exemple.fr",
  tel: "06 12 34 56 78",
  postcode: "83999",
  "long-text": "Bonjour,\nmerci <b>beaucoup</b> & à bientôt",
};

function answerTo(field: FormField): string {
  if (field.type === "date") return field.after === undefined ? "20/05/2026" : "25/05/2026";
  if (field.type === "choice") return field.options.at(-1) ?? "";
  if (field.type === "year") return "2019";
  // A let sleeps few people.
  if (field.name === "personnes") return "2";
  if (field.type === "number") return String(Math.min(2010, field.max));
  return ANSWERS[field.type] ?? "Léa d’Orvain";
}

async function fill(page: Page, definition: FormDefinition): Promise<void> {
  for (const field of getFields(definition)) {
    const control = page.locator(`#${definition.kind} [name="${field.name}"]`);
    if (field.type === "choice") await control.selectOption(answerTo(field), { force: true });
    else await control.fill(answerTo(field));
  }
  if (definition.photos !== null) {
    await page.locator('input[type="file"]').setInputFiles([
      { name: "façade sud.jpg", mimeType: "image/jpeg", buffer: photo },
      { name: "jardin.jpg", mimeType: "image/jpeg", buffer: photo },
    ]);
  }
}

/** Of a browser that does not say that nobody sits before it; that of the npm package names no language. */
const BY_A_PERSON = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  "accept-language": "fr-FR",
};

const thanksNumber = (page: Page) => page.locator("strong.figures").textContent();

/** Resolves once `isSo`. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

describe.each([true, false])("with JavaScript: %s", (javaScriptEnabled) => {
  test.each(FORM_DEFINITIONS.map((definition) => [definition.path, definition] as const))(
    "%s is sent, thanked for, and found by the command",
    async (_path, definition) => {
      const { page, complaints, close } = await site.open({ javaScriptEnabled });
      await page.setExtraHTTPHeaders(BY_A_PERSON);
      await page.goto(buildFormPath(definition));
      if (javaScriptEnabled) await expectAccessible(page);
      await fill(page, definition);
      await page.getByRole("button", { name: definition.submitLabel }).click();
      await page.waitForURL(/\/merci\//);
      const number = (await thanksNumber(page)) ?? "";
      await page.reload();
      expect(await thanksNumber(page)).toBe(number);

      const calendar = page.getByRole("link", { name: "Noter la date dans mon agenda" });
      expect(await calendar.count()).toBe(EVENT_NAMES[definition.kind] === undefined ? 0 : 1);
      if ((await calendar.count()) > 0) {
        const [file] = await Promise.all([page.waitForEvent("download"), calendar.click()]);
        expect(file.suggestedFilename()).toBe(`${definition.kind}.ics`);
        const lines = readFileSync(await file.path(), "utf8")
          .replaceAll("\r\n ", "")
          .split("\r\n");
        expect(lines).toEqual(
          expect.arrayContaining([
            `UID:${number}@localhost`,
            "DTSTART;VALUE=DATE:20260520",
            "DTEND;VALUE=DATE:20260526",
            "STATUS:TENTATIVE",
            expect.stringMatching(`^SUMMARY:${EVENT_NAMES[definition.kind]}\u00a0: .`),
          ]),
        );
      }

      const sheet = await leads("show", number);
      expect(sheet).toContain(`Sorte : ${definition.kind}`);
      expect(sheet).toContain("Appels commerciaux : non");
      for (const field of getFields(definition)) {
        // Thousands are apart on the sheet.
        const answer = field.type === "number" ? answerTo(field)[0] : answerTo(field).replace("\n", "\n  ");
        expect(sheet).toContain(`${field.label} : ${answer}`);
      }
      if (definition.photos !== null) {
        await until(async () => !(await leads("show", number)).includes("en attente"));
        const to = join(site.dataDir, `sortie-${number}`);
        await leads("export", number, "--vers", to);
        const { exif, format } = await sharp(readFileSync(join(to, `${number}-2.jpg`))).metadata();
        expect({ exif, format }).toEqual({ exif: undefined, format: "jpeg" });
        expect(await leads("show", number)).toContain("Photo : façade sud.jpg – files/");
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("a form with mistakes comes back with all that was typed and takes the focus", async () => {
    const { page, close } = await site.open({ javaScriptEnabled });
    await page.setExtraHTTPHeaders(BY_A_PERSON);
    await page.goto(`/contact?annonce=${PEUGEOT_ID}`);
    await page.locator('[name="nom"]').fill("Léa");
    await page.locator('[name="courriel"]').fill("lea@exemple");
    await page.locator('[name="message"]').fill("Bonjour\nà vous");
    await page.locator('[name="accord_appel"]').check();
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await page.locator(".error-summary:focus").waitFor();
    expect(await page.locator(".error-summary li").allTextContents()).toEqual([
      expect.stringContaining("cette adresse n’est pas complète"),
    ]);
    expect(await page.locator('[name="courriel"]').inputValue()).toBe("lea@exemple");
    expect(await page.locator('[name="courriel"]').getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator('[name="message"]').inputValue()).toBe("Bonjour\nà vous");
    expect(await page.locator('[name="accord_appel"]').isChecked()).toBe(true);
    if (javaScriptEnabled) await expectAccessible(page);
    await page.locator('[name="courriel"]').fill("lea@exemple.fr");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await page.waitForURL(/\/merci\//);
    expect(await leads("show", (await thanksNumber(page)) ?? "")).toContain("Appels commerciaux : oui");
    await close();
  });
});

test("what is wrong, today and what is chosen stand out in light, dark and forced colours, on a phone and a desk", async () => {
  const sights = [
    { colorScheme: "light", forcedColors: "none" },
    { colorScheme: "dark", forcedColors: "none" },
    { colorScheme: "dark", forcedColors: "active" },
  ] as const;
  const getBorder = (element: Element) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(element);
    return `${borderTopColor} ${borderTopWidth}`;
  };
  for (const width of [375, 1280]) {
    const { page, close } = await site.open({ width });
    await page.goto(`/visite/${HOUSE_ID}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.querySelector("form.kit-form")?.setAttribute("novalidate", ""));
    await page.getByLabel("Téléphone").fill("06 12 34 56 78");
    await page.getByRole("button", { name: "Demander la visite" }).click();
    await page.locator(".error-summary:focus").waitFor();
    await page.getByLabel("À partir du").click();
    const today = page.locator(".rdp-today > button");
    await today.waitFor();
    for (const sight of sights) {
      await page.emulateMedia(sight);
      const [wrong, right] = await Promise.all(
        ["Nom et prénom", "Téléphone"].map((label) => page.getByLabel(label).evaluate(getBorder)),
      );
      expect(wrong).not.toBe(right);
      const others = page.locator(".rdp-day:not(.rdp-today) > button").first();
      const [own, other] = await Promise.all([today.evaluate(getBorder), others.evaluate(getBorder)]);
      expect(own).not.toBe(other);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await close();
  }
});

test("from a list to a listing to its form, sent, and the letter is for the one who offers it", async () => {
  const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
  await page.setExtraHTTPHeaders(BY_A_PERSON);
  await page.goto("/vehicules");
  await page
    .getByRole("link", { name: /Peugeot/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Écrire" }).click();
  await page.getByRole("heading", { name: "Nous contacter" }).waitFor();
  const definition = FORM_DEFINITIONS.find(({ kind }) => kind === "contact");
  if (definition === undefined) throw new Error("there is a contact form");
  await fill(page, definition);
  await page.getByRole("button", { name: definition.submitLabel }).click();
  await page.waitForURL(/\/merci\/contact/);
  const number = (await thanksNumber(page)) ?? "";
  // The receipt for the visitor has the number too.
  const letter = await letterWith(number, "\nTo: contact@garage-du-phare.example");
  expect(letter).toMatch(/^To: contact@garage-du-phare\.example$/m);
  expect(letter).toMatch(/^Reply-To: lea@exemple\.fr$/m);
  // A page that the browser brings back sends the same form: it is the same lead.
  await page.goBack();
  await page.getByRole("button", { name: definition.submitLabel }).click();
  await page.waitForURL(/\/merci\/contact/);
  expect(complaints).toEqual([]);
  await close();
});

test("what looks automatic waits for its sender’s yes, which a letter asks for, and then goes its way", async () => {
  // Without scripts, and with a name that programs have.
  const { page, close } = await site.open({ javaScriptEnabled: false });
  const ask = async (telephone: string) => {
    await page.goto(`/rappel?annonce=${PEUGEOT_ID}`);
    await page.locator('[name="nom"]').fill("Ondine");
    await page.locator('[name="telephone"]').fill(telephone);
    const send = page.getByRole("button", { name: "Demander à être rappelé" });
    await send.click();
    await page.locator(".error-summary:focus").waitFor();
    expect(await page.locator('[name="telephone"]').inputValue()).toBe(telephone);
    await page.getByLabel("Courriel de confirmation").fill("ondine@exemple.fr");
    await send.click();
    await page.getByRole("heading", { name: "Encore une étape" }).waitFor();
    return (await thanksNumber(page)) ?? "";
  };
  const number = await ask("06 12 34 56 78");
  const stateOf = async (reference: string) =>
    (await leads("list")).split("\n").find((line) => line.startsWith(reference));
  const state = () => stateOf(number);
  expect(await state()).toMatch(/à confirmer$/);

  const question = await letterWith("\nTo: ondine@exemple.fr");
  const [link = ""] = /\/confirmer\/[\w=-]+/.exec(question) ?? [];
  // A mail program that opens links confirms nothing.
  await page.goto(link.replaceAll("=3D", "="));
  expect(await state()).toMatch(/à confirmer$/);
  expect(site.output()).not.toContain(link);
  await page.getByRole("button", { name: "Confirmer mon envoi" }).waitFor();
  // Somebody else gives the same address: only what is chosen is confirmed.
  const other = await ask("06 98 76 54 32");
  await page.goto(link.replaceAll("=3D", "="));
  const own = page.getByRole("checkbox", { name: number });
  expect(await own.isChecked()).toBe(true);
  expect(await page.getByRole("checkbox", { name: other }).isChecked()).toBe(false);
  await own.uncheck();
  await page.getByRole("button", { name: "Confirmer les demandes cochées" }).click();
  await page.getByText("cochez au moins une demande").waitFor();
  await own.check();
  await page.getByRole("button", { name: "Confirmer les demandes cochées" }).click();
  await page.getByText("C’est confirmé").waitFor();
  expect(await state()).toMatch(/confirmée$/);
  expect(await stateOf(other)).toMatch(/à confirmer$/);
  const letter = await letterWith("Reply-To: ondine@exemple.fr");
  expect(letter).toMatch(/^To: contact@garage-du-phare\.example$/m);
  expect(letter).toContain(number);
  await page.reload();
  await page.getByText("C’est confirmé").waitFor();
  expect(await leads("show", number)).toContain("Confirmation : reçue de ondine@exemple.fr");
  expect((await page.goto("/confirmer/none"))?.status()).toBe(200);
  await page.getByText("Ce lien ne mène plus à rien").waitFor();
  await close();
});

test("below a review stands a link to its form, and the operator learns how to hide it", async () => {
  const { page, close } = await site.open();
  await page.goto(`/lieu/${REVIEWED_ID}#avis`);
  const tab = page.getByRole("tab", { name: "Avis" });
  // The tabs hydrate after the page; a click before then is not lost.
  await tab.click();
  await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
  const link = page.getByRole("link", { name: "Signaler cet avis" });
  expect(await link.getAttribute("href")).toContain(`/signaler?lieu=${REVIEWED_ID}&avis=${REVIEW_KEY}`);
  await page.goto(`/signaler?lieu=${REVIEWED_ID}&avis=${REVIEW_KEY}`);
  await page.getByRole("heading", { name: "Signaler un avis" }).waitFor();
  await page.getByText("Fermé quand je suis passée.").waitFor();
  const [number = ""] =
    (await leads("list", "--sorte", "signalement-avis"))
      .split("\n")
      .map((line) => line.split("\t")[0] ?? "") ?? [];
  const sheet = await leads("show", number);
  expect(sheet).toContain(`Pour le masquer : npm run import -- --hide-review ${REVIEW_KEY}`);
  expect(sheet).toContain("Avis : Fermé quand je suis passée.");
  for (const query of ["", `?lieu=${REVIEWED_ID}&avis=autre`, `?lieu=osm-n-0009999999&avis=${REVIEW_KEY}`]) {
    expect((await fetch(`${site.url}/signaler-avis${query}`)).status).toBe(404);
  }
  await close();
});

/** The letter in the outbox that holds all of these texts. */
async function letterWith(...texts: readonly string[]): Promise<string> {
  const letters = () => readOutbox(site).map((letter) => letter.replaceAll("=\n", ""));
  const isWanted = (letter: string) => texts.every((text) => letter.includes(text));
  await until(() => letters().some(isWanted));
  return letters().find(isWanted) ?? "";
}

/** A page with a form, as a program reads it. */
async function formPage(path: string) {
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { cookie, token: /name="jeton" value="([^"]+)"/.exec(html)?.[1] ?? "", answer };
}

const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(site.url + path, {
    method: "POST",
    body,
    headers: { origin: site.url, ...headers },
    redirect: "manual",
  });

const aMessage = (token: string, changes: Record<string, string> = {}) =>
  new URLSearchParams({
    jeton: token,
    nom: "Léa",
    courriel: "lea@exemple.fr",
    message: "Bonjour",
    ...changes,
  });

const getCount = async () => (await leads("list")).split("\n").length;

describe("a form that is sent as no browser would", () => {
  test("is one lead, however often it is sent, also at the same moment", async () => {
    const { cookie, token } = await formPage("/contact");
    const before = await getCount();
    const places = new Set<string | null>();
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post("/contact", aMessage(token), { cookie })),
      );
      for (const answer of answers) places.add(answer.headers.get("location"));
    }
    expect([...places]).toEqual([expect.stringMatching(/^\/merci\/contact\?numero=/)]);
    expect(await getCount()).toBe(before + 1);
    const changed = await post("/contact", aMessage(token, { message: "Autre" }), { cookie });
    expect(changed.status).toBe(409);
    expect(await changed.text()).toContain("vos premières réponses sont bien arrivées");
    expect(await getCount()).toBe(before + 1);
  });

  test.each([
    ["from another site", { origin: "https://mal.example" }, true],
    ["with the cookie of nobody", { cookie: "visite=AAAAAAAAAAAAAAAAAAAAAA" }, true],
    ["without a token", {}, false],
  ])(
    "%s is not kept, and comes back with a new token and what was typed",
    async (_how, headers, hasToken) => {
      const { cookie, token } = await formPage("/contact");
      const before = await getCount();
      const answer = await post("/contact", aMessage(hasToken ? token : ""), { cookie, ...headers });
      expect(answer.status).toBe(403);
      const html = await answer.text();
      expect(html).toContain('value="lea@exemple.fr"');
      expect(/name="jeton" value="([^"]+)"/.exec(html)?.[1]).not.toBe(token);
      expect(await getCount()).toBe(before);
    },
  );

  test("runs nothing of what was typed, and adds no header", async () => {
    const { cookie, token } = await formPage("/contact");
    const hostile = `"><script>alert(1)</script>\r\nBcc: mal@example.com`;
    const back = await post("/contact", aMessage(token, { nom: hostile, courriel: hostile }), { cookie });
    expect(back.status).toBe(422);
    const html = await back.text();
    expect(html).not.toContain("<script>alert");
    const sent = await post("/contact", aMessage(token, { nom: hostile, message: hostile }), { cookie });
    const number = sent.headers.get("location")?.split("=")[1] ?? "";
    const letter = await letterWith(number);
    expect(letter.split("\n\n")[0]).not.toMatch(/^Bcc/m);
    expect(letter.slice(letter.indexOf("<!doctype html>"))).not.toContain("<script>alert");
  });

  test("is no page that a cache keeps, and its refusal is a sentence", async () => {
    const { answer, cookie } = await formPage("/estimer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const refused = await post("/estimer", "--b\r\nx", {
      cookie,
      "content-type": "multipart/form-data; boundary=b",
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("arrivé incomplet ou illisible");
    const files = openFileStore(join(site.dataDir, "leads"), site.stores.filesUrl);
    expect(await listAll(files, "quarantine/")).toEqual([]);
  });
});

test("an alert begins with a confirmation, ends with one click of a mail program, and tells nobody", async () => {
  const { page, complaints, close } = await site.open();
  await page.goto(`/alertes?recherche=${encodeURIComponent("/vehicules?marque=peugeot&prix-max=30000")}`);
  await expectAccessible(page);
  await page.getByLabel("Courriel").fill("max@exemple.fr");
  await page.getByRole("button", { name: "Créer l’alerte" }).click();
  await page.getByText("confirmez l’alerte").waitFor();
  const back = page.getByRole("link", { name: /^Revenir aux annonces\s: Véhicules Peugeot, / });
  expect(await back.getAttribute("href")).toBe("/vehicules?marque=peugeot&prix-max=30000");
  expect(await leads("alerts")).toMatch(/à confirmer\tmax@exemple\.fr\tVéhicules Peugeot, .*\t\/vehicules/);
  const [link = ""] = /\/alertes\/confirmer\/[\w=-]+/.exec(await letterWith("To: max@exemple.fr")) ?? [];
  await page.goto(link.replaceAll("=3D", "="));
  expect(await leads("alerts")).toContain("à confirmer");
  await page.getByRole("button", { name: "Confirmer mon alerte" }).click();
  await page.getByText("Votre alerte commence").waitFor();
  expect(await leads("alerts")).toContain("confirmée");
  const ended = await fetch(site.url + link.replace("confirmer", "desabonner"), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(ended.status).toBe(200);
  expect(await leads("alerts")).toBe("Aucune alerte.\n");
  expect(complaints).toEqual([]);
  await close();
});

test("an agency’s page leads to a form for that agency", async () => {
  const { page, close } = await site.open({ javaScriptEnabled: false });
  await page.goto(`/agence/${ESTATE_AGENCY}`);
  await page.getByRole("link", { name: "Écrire" }).click();
  await page.getByRole("heading", { name: "Nous contacter" }).waitFor();
  expect(await page.getByRole("region", { name: "Destinataire" }).textContent()).toContain(
    "Agence des Roches",
  );
  await close();
});

test("a choice of cookies leaves a proof, also when it was made before hydration", async () => {
  const { page, close } = await site.open({ consent: null });
  const { promise: click, resolve: clicked } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => click.then(() => route.continue()));
  await page.goto("/lieux", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Tout refuser" }).click();
  clicked();
  await page.getByRole("button", { name: "Tout refuser" }).waitFor({ state: "detached" });
  const to = join(site.dataDir, "preuves.csv");
  await leads("proofs", "--vers", to);
  expect(readFileSync(to, "utf8")).toMatch(/;refuser tout;refusé;refusé;refusé;refusé;refusé;refusé/);
  await close();
});

test.each([
  [`/visite/${HOUSE_ID}?utm_source=x`, `/visite/${HOUSE_ID}`],
  [`/signaler-annonce/${HOUSE_ID}`, `/signaler-annonce/${HOUSE_ID}`],
  [`/contact?annonce=${HOUSE_ID}`, "/contact"],
])("the form %s is shared as %s, which is there", async (path, canonical) => {
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.url}${canonical}"/>`);
  expect((await fetch(site.url + canonical)).status).toBe(200);
});
