import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DESK_ROUTES, type DeskRoute } from "../app/desk/access/desk-routes.ts";
import { type DeskFixture, putLead, writeDeskFixture } from "./desk-people.ts";
import { DEALER, ESTATE_AGENCY, HOUSE_ID, PEUGEOT_ID } from "./fixture-listings.ts";
import { FIXTURE_NOW } from "./fixture-places.ts";
import { readOutbox } from "./read-outbox.ts";
import { expectAccessible, expectContrast, SCHEMES, type WatchedPage, WIDTHS } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let fixture: DeskFixture;
beforeAll(async () => {
  fixture = await writeDeskFixture(site);
});
afterAll(() => fixture?.close());

type Role = "visitor" | "operator" | "manager" | "member";

function request(
  path: string,
  role: Role,
  form?: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(site.url + path, {
    redirect: "manual",
    headers: {
      ...(role !== "visitor" && { cookie: `espace=${fixture.sessions[role]}` }),
      ...(form !== undefined && {
        "content-type": "application/x-www-form-urlencoded",
        origin: site.url,
        "sec-fetch-site": "same-origin",
      }),
      ...headers,
    },
    ...(form !== undefined && { method: "POST", body: new URLSearchParams(form).toString() }),
  });
}

async function signIn(context: BrowserContext, role: Exclude<Role, "visitor">): Promise<void> {
  await context.addCookies([{ name: "espace", value: fixture.sessions[role], url: site.url }]);
}

async function openAs(role: Exclude<Role, "visitor">, window = {}): Promise<WatchedPage> {
  const opened = await site.open(window);
  await signIn(opened.page.context(), role);
  return opened;
}

/** An address of each route, of the estate agency. */
function getAddresses(): Readonly<Record<DeskRoute, string>> {
  const { estate, report } = fixture.references;
  return {
    "espace/connexion": "/espace/connexion",
    "espace/lien/:jeton": "/espace/lien/unknown",
    "espace/cle": "/espace/cle",
    espace: "/espace",
    "espace/compte": "/espace/compte",
    "espace/annonces": "/espace/annonces",
    "espace/annonces/nouvelle": "/espace/annonces/nouvelle",
    "espace/annonces/:id": `/espace/annonces/${HOUSE_ID}`,
    "espace/annonces/:id/apercu": `/espace/annonces/${HOUSE_ID}/apercu`,
    "espace/annonces/:id/rapport": `/espace/annonces/${HOUSE_ID}/rapport`,
    "espace/annonces/:id/enregistrer": `/espace/annonces/${HOUSE_ID}/enregistrer`,
    "espace/annonces/:id/brouillon": `/espace/annonces/${HOUSE_ID}/brouillon`,
    "espace/annonces/:id/photos": `/espace/annonces/${HOUSE_ID}/photos`,
    "espace/demandes": "/espace/demandes",
    "espace/demandes.csv": "/espace/demandes.csv",
    "espace/demandes/:reference": `/espace/demandes/${estate}`,
    "espace/demandes/:reference/photo/:rang": `/espace/demandes/${estate}/photo/1`,
    "espace/annonces.poliris.csv": "/espace/annonces.poliris.csv",
    "espace/annonces.csv": "/espace/annonces.csv",
    "espace/annonces.xml": "/espace/annonces.xml",
    "espace/livraisons": "/espace/livraisons",
    "espace/livraisons/:id": `/espace/livraisons/${crypto.randomUUID()}`,
    "espace/moderation": "/espace/moderation",
    "espace/moderation/:reference": `/espace/moderation/${report}`,
    "espace/cles": "/espace/cles",
    "espace/textes": "/espace/textes",
    "espace/textes/:page": "/espace/textes/cgu",
    "espace/sante": "/espace/sante",
    "espace/preuves.csv": "/espace/preuves.csv",
    "espace/agences": "/espace/agences",
    "espace/liaisons": "/espace/liaisons",
    "espace/aiguillage": "/espace/aiguillage",
    "espace/equipe": "/espace/equipe",
    "espace/journal": "/espace/journal",
    "espace/journal.csv": "/espace/journal.csv",
  };
}

/** Status of each route for the operator, the manager and the member; visitors are sent to the sign-in page. */
const STATUSES: Readonly<Record<DeskRoute, readonly [number, number, number]>> = {
  "espace/connexion": [303, 303, 303],
  "espace/lien/:jeton": [410, 410, 410],
  "espace/cle": [405, 405, 405],
  espace: [200, 200, 200],
  "espace/compte": [200, 200, 200],
  "espace/annonces": [200, 200, 200],
  "espace/annonces/nouvelle": [200, 200, 200],
  "espace/annonces/:id": [200, 200, 200],
  "espace/annonces/:id/apercu": [200, 200, 200],
  "espace/annonces/:id/rapport": [200, 200, 200],
  // Forms are sent to the next three.
  "espace/annonces/:id/enregistrer": [303, 303, 303],
  "espace/annonces/:id/brouillon": [405, 405, 405],
  "espace/annonces/:id/photos": [405, 405, 405],
  "espace/demandes": [200, 200, 200],
  "espace/demandes.csv": [200, 200, 200],
  "espace/demandes/:reference": [200, 200, 200],
  // The lead has no photo.
  "espace/demandes/:reference/photo/:rang": [404, 404, 404],
  "espace/annonces.poliris.csv": [200, 200, 200],
  "espace/annonces.csv": [200, 200, 200],
  "espace/annonces.xml": [200, 200, 200],
  "espace/livraisons": [200, 200, 200],
  // There is no such delivery.
  "espace/livraisons/:id": [404, 404, 404],
  "espace/moderation": [200, 403, 403],
  "espace/moderation/:reference": [200, 403, 403],
  "espace/cles": [200, 403, 403],
  "espace/textes": [200, 403, 403],
  "espace/textes/:page": [200, 403, 403],
  "espace/sante": [200, 403, 403],
  "espace/preuves.csv": [200, 403, 403],
  "espace/agences": [200, 403, 403],
  "espace/liaisons": [200, 200, 403],
  "espace/aiguillage": [200, 403, 403],
  "espace/equipe": [200, 200, 403],
  "espace/journal": [200, 200, 403],
  "espace/journal.csv": [200, 200, 403],
};

