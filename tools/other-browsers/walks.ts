import type { WalkedPage } from "./walk-page.ts";

/** Steps on each page of `examples/`; their own tests do the same and more in Chromium. */
export const WALKS: Readonly<Record<string, (page: WalkedPage) => Promise<void>>> = {
  async "address-form"(page) {
    await page.click("input[role=combobox]");
    await page.type("levain du port");
    await page.see("[role=option]", "Au Levain du Port");
    await page.press("ArrowDown");
    await page.press("Enter");
    await page.comesTo("document.querySelector('[name=commune]').value", "Aubremer");
    await page.comesTo("document.querySelector('[name=rue]').value", "23 Quai de la Criée");
    await page.click("button", "Continuer");
    await page.see("output", "code_postal=96100");
  },
  async "autocomplete-data"(page) {
    await page.click("input:enabled");
    await page.type("musée de la gr");
    await page.click("button", "Musée de la Grande Pêche");
    await page.see("p", "Musée de la Grande Pêche : 27 bis Quai du Levant");
  },
  async "click-on-the-map"(page) {
    await page.see("gmp-map");
    await page.comesTo("document.querySelector('gmp-map').innerMap.getZoom()", 18);
    await page.click("gmp-map");
    // The clicked place, or the address of the point.
    await page.comesTo(
      "document.querySelector('gmp-place-details-compact') !== null || /96100 Aubremer/.test(document.body.innerText)",
      true,
    );
  },
  async "compact-in-map-popup"(page) {
    await page.click("gmp-advanced-marker", "La Brûlerie du Port");
    await page.see("h3", "La Brûlerie du Port");
    await page.click("gmp-advanced-marker", "Musée de la Grande Pêche");
    await page.see("h3", "Musée de la Grande Pêche");
  },
  async "details-by-id"(page) {
    await page.see("h2", "Au Levain du Port");
    await page.click("[role=tab]", "Présentation");
    await page.press("ArrowRight");
    await page.see("[role=tab][aria-selected=true]", "Avis");
    await page.click("button[aria-haspopup=dialog]");
    await page.see("dialog", "Photo 1 sur 2");
    await page.press("ArrowRight");
    await page.see("dialog", "Photo 2 sur 2");
    await page.press("Escape");
    await page.comesTo(
      "document.querySelector('gmp-place-details').shadowRoot.querySelectorAll('dialog[open]').length",
      0,
    );
  },
  async "details-by-location"(page) {
    await page.click("button", "Quai du Levant");
    await page.see("h2", "Musée de la Grande Pêche");
    await page.click("button", "Quai des Terre-Neuvas");
    await page.see("h2", "La Table des Mareyeurs");
  },
  async "nearby-carousel"(page) {
    await page.click("button", "Fiches suivantes");
    await page.click("button", "La Brûlerie du Port");
    await page.see("gmp-place-details-compact");
  },
  async directions(page) {
    await page.click("button", "Itinéraire");
    await page.see("#panel button", "Partez sur");
  },
  async "older-page"(page) {
    await page.click("input");
    await page.type("musée de la gr");
    await page.see(".pac-item", "Musée de la Grande Pêche");
    await page.press("ArrowDown");
    await page.press("Enter");
    await page.see(".map strong", "Musée de la Grande Pêche");
  },
  async photos(page) {
    await page.see("h1, h2", "La Table des Mareyeurs");
    await page.comesTo(
      "[...document.images].filter((image) => image.naturalWidth === 480 || image.loading === 'lazy').length",
      6,
    );
  },
  async "react-map"(page) {
    await page.click("gmp-advanced-marker", "La Brûlerie du Port");
    await page.see("h3", "La Brûlerie du Port");
  },
  async reviews(page) {
    await page.see("h1, h2", "4,4 sur 5, 318 avis");
    await page.see("blockquote");
  },
  async "text-search-on-a-map"(page) {
    await page.comesTo("document.querySelectorAll('gmp-advanced-marker').length", 6);
    await page.comesTo("document.querySelector('input').value = 'musée'", "musée");
    await page.click("button", "Chercher");
    await page.click("button", "Musée de la Grande Pêche");
    await page.comesTo("document.querySelector('gmp-map').innerMap.getZoom()", 17);
  },
};
