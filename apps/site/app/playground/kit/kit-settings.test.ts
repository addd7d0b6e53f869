import { expect, test } from "vitest";
import { kitHref, readKitSettings, UNREADABLE_PLACE } from "./kit-settings.ts";

const read = (query: string) => readKitSettings(new URLSearchParams(query));
const DEFAULTS = read("");

const EVERYTHING =
  "composant=carte&q=Le+Ressac&lieu=osm-n-0000000110&langue=ar&sens=gauche-droite&theme=sombre" +
  "&couleurs=lieudit&contenu=choix&orientation=horizontale&photo=grande&source=bas&source-clair=noir" +
  "&source-sombre=gris&unites=miles&titre=h4&fond=sable&coins=16&region=gb&section=media&section=rating&tronque=1&visionneuse=1" +
  "&choix=1&atouts=1&distance=1&trajet=1&sans-loupe=1&sans-croix=1&inactif=1&largeur=450";

test("an address with everything is read and written back alike", () => {
  expect(kitHref(read(EVERYTHING))).toBe(`/kit?${EVERYTHING}`);
  expect(read(EVERYTHING)).toMatchObject({
    widget: "carte",
    placeId: "osm-n-0000000110",
    language: "ar",
    orientation: "HORIZONTAL",
    sections: ["media", "rating"],
    opensLightbox: true,
    width: 450,
  });
});

test("what is as it comes has the plain address", () => {
  expect(kitHref(DEFAULTS)).toBe("/kit");
  expect(kitHref({ ...DEFAULTS, sections: ["media"] })).toBe("/kit");
});

test.each([
  ["composant=inconnu"],
  ["composant=constructor"],
  ["langue=xx"],
  ["largeur=-5"],
  ["largeur=1e9"],
  ["lieu="],
  ["section=__proto__"],
  ["tronque=oui"],
])("%s is as if it were absent", (query) => expect(read(query)).toEqual(DEFAULTS));

test("what cannot be a place is one that there is not, and is not written back", () => {
  expect(read("lieu=%3Cscript%3E")).toEqual({ ...DEFAULTS, placeId: UNREADABLE_PLACE });
  expect(kitHref(read("lieu=%3Cscript%3E"))).toBe("/kit");
});

test.each([
  ["largeur=20", 160],
  ["largeur=9999", 1000],
  ["largeur=450&largeur-choisie=320", 320],
])("%s is a width of %i", (query, width) => expect(read(query).width).toBe(width));

test("a form sends the place with the words that it was chosen for, and other words take it away", () => {
  const chosen = "lieu=osm-n-0000000110&de=Le+Ressac";
  expect(read(`${chosen}&q=Le+Ressac`).placeId).toBe("osm-n-0000000110");
  expect(read(`${chosen}&q=boulangerie`).placeId).toBeNull();
});