describe("access", () => {
  test("each role opens its pages and no others, and no cache keeps them", async () => {
    for (const [route, address] of Object.entries(getAddresses()) as [DeskRoute, string][]) {
      const responses: Response[] = [];
      // One after the other: a busy server answers 503.
      for (const role of ["operator", "manager", "member"] as const)
        responses.push(await request(address, role));
      expect([route, ...responses.map(({ status }) => status)]).toEqual([route, ...STATUSES[route]]);
      for (const response of responses) expect(response.headers.get("cache-control")).toContain("no-store");
      if (DESK_ROUTES[route] === "public") continue;
      const asVisitor = await request(address, "visitor");
      expect([route, asVisitor.status]).toEqual([route, 303]);
      expect(asVisitor.headers.get("location")).toMatch(/^\/espace\/connexion/);
    }
  });

  test("each role may send its forms and no others", async () => {
    const { references, people } = fixture;
    const note = { geste: "note", texte: "Rappeler lundi" };
    const invite = (role: string, at: number, agence = "") => ({
      geste: "inviter",
      nom: "Sam",
      courriel: `sam-${role}-${at}@exemple.fr`,
      role,
      agence,
    });
    const remove = (personne: string) => ({ geste: "retirer", personne });
    const url = "https://crm.example/lieudit";
    const own = await fixture.leads.addWebhook({ agency: ESTATE_AGENCY, url });
    const foreign = await fixture.leads.addWebhook({ agency: DEALER, url });
    const route = { geste: "ajouter", type: "estimation", sujet: "Aubremer" };
    const rows: [string, Record<string, string>, Role, number][] = [
      [`/espace/demandes/${references.estate}`, note, "visitor", 303],
      [`/espace/demandes/${references.estate}`, note, "member", 303],
      [`/espace/demandes/${references.estate}`, note, "manager", 303],
      [`/espace/demandes/${references.estate}`, note, "operator", 303],
      [`/espace/demandes/${references.dealer}`, note, "member", 404],
      [`/espace/demandes/${references.dealer}`, note, "manager", 404],
      [`/espace/demandes/${references.dealer}`, note, "operator", 303],
      [`/espace/demandes/${references.operator}`, note, "manager", 404],
      [`/espace/demandes/${references.operator}`, note, "operator", 303],
      ["/espace/demandes/UNKNOWN", note, "operator", 404],
      [`/espace/demandes/${references.estate}`, { geste: "transmettre", agence: DEALER }, "manager", 403],
      [
        `/espace/demandes/${references.operator}`,
        { geste: "transmettre", agence: "unknown" },
        "operator",
        422,
      ],
      ...(["enregistrer", "brouillon", "photos"] as const).flatMap((part): typeof rows => [
        [`/espace/annonces/${PEUGEOT_ID}/${part}`, { geste: "retirer", titre: "Volé" }, "manager", 404],
        [`/espace/annonces/unknown1/${part}`, { geste: "retirer", titre: "Volé" }, "operator", 404],
      ]),
      [`/espace/annonces/${HOUSE_ID}/enregistrer`, { titre: "Volé" }, "visitor", 401],
      [`/espace/annonces/${HOUSE_ID}/brouillon`, { titre: "Volé" }, "visitor", 401],
      [`/espace/annonces/${HOUSE_ID}/photos`, { geste: "retirer" }, "visitor", 303],
      ["/espace/annonces", { geste: "etat-vendu", annonce: PEUGEOT_ID }, "member", 404],
      ["/espace/annonces", { geste: "etat-vendu", annonce: "unknown1" }, "operator", 404],
      ["/espace/annonces", { geste: "etat-brouillon", annonce: HOUSE_ID }, "member", 422],
      ["/espace/annonces", { geste: "etat-vendu", annonce: HOUSE_ID }, "visitor", 303],
      ["/espace/annonces/nouvelle", { type: "estate", agence: "unknown" }, "operator", 422],
      ["/espace/annonces/nouvelle", { type: "boat" }, "member", 422],
      ["/espace/annonces/nouvelle", { type: "estate", agence: DEALER, titre: "Matrice" }, "member", 303],
      ["/espace/livraisons", { agence: DEALER }, "visitor", 303],
      ["/espace/livraisons", { agence: DEALER }, "member", 422],
      ["/espace/livraisons", { agence: "unknown" }, "operator", 422],
      [`/espace/livraisons/${crypto.randomUUID()}`, { geste: "abandonner" }, "operator", 404],
      ["/espace/liaisons", { geste: "ajouter", adresse: url }, "visitor", 303],
      ["/espace/liaisons", { geste: "ajouter", adresse: url }, "member", 403],
      ["/espace/liaisons", { geste: "ajouter", adresse: "http://crm.example/" }, "manager", 422],
      ["/espace/liaisons", { geste: "pause", liaison: own.id }, "member", 403],
      ["/espace/liaisons", { geste: "pause", liaison: own.id }, "manager", 303],
      ...["essai", "pause", "reprendre", "supprimer", "rejouer"].map((geste): (typeof rows)[number] => [
        "/espace/liaisons",
        { geste, liaison: foreign.id },
        "manager",
        404,
      ]),
      ["/espace/liaisons", { geste: "rejouer", liaison: own.id, envoi: "unknown" }, "manager", 404],
      [`/espace/liaisons?agence=${DEALER}`, { geste: "supprimer", liaison: foreign.id }, "operator", 303],
      [`/espace/annonces/${HOUSE_ID}`, { geste: "alertes" }, "visitor", 303],
      [`/espace/annonces/${HOUSE_ID}`, { geste: "alertes" }, "member", 303],
      [`/espace/annonces/${HOUSE_ID}`, { geste: "autre" }, "member", 422],
      [`/espace/annonces/${PEUGEOT_ID}`, { geste: "alertes" }, "manager", 404],
      [`/espace/moderation/${references.report}`, { geste: "garder", motif: "Conforme" }, "visitor", 303],
      [`/espace/moderation/${references.report}`, { geste: "garder", motif: "Conforme" }, "manager", 403],
      [`/espace/moderation/${references.report}`, { geste: "retirer", motif: "" }, "operator", 422],
      [`/espace/moderation/${references.report}`, { geste: "retablir", motif: "Oui" }, "operator", 422],
      [`/espace/moderation/${references.report}`, { geste: "garder", motif: "Conforme" }, "operator", 303],
      [`/espace/moderation/${references.operator}`, { geste: "garder", motif: "Oui" }, "operator", 404],
      ["/espace/cles", { nom: "Office" }, "visitor", 303],
      ["/espace/cles", { nom: "Office" }, "manager", 403],
      ["/espace/cles", { nom: "" }, "operator", 422],
      ["/espace/cles", { nom: "Office" }, "operator", 200],
      ["/espace/cles", { geste: "revoquer", cle: "unknown" }, "manager", 403],
      ["/espace/cles", { geste: "revoquer", cle: "unknown" }, "operator", 404],
      ["/espace/textes/cgu", { geste: "publier" }, "visitor", 303],
      ["/espace/textes/cgu", { geste: "publier" }, "manager", 403],
      ["/espace/textes/cgu", { geste: "publier" }, "operator", 422],
      ["/espace/textes/cgu", { geste: "deprogrammer", version: "unknown" }, "operator", 404],
      ["/espace/textes/autre", { geste: "publier" }, "operator", 404],
      ["/espace/agences", { nom: "Agence neuve" }, "manager", 403],
      [`/espace/agences?agence=${ESTATE_AGENCY}`, { nom: "Autre nom" }, "manager", 403],
      ["/espace/agences", { nom: "" }, "operator", 422],
      ["/espace/agences?agence=unknown", { nom: "Agence" }, "operator", 404],
      ["/espace/aiguillage", { ...route, agence: ESTATE_AGENCY }, "manager", 403],
      ["/espace/aiguillage", { ...route, agence: "unknown" }, "operator", 422],
      ["/espace/aiguillage", { ...route, agence: ESTATE_AGENCY }, "operator", 303],
      ["/espace/aiguillage", { geste: "retirer", regle: "unknown" }, "operator", 404],
      ["/espace/equipe", invite("member", 1), "visitor", 303],
      ["/espace/equipe", invite("member", 2), "member", 403],
      ["/espace/equipe", invite("member", 3), "manager", 303],
      ["/espace/equipe", invite("operator", 4), "manager", 403],
      ["/espace/equipe", invite("admin", 5), "manager", 403],
      ["/espace/equipe", invite("operator", 6), "operator", 303],
      ["/espace/equipe", invite("manager", 7, DEALER), "operator", 303],
      ["/espace/equipe", invite("manager", 8, "unknown"), "operator", 422],
      ["/espace/equipe", remove(people.operator.id), "manager", 404],
      ["/espace/equipe", { ...remove(people.operator.id), geste: "renvoyer" }, "manager", 404],
      ["/espace/equipe", { ...remove(people.member.id), geste: "renvoyer" }, "manager", 429],
      ["/espace/equipe", remove(people.manager.id), "member", 403],
      ["/espace/equipe", remove(people.manager.id), "manager", 422],
      ["/espace/equipe", remove("unknown"), "operator", 404],
      ["/espace/compte", { geste: "appareil", session: "unknown" }, "member", 404],
      ["/espace/compte", { geste: "cle", cle: "unknown" }, "member", 404],
      ["/espace/compte", { geste: "autre" }, "member", 422],
    ];
    for (const [path, form, role, status] of rows) {
      const response = await request(path, role, form);
      expect([path, form.geste, form.role, role, response.status]).toEqual([
        path,
        form.geste,
        form.role,
        role,
        status,
      ]);
    }
    const sent = (await fixture.desk.listPeople()).map(({ email, role, agency }) => [email, role, agency]);
    expect(sent).toContainEqual(["sam-member-3@exemple.fr", "member", ESTATE_AGENCY]);
    expect(sent).toContainEqual(["sam-manager-7@exemple.fr", "manager", DEALER]);
    expect(sent.filter(([email]) => email?.startsWith("sam-"))).toHaveLength(3);
  });

  test("rejects a form that a page of another site sends", async () => {
    const { estate } = fixture.references;
    const before = await fixture.leads.getWork(estate);
    const response = await request(
      `/espace/demandes/${estate}`,
      "manager",
      { geste: "note", texte: "Injection" },
      { origin: "https://autre.example", "sec-fetch-site": "cross-site" },
    );
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await fixture.leads.getWork(estate)).toEqual(before);
  });

  test("lists and exports the leads of the own agency only", async () => {
    const { estate, dealer, operator } = fixture.references;
    for (const path of ["/espace/demandes", "/espace/demandes.csv"]) {
      const asMember = await (await request(path, "member")).text();
      expect(asMember).toContain(estate);
      expect(asMember).not.toContain(dealer);
      expect(asMember).not.toContain(operator);
      const asOperator = await (await request(path, "operator")).text();
      for (const reference of [estate, dealer, operator]) expect(asOperator).toContain(reference);
    }
  });

  test("shows no demo accounts where there is other data", async () => {
    const page = await (await request("/espace/connexion", "visitor")).text();
    expect(page).not.toContain("démonstration est seule");
    const { manager } = fixture.people;
    const response = await request("/espace/connexion", "visitor", { geste: "essai", personne: manager.id });
    expect(response.status).toBe(403);
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("signing in", () => {
  test("by an email link, once, in the browser that requested it", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/espace/demandes");
    await page.waitForURL("**/espace/connexion?vers=*");
    await page.getByLabel("Courriel").fill("Camille@Roches.example");
    await page.getByRole("button", { name: "Recevoir un lien" }).click();
    await page.getByText("Si cette adresse a un accès").waitFor();
    const link = await readLink("camille@roches.example");

    const other = await site.open();
    const opened = await other.page.goto(link);
    expect(opened?.status()).toBe(410);
    await other.page.getByText("que dans le navigateur où il a été demandé").waitFor();
    await other.close();

    await page.goto(link);
    await page.getByRole("button", { name: "Me connecter" }).click();
    await page.getByRole("heading", { level: 1, name: "Demandes" }).waitFor();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "espace");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect((await page.goto(link))?.status()).toBe(410);
    await page.getByText("Ce lien a déjà servi").waitFor();

    await page.goto("/espace");
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await page.getByText("Vous êtes déconnecté").waitFor();
    expect((await page.context().cookies()).filter(({ name }) => name === "espace")).toEqual([]);
    expect(complaints.filter((text) => !text.includes("410"))).toEqual([]);
    await close();
  });

  test("answers the same for an unknown address, and sends nothing", async () => {
    const { page, close } = await site.open();
    await page.goto("/espace/connexion");
    await page.getByLabel("Courriel").fill("personne@exemple.fr");
    await page.getByRole("button", { name: "Recevoir un lien" }).click();
    await page.getByText("Si cette adresse a un accès").waitFor();
    expect(listMails("personne@exemple.fr")).toEqual([]);
    await close();
  });

  test("by a passkey that was added to the account", async () => {
    const { page, complaints, close } = await openAs("member");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto("/espace/compte");
    await page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
    await page.getByText("La clé d’accès est enregistrée").waitFor();
    expect(await fixture.desk.listPasskeys(fixture.people.member.id)).toHaveLength(1);

    await page.context().clearCookies({ name: "espace" });
    await page.goto("/espace/connexion?vers=%2Fespace%2Fdemandes");
    await page.getByRole("button", { name: "Entrer avec une clé d’accès" }).click();
    await page.getByRole("heading", { level: 1, name: "Demandes" }).waitFor();

    await page.goto("/espace/compte");
    await page.getByRole("button", { name: /^Retirer la clé/ }).click();
    await page.getByText("La clé d’accès est retirée").waitFor();
    await page.context().clearCookies({ name: "espace" });
    await page.goto("/espace/connexion");
    await page.getByRole("button", { name: "Entrer avec une clé d’accès" }).click();
    await page.getByText("Cette clé d’accès n’a pas été reconnue").waitFor();
    expect(complaints.filter((text) => !text.includes("403"))).toEqual([]);
    await close();
  });

  test("an invitation opens an account in any browser", async () => {
    const { page: managerPage, close: closeManager } = await openAs("manager");
    await managerPage.goto("/espace/equipe");
    await managerPage.getByLabel("Nom et prénom").fill("Noa Petit");
    await managerPage.getByLabel("Courriel").fill("noa@roches.example");
    await managerPage.getByRole("button", { name: "Envoyer l’invitation", exact: true }).click();
    await managerPage.getByText("L’invitation part dans un instant").waitFor();
    const row = managerPage.getByRole("listitem").filter({ hasText: "Noa Petit" });
    await row.getByText(/Invitation envoyée le .* – en attente/).waitFor();
    // It has just been sent.
    await row.getByRole("button", { name: "Renvoyer l’invitation à Noa Petit" }).click();
    await managerPage.getByText("Cette invitation vient de partir").waitFor();
    await closeManager();

    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(await readLink("noa@roches.example"));
    await page.getByText("Bienvenue, Noa Petit.").waitFor();
    await page.getByRole("button", { name: "Ouvrir mon accès" }).click();
    await page.getByRole("heading", { level: 1, name: "Tableau de bord" }).waitFor();
    expect(await page.getByRole("link", { name: "Équipe" }).count()).toBe(0);
    const team = await (await request("/espace/equipe", "manager")).text();
    expect(team).toContain("Retirer l’accès de Noa Petit");
    expect(team).not.toContain("Renvoyer l’invitation à Noa Petit");
    await close();
  });
});

describe("a lead", () => {
  test.each([true, false])(
    "is read, assigned, answered and closed (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const key = `walk-${javaScriptEnabled}`;
      const reference = await putLead(fixture.leads, key, { kind: "visite" });
      const { page, complaints, close } = await openAs("manager", { width: 375, javaScriptEnabled });
      await page.goto("/espace/demandes?etat=new");
      await page.getByRole("link", { name: "Jeanne Marchand" }).first().click();
      await page.goto(`/espace/demandes/${reference}`);
      await page.getByText(`<b>${key}</b>`).waitFor();
      await page.getByRole("button", { name: "Rendez-vous" }).click();
      await page.getByText("L’état de la demande est enregistré.").waitFor();
      await page.reload();
      expect(await page.getByText("L’état de la demande est enregistré.").count()).toBe(0);
      await page.getByLabel("Note pour vos collègues").fill("Préfère le matin");
      await page.getByRole("button", { name: "Ajouter la note" }).click();
      await page.getByText("La note est enregistrée.").waitFor();
      await page.getByText("Préfère le matin").waitFor();

      await page.getByRole("button", { name: "Envoyer la réponse" }).click();
      await page.getByText("il reste des points de suspension").waitFor();
      await page.getByLabel("Message").fill("Bonjour,\n\nVenez mardi à 10 h.\n\nCamille");
      await page.getByRole("button", { name: "Envoyer la réponse" }).click();
      await page.getByText("Votre réponse part dans un instant").waitFor();
      const listReplies = () => listMails("jeanne@exemple.fr").filter((mail) => mail.includes("mardi"));
      await expect.poll(listReplies).not.toEqual([]);
      expect(listReplies()[0]).toContain("Reply-To: camille@roches.example");
      // The sent reply is shown, and another one starts empty.
      await page.getByRole("article", { name: "Votre dernière réponse" }).getByText("Venez mardi").waitFor();
      const message = page.getByLabel("Message", { exact: true });
      expect(await message.isVisible()).toBe(false);
      expect(await message.inputValue()).toBe("");
      await page.getByText("Écrire une autre réponse").click();
      await message.fill("Et apportez vos questions.");
      await page.getByRole("button", { name: "Envoyer la réponse" }).click();
      await page.getByRole("article").getByText("Et apportez vos questions.").waitFor();
      const { work, notes } = await fixture.leads.getWork(reference);
      expect(work.state).toBe("appointment");
      expect(notes.map(({ kind }) => kind)).toEqual(["change", "note", "email", "email"]);
      expect(complaints.filter((text) => !text.includes("422"))).toEqual([]);
      await close();
    },
  );

  test("a reply that is being written survives the other forms of the page", async () => {
    const email = { name: "courriel", label: "Courriel", value: "sans.fin@exemple.fr" };
    const put = (text: string) =>
      putLead(fixture.leads, text, { answers: [email, { name: "message", label: "Message", value: text }] });
    const [reference, other] = [await put("writing"), await put("written")];
    const { page, close } = await openAs("manager");
    await page.goto(`/espace/demandes/${reference}`);
    await page.waitForFunction(() => window.isHydrated !== false);
    const message = page.getByLabel("Message", { exact: true });
    await message.fill("Bonjour,\n\nEncore à finir");
    await page.getByRole("button", { name: "Rendez-vous" }).click();
    await page.getByText("L’état de la demande est enregistré.").waitFor();
    await expect.poll(() => message.inputValue()).toContain("Encore à finir");
    // Another lead has its own reply.
    await page.locator(`a[href="/espace/demandes/${other}"]`).click();
    await page.getByText(`numéro ${other}`).waitFor();
    expect(await message.inputValue()).not.toContain("Encore à finir");
    await page.goBack();
    await page.getByText(`numéro ${reference}`).waitFor();
    await expect.poll(() => message.inputValue()).toContain("Encore à finir");
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await page.getByText("Votre réponse part dans un instant").waitFor();
    await page.waitForFunction(() => window.isHydrated !== false);
    expect(await message.inputValue()).not.toContain("Encore à finir");
    // On the way back, the browser offers what was sent; it is not sent twice.
    await page.goBack();
    await page.getByText("Écrire une autre réponse").waitFor();
    await page.waitForFunction(() => window.isHydrated !== false);
    await expect.poll(() => message.inputValue()).toBe("");
    await close();
  });

  test("a reply and a note that are sent after the end of the session come back", async () => {
    const reference = await putLead(fixture.leads, "session", { kind: "visite" });
    const { page, close } = await openAs("manager");
    for (const [label, button] of [
      ["Message", "Envoyer la réponse"],
      ["Note pour vos collègues", "Ajouter la note"],
    ] as const) {
      await page.goto(`/espace/demandes/${reference}`);
      await page.waitForFunction(() => window.isHydrated !== false);
      await page.getByLabel(label, { exact: true }).fill("Long texte à ne pas perdre");
      await page.context().clearCookies({ name: "espace" });
      await page.getByRole("button", { name: button }).click();
      await page.waitForURL(/\/espace\/connexion/);
      const target = new URL(page.url()).searchParams.get("vers") ?? "";
      expect(target).toBe(`/espace/demandes/${reference}`);
      await signIn(page.context(), "manager");
      await page.goto(target);
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).inputValue())
        .toBe("Long texte à ne pas perdre");
    }
    await close();
  });

  test("shows the second of two editors what the first one did", async () => {
    const reference = await putLead(fixture.leads, "conflict");
    const [first, second] = [await openAs("manager"), await openAs("member")];
    for (const { page } of [first, second]) await page.goto(`/espace/demandes/${reference}`);
    await first.page.getByRole("button", { name: "Classée" }).click();
    await first.page.getByText("L’état de la demande est enregistré.").waitFor();
    await second.page.getByRole("button", { name: "Répondue" }).click();
    await second.page.getByText("Une autre personne a modifié cette demande").waitFor();
    expect(await second.page.getByRole("button", { name: "Classée", pressed: true }).count()).toBe(1);
    expect((await fixture.leads.getWork(reference)).work.state).toBe("closed");
    await Promise.all([first.close(), second.close()]);
  });

  test("every change is in the audit log", async () => {
    const reference = await putLead(fixture.leads, "audited");
    await request(`/espace/demandes/${reference}`, "member", { geste: "etat", etat: "closed", version: "0" });
    const { entries } = await fixture.desk.listAudit({ agency: ESTATE_AGENCY, count: 1 });
    expect(entries).toMatchObject([
      { actor: "Alix Morel", action: "état de la demande", subject: reference, after: { choix: "Classée" } },
    ]);
    const csv = await (await request("/espace/journal.csv", "manager")).text();
    expect(csv).toContain(reference);
  });

  test("the operator hands a lead over to an agency, which then sees it", async () => {
    const reference = await putLead(fixture.leads, "handed-over", { agency: null, kind: "estimation" });
    expect((await request(`/espace/demandes/${reference}`, "member")).status).toBe(404);
    const { page, close } = await openAs("operator", { javaScriptEnabled: false });
    await page.goto(`/espace/demandes/${reference}`);
    await page.getByLabel("Transmettre à une agence").selectOption({ label: "Agence des Roches" });
    await page.getByRole("button", { name: "Transmettre" }).click();
    await page.getByText("La demande est transmise").waitFor();
    await page.getByText("Transmise à Agence des Roches").waitFor();
    expect((await request(`/espace/demandes/${reference}`, "member")).status).toBe(200);
    await close();
  });

  test("joins the leads of one person within an agency", async () => {
    const [first, second] = [
      await putLead(fixture.leads, "joined-1"),
      await putLead(fixture.leads, "joined-2", { kind: "rappel" }),
    ];
    const page = await (await request(`/espace/demandes/${first}`, "member")).text();
    expect(page).toContain(`/espace/demandes/${second}`);
    expect(page).not.toContain(fixture.references.dealer);
  });
});

describe("listings", () => {
  test("an agency finds its own listings in every state, without JavaScript too", async () => {
    const { page, complaints, close } = await openAs("member", { javaScriptEnabled: false });
    await page.goto("/espace");
    await page.getByRole("link", { name: "Annonces", exact: true }).click();
    const search = page.locator("form.desk-search");
    const tabs = page.getByRole("navigation", { name: "État des annonces" });
    expect(await search.getByLabel("Agence").count()).toBe(0);
    await tabs.getByRole("link", { name: /^Vendues ou louées/ }).click();
    expect(await page.locator(".desk-rows > li").count()).toBe(2);
    await page.getByText("Vendue", { exact: true }).first().waitFor();
    await tabs.getByRole("link", { name: /^Toutes/ }).click();
    await search.getByRole("searchbox").fill("introuvable");
    await search.getByRole("button", { name: "Chercher" }).click();
    await page.getByText("Aucune annonce ne correspond").waitFor();
    expect(complaints).toEqual([]);
    await close();
    const dealer = await request(`/espace/annonces?agence=${DEALER}`, "member");
    expect(await dealer.text()).not.toContain("GP-1");
  });

  test("the operator reads the listings of each agency", async () => {
    const text = async (path: string) => (await request(path, "operator")).text();
    expect(await text(`/espace/annonces?agence=${DEALER}`)).toContain("GP-1");
    expect(await text(`/espace/annonces?agence=${DEALER}&page=2`)).toContain('aria-label="Pages d’annonces"');
    expect(await text(`/espace/annonces?agence=${ESTATE_AGENCY}`)).not.toContain("GP-1");
    expect((await request("/espace/annonces?agence=unknown", "operator")).status).toBe(404);
  });
});

test("the page of a published listing leads to its parts at its top, and is short on a phone", async () => {
  const path = await createDraft("Courte", "COURTE-1");
  await publishDraft(path);
  const { page, close } = await openAs("member", { width: 375, javaScriptEnabled: false });
  await page.goto(path);
  const ways = page.getByRole("navigation", { name: "Cette annonce" });
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(((await ways.boundingBox())?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(200);
  const labels = [
    "Photos",
    "Fiche",
    "Publication",
    "Aperçu",
    "Alertes",
    "Aperçu de la page",
    "Rapport au vendeur",
  ];
  expect(await ways.getByRole("link").allTextContents()).toEqual([...labels, "Voir le bien en ligne"]);
  expect(await page.evaluate(() => document.querySelector("main")?.scrollHeight)).toBeLessThan(4_000);
  // Without JavaScript each section opens too.
  await page.locator("summary", { hasText: "Prix" }).click();
  expect(await page.locator('[name="prixCents"]').inputValue()).toBe("90");
  await ways.getByRole("link", { name: "Publication" }).click();
  expect(await page.locator("#publication").boundingBox()).toMatchObject({ x: 16 });
  await close();
});

test("the report to the seller counts from the publication, and names the agency's phone", async () => {
  const path = await createDraft("Box au rapport", "RAPPORT-1");
  await publishDraft(path);
  const today = FIXTURE_NOW.slice(0, 10);
  const visit = (visitor: string) =>
    fixture.desk.recordFigures(today, [{ kind: "view", subject: path.split("/").at(-1) ?? "", visitor }]);
  await visit("a");
  await visit("b");
  const report = await (await request(`${path}/rapport`, "member")).text();
  expect(report).toContain('href="tel:+33494000022"');
  expect(report).toMatch(/aria-label="Visiteurs par jour\s: 2 en tout, dont 2 le [\d/]+\."/);
  const [, from, to] = /<h2>Du\s([\d/]+)\sau\s([\d/]+)<\/h2>/.exec(report) ?? [];
  expect(from).toBe(to);
  // The bar of one day.
  expect(report.match(/<rect /g)).toHaveLength(1);
});

/** All that a listing needs besides title and reference. */
const COMPLETE_LISTING = {
  transaction: "location",
  type: "parking",
  prixCents: "90",
  "adresse.codePostal": "76990",
  "adresse.commune": "Aubremer",
  "location.honorairesLocataireCents": "0",
  "location.depotGarantieCents": "90",
};

/** Creates a draft of the estate agency and returns its path. */
async function createDraft(titre: string, reference: string): Promise<string> {
  const response = await request("/espace/annonces/nouvelle", "member", { type: "estate", titre, reference });
  return response.headers.get("location") ?? "";
}

/** Publishes a complete draft. */
async function publishDraft(path: string): Promise<void> {
  const form = { version: "1", ...COMPLETE_LISTING, geste: "publier" };
  expect((await request(`${path}/enregistrer`, "member", form)).headers.get("location")).toContain(
    "fait=publier",
  );
}

describe("writing a listing", () => {
  test("a form that is sent after the session ended comes back with everything typed", async () => {
    const path = await createDraft("Session finie", "FIN-1");
    const response = await request(`${path}/enregistrer`, "visitor", {
      version: "1",
      description: "Long texte",
    });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("Long texte</textarea>");
  });

  test("two people who change the same field see both values, and one chooses", async () => {
    const path = await createDraft("Deux mains", "DEUX-1");
    const save = (role: Role, form: Record<string, string>) => request(`${path}/enregistrer`, role, form);
    await save("manager", { version: "1", ...COMPLETE_LISTING, description: "Texte de Camille" });
    const second = await save("member", { version: "1", description: "Texte d’Alix", pieces: "3" });
    expect(second.status).toBe(409);
    const page = await second.text();
    for (const text of ["Texte de Camille", "Texte d’Alix", "Camille Roux"]) expect(page).toContain(text);
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
    expect((await save("member", { version, description: "Texte d’Alix" })).status).toBe(303);
    const edited = await (await request(path, "manager")).text();
    expect(edited).toContain("Texte d’Alix");
    expect(edited).toContain('value="3"');
  });

  test("from a phone, with eight photos", async () => {
    const { page, complaints, close } = await openAs("member", { width: 375 });
    await page.goto("/espace/annonces");
    await page.getByRole("link", { name: "Nouvelle annonce" }).click();
    await page.getByLabel("Titre de l’annonce").fill("Place près du port");
    await page.getByLabel("Référence").fill("PORT-8");
    await page.getByRole("button", { name: "Commencer l’annonce" }).click();
    await page.getByRole("heading", { level: 1, name: "Place près du port" }).waitFor();
    await page.getByLabel("Ajouter des photos").setInputFiles(await createPhotos(8));
    for (const [name, value] of [
      ["transaction", "location"],
      ["type", "parking"],
    ] as const)
      await page.locator(`#annonce select[name="${name}"]`).selectOption(value, { force: true });
    // The link to a field that is missing opens its section.
    expect(await page.locator('#annonce [name="prixCents"]').isVisible()).toBe(false);
    await page
      .getByRole("region", { name: "Avant de publier" })
      .getByRole("link", { name: "Prix affiché" })
      .click();
    for (const [name, value] of [
      ["prixCents", "90"],
      ["location.honorairesLocataireCents", "0"],
      ["location.depotGarantieCents", "90"],
    ] as const)
      await page.locator(`#annonce [name="${name}"]`).fill(value);
    // The preview names the number too, sooner or later.
    await page.getByRole("region", { name: "Photos" }).getByText("8 photos", { exact: true }).waitFor();
    expect(await page.locator(".desk-photo").count()).toBe(8);
    const texts = page.getByLabel("Ce que montre la photo");
    await expect
      .poll(() => texts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
      .toEqual(Array.from({ length: 8 }, () => ""));
    // A text is saved while its field still has the focus.
    await texts.nth(1).pressSequentially("La place");
    await page.getByText("Texte enregistré.").waitFor();
    await page.getByRole("button", { name: "Publier l’annonce" }).click();
    await page.getByText("L’annonce est en ligne.").waitFor();
    await page.getByRole("link", { name: "Voir le bien en ligne" }).click();
    await page.getByRole("heading", { level: 1, name: "Place près du port" }).waitFor();
    await page.getByRole("img", { name: "Place près du port – photo 1" }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("the map under the mark is moved by the mouse, and its place is saved", async () => {
    const path = await createDraft("À sa place", "CARTE-1");
    const where = { "position.latitude": "49,5500", "position.longitude": "-0,7900" };
    await request(`${path}/enregistrer`, "member", { version: "1", ...COMPLETE_LISTING, ...where });
    const { page, complaints, close } = await openAs("member", { width: 1280 });
    await page.goto(path);
    const latitude = page.locator('#annonce [name="position.latitude"]');
    await latitude.evaluate((field) => field.closest("details")?.setAttribute("open", ""));
    const map = page.locator(".place-picker-map");
    await map.scrollIntoViewIfNeeded();
    await map.locator("canvas").waitFor();
    const before = await latitude.inputValue();
    const box = await map.boundingBox();
    if (box === null) throw new Error("The map has no box.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 6 });
    await page.mouse.up();
    const toNumber = (text: string) => Number(text.replace(",", "."));
    // The map follows the hand, so the place under the mark is farther north.
    await expect
      .poll(async () => toNumber(await latitude.inputValue()))
      .toBeGreaterThan(toNumber(before) + 0.0001);
    await page.getByText("Tout est enregistré").first().waitFor();
    const moved = await latitude.inputValue();
    await page.reload();
    expect(await latitude.inputValue()).toBe(moved);
    // The fixture has no base map; the place is chosen all the same.
    expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
    await close();
  });

  test("a draft is deleted after a confirmation only, without JavaScript too", async () => {
    const path = await createDraft("À jeter", "JETER-1");
    const send = (geste: string) => request(`${path}/enregistrer`, "member", { version: "1", geste });
    expect((await send("abandonner")).headers.get("location")).toContain("abandon=1");
    expect(await (await request(`${path}?abandon=1`, "member")).text()).toContain("Oui, supprimer");
    expect((await send("abandonner-oui")).status).toBe(303);
    expect((await request(path, "member")).status).toBe(404);
  });

  test("every change is in the audit log, with the values before and after", async () => {
    const path = await createDraft("Suivie", "SUIVI-1");
    await request(`${path}/enregistrer`, "member", { version: "1", ...COMPLETE_LISTING, geste: "publier" });
    await request("/espace/annonces", "member", {
      geste: "etat-reserve",
      annonce: path.split("/").at(-1) ?? "",
    });
    const { entries } = await fixture.desk.listAudit({ agency: ESTATE_AGENCY, count: 4 });
    expect(entries.map(({ action }) => action)).toEqual([
      "état d’annonce",
      "publication d’annonce",
      "brouillon d’annonce",
      "annonce commencée",
    ]);
    expect(entries[0]).toMatchObject({
      before: { état: "publie" },
      after: { état: "reserve" },
      subject: "SUIVI-1",
    });
    expect(entries[2]?.after).toMatchObject({ prixCents: "90" });
  });
});

describe("the operator", () => {
  test("removes a reported listing: its page is gone, and its agency gets the reason", async () => {
    const path = await createDraft("Signalée", "SIGNAL-1");
    await publishDraft(path);
    const id = path.split("/").at(-1) ?? "";
    const page = `/bien/signalee-${id}`;
    expect((await request(page, "visitor")).status).toBe(200);
    const reference = await putLead(fixture.leads, "signal-1", {
      agency: null,
      kind: "signalement",
      listing: { id, reference: "SIGNAL-1", title: "Signalée", path: page },
    });
    const decision = { geste: "retirer", motif: "Bien qui n’existe pas." };
    expect((await request(`/espace/moderation/${reference}`, "operator", decision)).status).toBe(303);
    expect((await request(page, "visitor")).status).toBe(410);
    expect(await (await request(path, "manager")).text()).toContain("Bien qui n’existe pas.");
    expect(await (await request("/espace/moderation?etat=decides", "operator")).text()).toContain("Retiré");
    await expect
      .poll(() => listMails("camille@roches.example").join(), { timeout: 10_000 })
      .toContain("SIGNAL-1");
  });

  test("publishes a legal text, and its earlier text stays readable", async () => {
    const text = {
      titre: "Conditions du site",
      description: "Nos règles.",
      texte: "## Objet\n\nRègle neuve.",
    };
    const publish = { geste: "publier", revision: "0", ...text };
    expect((await request("/espace/textes/cgu", "operator", publish)).status).toBe(303);
    const page = await (await request("/cgu", "visitor")).text();
    expect(page).toContain("Règle neuve.");
    expect(page).not.toContain('content="noindex');
    const before = await (await request("/cgu?version=0", "visitor")).text();
    expect(before).not.toContain("Règle neuve.");
    expect(before).toContain('content="noindex');
    expect((await request("/cgu?version=9", "visitor")).status).toBe(404);
  });

  test("names the fields of an agency that are wrong, each once", async () => {
    const answer = await request("/espace/agences", "operator", { kind: "agence", nom: "Sans adresse" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/Code postal\s: cette valeur est obligatoire/);
    expect(html).not.toContain("departement");
    expect(html).toMatch(/[^\d]2\spoints à corriger/);
  });

  test("sees a key once, and revokes it", async () => {
    const shown = await (await request("/espace/cles", "operator", { nom: "Une fois", jour: "5" })).text();
    const key = /lieudit_[\w-]{43}/.exec(shown)?.[0] ?? "";
    const call = async () =>
      (
        await fetch(`${site.url}/v1/places:autocomplete`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-goog-api-key": key },
          body: JSON.stringify({ input: "port" }),
        })
      ).status;
    expect(key).not.toBe("");
    expect(await call()).toBe(200);
    const list = await (await request("/espace/cles", "operator")).text();
    expect(list).not.toContain(key);
    const id = /numéro\s([0-9a-f]{12})/.exec(list.slice(list.indexOf("Une fois")))?.[1] ?? "";
    // A page that is loaded again creates no second key.
    expect((await request("/espace/cles", "operator", { nom: "Une fois", jour: "5" })).status).toBe(422);
    const question = await request("/espace/cles", "operator", { geste: "revoquer", cle: id });
    expect(question.headers.get("location")).toContain(`/espace/cles?revoquer=${id}`);
    expect(await (await request(`/espace/cles?revoquer=${id}`, "operator")).text()).toContain(
      "Oui, révoquer",
    );
    expect(await call()).toBe(200);
    expect((await request("/espace/cles", "operator", { geste: "revoquer-oui", cle: id })).status).toBe(303);
    expect(await call()).toBe(400);
  });
});

test("one click sends the alerts that a listing answers, and no alert twice", async () => {
  const email = "lea@exemple.fr";
  await fixture.leads.putAlert({
    key: "alerte-1",
    email,
    search: "/immobilier/location/parking",
    label: "Parkings à louer",
    around: null,
    isDoubtful: false,
    mail: () => ({
      to: "x@exemple.fr",
      replyTo: null,
      subject: "",
      text: "",
      html: "",
      unsubscribeUrl: null,
    }),
  });
  const [alert] = (await fixture.leads.listAlerts()).filter((one) => one.email === email);
  await fixture.leads.confirmAlert(alert?.token ?? "", 0);
  const path = await createDraft("Box fermé", "BOX-1");
  await publishDraft(path);
  expect(await (await request(path, "member")).text()).toMatch(/moins de 5\salertes/);
  expect(listMails(email)).toEqual([]);
  for (let click = 0; click < 2; click++)
    expect((await request(path, "member", { geste: "alertes" })).status).toBe(303);
  await expect.poll(() => listMails(email).length, { timeout: 10_000 }).toBe(1);
  expect(listMails(email)[0]).toContain("Box ferm");
  await request(path, "member", { geste: "alertes" });
  const [checked] = (await fixture.leads.listAlerts()).filter((one) => one.email === email);
  expect(checked?.looked).toBe(new Date(FIXTURE_NOW).toISOString());
});

describe("a delivery", () => {
  /** Sends a file and returns the path of its delivery. */
  async function deliver(name: string, text: string, role: Exclude<Role, "visitor">, agence = "") {
    const body = new FormData();
    body.append("agence", agence);
    body.append("fichier", new File([text], name));
    const response = await fetch(`${site.url}/espace/livraisons`, {
      method: "POST",
      redirect: "manual",
      headers: {
        cookie: `espace=${fixture.sessions[role]}`,
        origin: site.url,
        "sec-fetch-site": "same-origin",
      },
      body,
    });
    return { status: response.status, path: response.headers.get("location") ?? "" };
  }
  const waitFor = (path: string, text: RegExp) =>
    expect.poll(async () => (await request(path, "operator")).text(), { timeout: 15_000 }).toMatch(text);
  const CSV =
    "Réf;Offre;Type de bien;Libellé;Prix;CP;Ville\nT-1;Vente;Terrain;Terrain livré;90 000 €;76990;Aubremer\n";

  test("with unknown columns is imported after somebody said what they contain, and again at once", async () => {
    const { path } = await deliver("logiciel.csv", CSV, "member");
    await waitFor(path, /Que contient chaque colonne/);
    const page = await (await request(path, "member")).text();
    expect(page).toContain("Comme Terrain livré");
    const columns = ["reference", "transaction", "type", "titre", "prixCents", "adresse.codePostal"];
    const answers = Object.fromEntries(columns.map((column, at) => [`colonne-${at}`, column]));
    const form = { geste: "associer", type: "estate", ...answers };
    expect((await request(path, "member", { ...form, "colonne-4": "" })).status).toBe(422);
    expect((await request(path, "member", { ...form, "colonne-6": "adresse.commune" })).status).toBe(303);
    await waitFor(path, /1\sajoutée/);
    const again = await deliver("logiciel.csv", CSV, "manager");
    await waitFor(again.path, /1\sinchangée/);
    const csv = await (await request("/espace/annonces.csv", "member")).text();
    expect(csv).toContain("Terrain livré");
    expect(await (await request("/espace/annonces.xml", "member")).text()).toContain("Terrain livré");
    expect((await request(path, "member", form)).status).toBe(422);
  });

  test("of somebody without a session is not read", async () => {
    const body = new FormData();
    body.append("fichier", new File(["x".repeat(3_000_000)], "parc.csv"));
    const response = await fetch(`${site.url}/espace/livraisons`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: site.url, "sec-fetch-site": "same-origin" },
      body,
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/espace/connexion"]);
  });

  test("of another agency is unknown, and a file of another kind is rejected", async () => {
    const { path } = await deliver("parc.csv", "Réf;Prix\nA;1\n", "operator", DEALER);
    expect((await request(path, "operator")).status).toBe(200);
    expect((await request(path, "manager")).status).toBe(404);
    expect((await request(path, "manager", { geste: "abandonner" })).status).toBe(404);
    expect(await (await request("/espace/livraisons", "manager")).text()).not.toContain("parc.csv");
    expect((await deliver("virus.exe", "x", "member")).status).toBe(422);
  });
});

describe("pages", () => {
  test.each([
    [
      "manager",
      [
        "/espace/annonces/nouvelle",
        `/espace/annonces/${HOUSE_ID}`,
        `/espace/annonces/${HOUSE_ID}/rapport`,
        "/espace/liaisons",
        "/espace/livraisons",
      ],
    ],
    [
      "operator",
      [
        "/espace/agences",
        "/espace/aiguillage",
        "/espace/moderation",
        "/espace/cles",
        "/espace/textes/cgu",
        "/espace/sante",
      ],
    ],
  ] as const)("of the %s have no accessibility fault on a phone", async (role, paths) => {
    const { page, complaints, close } = await openAs(role, { width: 375 });
    const own = role === "operator" ? [`/espace/moderation/${fixture.references.report}`] : [];
    for (const path of [...paths, ...own]) {
      await page.goto(path);
      await page.waitForFunction(() => window.isHydrated !== false);
      expect(await page.locator('.desk-nav [aria-current="page"]').boundingBox()).toMatchObject({ x: 16 });
      await expectAccessible(page);
      expect(await getOverflow(page)).toBe(0);
      // The content is on the first screen of a phone.
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      expect(heading?.y, path).toBeLessThan(280);
      // Nothing that follows the window covers a field.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.locator(".back-to-top-place").evaluate((nav) => getComputedStyle(nav).display)).toBe(
        "none",
      );
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(WIDTHS)("have no accessibility fault, and fit %d px", async (width) => {
    const paths = [
      "/espace",
      "/espace/annonces",
      "/espace/demandes",
      "/espace/equipe",
      "/espace/journal",
      "/espace/compte",
    ];
    const { page, complaints, close } = await openAs("manager", { width });
    for (const path of [...paths, `/espace/demandes/${fixture.references.estate}`]) {
      await page.goto(path);
      await expectAccessible(page);
      expect(await getOverflow(page)).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(SCHEMES)("to sign in have contrast and no accessibility fault: %s", async (scheme) => {
    const { page, close } = await site.open({ scheme, consent: null });
    await page.goto("/");
    expect(await page.locator(".consent-banner").count()).toBe(1);
    await page.goto("/espace/connexion");
    // The desk uses nothing that needs consent.
    expect(await page.locator(".consent-banner").count()).toBe(0);
    await expectContrast(page);
    await expectAccessible(page);
    await close();
  });
});

/** Different small photos, as a phone sends them. */
function createPhotos(count: number): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `IMG_${at}.jpg`,
      mimeType: "image/jpeg",
      buffer: await sharp({
        create: { width: 600, height: 400, channels: 3, background: { r: at * 25, g: 120, b: 180 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** Pixels by which a page is wider than its window. */
function getOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Sent emails to an address, with soft line breaks removed. */
function listMails(to: string): string[] {
  return readOutbox(site)
    .map((mail) => mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="))
    .filter((mail) => mail.includes(`\nTo: ${to}`));
}

/** Returns the path of the link in the email to an address. */
async function readLink(to: string): Promise<string> {
  let link: string | undefined;
  const find = () => {
    for (const mail of listMails(to)) link ??= /\/espace\/lien\/[\w-]{43}(?:\?vers=[\w%]+)?/.exec(mail)?.[0];
    return link;
  };
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return link ?? "";
}
